import type { Store } from "../app/store";
import { isContinuation, type Shown } from "../game/view-queries";
import { MAX_VOLUME } from "../platform/settings/settings";
import { whenIdle } from "../platform/tasks";
import { Sounds, soundsBetween } from "../table/sound";
import type { Sound } from "../table/sound-notes";

/** The longest time that loading the sounds waits for an idle page. */
const SOUND_TIMEOUT_MS = 500;

/**
 * Plays the sounds of the events between two views of a game, from the player's first input on. The sound of its end
 * comes with the result.
 */
export class SoundPlayer {
  readonly #sounds: Sounds;
  /** The sounds of an end whose result is not shown yet. */
  #ofEnd: readonly Sound[] = [];

  constructor(store: Store) {
    this.#sounds = new Sounds(
      () => store.state.settings.volume / MAX_VOLUME,
      (act) => whenIdle(act, SOUND_TIMEOUT_MS),
    );
    for (const press of ["click", "keydown"])
      addEventListener(press, () => void this.#sounds.unlock(), { capture: true });
    // The click that started the game came before this module was loaded.
    if (navigator.userActivation?.hasBeenActive) void this.#sounds.unlock();
    document.addEventListener("result-shown", () => this.#end());
    store.subscribe((state, before) => this.#follow(state, before));
  }

  playSample(): void {
    void this.#sounds.playSample();
  }

  #follow(shown: Shown, before: Shown): void {
    const { view } = shown;
    if (view?.phase !== "over") this.#ofEnd = [];
    if (!before.view || !view || !isContinuation(before, shown)) return;
    const sounds = soundsBetween(before.view, view);
    if (view.phase === "over") this.#ofEnd = sounds;
    else this.#sounds.play(sounds);
  }

  #end(): void {
    this.#sounds.play(this.#ofEnd);
    this.#ofEnd = [];
  }
}
