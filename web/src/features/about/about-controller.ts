import type { FeaturePage } from "../../app/features";
import type { State } from "../../app/state";
import type { Slice, Store } from "../../app/store";
import type { Engine } from "../../engine/engine";
import { languageInUse } from "../../i18n";
import { recentErrors } from "../../platform/error-log";
import { aboutPage } from "./about-page";

/** The page about the game, with diagnostics for bug reports. */
export class AboutController {
  readonly page: FeaturePage = {
    open: () => this.#diagnose(),
    view: () => aboutPage(this.#slice.value.diagnostic),
  };
  readonly #slice: Slice<{ diagnostic: string }>;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
  ) {
    this.#slice = store.slice({ diagnostic: "" });
  }

  async #diagnose(): Promise<void> {
    this.#slice.set({ diagnostic: diagnosticText(this.store.state, "…") });
    const record = await this.#record();
    this.#slice.set({ diagnostic: diagnosticText(this.store.state, record) });
  }

  /** Return the record of the game, or the error: diagnostics matter most when the engine fails. */
  async #record(): Promise<string> {
    const { engine, save } = this.store.state;
    if (engine !== "ready" || save === null) return "-";
    return this.engine.request({ method: "record" }).then(
      ({ text }) => text,
      (error) => String(error),
    );
  }
}

/** Return the diagnostics that a player can send: versions, the record of the game, the last errors. No names. */
function diagnosticText({ engine, failure, offline, settings, screen }: State, record: string): string {
  const lines = [
    `Coloretto ${import.meta.env.VITE_VERSION}`,
    `engine ${import.meta.env.VITE_ENGINE?.match(/coloretto-(\w+)/)?.[1] ?? "-"} ${engine} ${failure ?? ""}`,
    `browser ${navigator.userAgent}`,
    `page ${languageInUse()} ${screen} ${innerWidth}x${innerHeight} ${JSON.stringify(settings)}`,
    `offline ${JSON.stringify(offline)}`,
    `record ${record}`,
    ...recentErrors().map((error) => `error ${error}`),
  ];
  return lines.join("\n");
}
