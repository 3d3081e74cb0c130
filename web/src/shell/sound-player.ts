import type { Store } from "../app/store";
import type { View } from "../engine/protocol";
import { isContinuation } from "../game/view-queries";
import { whenIdle } from "../platform/idle";
import { MAX_VOLUME } from "../platform/settings/settings";
import { Sounds, soundsBetween } from "../table/sound";

/** The longest time that loading the sounds waits for an idle page. */
const SOUND_TIMEOUT_MS = 500;

/** Plays the sounds of the events between two views of a game, from the player's first input on. */
export class SoundPlayer {
  readonly #sounds: Sounds;
  #view: View | null;

  constructor(store: Store) {
    this.#sounds = new Sounds(
      () => store.state.settings.volume / MAX_VOLUME,
      (act) => whenIdle(act, SOUND_TIMEOUT_MS),
    );
    this.#view = store.state.view;
    for (const press of ["click", "keydown"])
      addEventListener(press, () => void this.#sounds.unlock(), { capture: true });
    // The click that started the game came before this module was loaded.
    if (navigator.userActivation?.hasBeenActive) void this.#sounds.unlock();
    store.subscribe(({ view }) => this.#follow(view));
  }

  playSample(): void {
    void this.#sounds.playSample();
  }

  #follow(view: View | null): void {
    const before = this.#view;
    this.#view = view;
    if (before && view && isContinuation(before, view)) this.#sounds.play(soundsBetween(before, view));
  }
}
