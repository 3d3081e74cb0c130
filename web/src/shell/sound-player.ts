import type { Store } from "../app/store";
import type { View } from "../engine/protocol";
import { isSameGame } from "../game/view-queries";
import { whenIdle } from "../platform/idle";
import { LOUDEST } from "../platform/settings/settings";
import { Sounds, soundsBetween } from "../table/sound";

/** The longest wait for an idle page. */
const MAX_IDLE_WAIT_MS = 500;

/** Plays the sounds between two views of a game, from the first user gesture on. */
export class SoundPlayer {
  readonly #sounds: Sounds;
  #view: View | null;

  constructor(store: Store) {
    this.#sounds = new Sounds(
      () => store.state.settings.volume / LOUDEST,
      (act) => whenIdle(act, MAX_IDLE_WAIT_MS),
    );
    this.#view = store.state.view;
    for (const press of ["click", "keydown"])
      addEventListener(press, () => void this.#sounds.unlock(), { capture: true });
    // The gesture that started the game may have come before this module was loaded.
    if (navigator.userActivation?.hasBeenActive) void this.#sounds.unlock();
    store.subscribe(({ view }) => this.#follow(view));
  }

  playSample(): void {
    void this.#sounds.playSample();
  }

  #follow(view: View | null): void {
    const before = this.#view;
    this.#view = view;
    if (before && view && isSameGame(before, view)) this.#sounds.play(soundsBetween(before, view));
  }
}
