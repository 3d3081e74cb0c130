import type { Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import type { Intent } from "../../game/intents";
import { languageInUse } from "../../i18n";
import { recentMishaps } from "../../platform/error-log";

/** What a person can send to whoever looks after the game: versions, the game as a record, the last errors. No names. */
export class AboutGuide {
  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
  ) {}

  handle(intent: Intent): void {
    if (intent.type === "turn-to" && intent.page === "about") void this.#diagnose();
  }

  async #diagnose(): Promise<void> {
    this.store.set({ diagnostic: this.#told("…") });
    this.store.set({ diagnostic: this.#told(await this.#record()) });
  }

  /** Also where the engine is lost: then it is of most use. */
  async #record(): Promise<string> {
    const { engine, save } = this.store.state;
    if (engine !== "ready" || save === null) return "-";
    return this.engine.request({ method: "record" }).then(
      ({ text }) => text,
      (error) => String(error),
    );
  }

  #told(record: string): string {
    const { engine, failure, offline, settings, screen } = this.store.state;
    const lines = [
      `Coloretto ${import.meta.env.VITE_VERSION}`,
      `engine ${import.meta.env.VITE_ENGINE?.match(/coloretto-(\w+)/)?.[1] ?? "-"} ${engine} ${failure ?? ""}`,
      `browser ${navigator.userAgent}`,
      `page ${languageInUse()} ${screen} ${innerWidth}x${innerHeight} ${JSON.stringify(settings)}`,
      `offline ${JSON.stringify(offline)}`,
      `record ${record}`,
      ...recentMishaps().map((mishap) => `error ${mishap}`),
    ];
    return lines.join("\n");
  }
}
