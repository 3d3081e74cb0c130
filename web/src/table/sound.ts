import type { LogEntry, View } from "../engine/protocol";

export type Sound = "draw" | "place" | "take" | "round" | "turn" | "over" | "won";

interface Stroke {
  /** Seconds after the sound begins. */
  at: number;
  /** A pluck has a pitch; a brush is noise around one. */
  kind: "pluck" | "brush";
  hertz: number;
  seconds: number;
  gain: number;
}

const SOUNDS: Record<Sound, Stroke[]> = {
  draw: [brush(0, 2600, 0.09, 0.3), brush(0.03, 1500, 0.07, 0.2)],
  place: [brush(0, 700, 0.06, 0.5), pluck(0, 165, 0.09, 0.5)],
  take: [brush(0, 900, 0.09, 0.3), brush(0.06, 1300, 0.09, 0.3), brush(0.12, 1900, 0.12, 0.3)],
  round: [pluck(0, 294, 0.35, 0.3), pluck(0.12, 392, 0.45, 0.3)],
  turn: [pluck(0, 523, 0.3, 0.25), pluck(0.09, 659, 0.4, 0.25)],
  over: [pluck(0, 392, 0.4, 0.3), pluck(0.14, 330, 0.4, 0.3), pluck(0.28, 262, 0.7, 0.3)],
  won: [pluck(0, 392, 0.4, 0.3), pluck(0.12, 494, 0.4, 0.3), pluck(0.24, 587, 0.4, 0.3), pluck(0.36, 784, 0.9, 0.35)],
};

const HEARD: Partial<Record<LogEntry["kind"], Sound>> = { draw: "draw", place: "place", take: "take", round: "round" };

/** Of these there are many; no other is left out, unless it would be late. */
const PASSING: ReadonlySet<Sound> = new Set(["draw", "place", "take", "round"]);
/** Seconds from the beginning of one sound to that of the next. */
const LEAST_GAP = 0.15;
/** Seconds after which a sound tells of what is long over. */
const LATEST = 1;

/** What is to be heard between two views of one game: what happened last, and that a person's turn begins. */
export function soundsBetween(before: View, after: View): Sound[] {
  if (after.log.length < before.log.length) return [];
  if (after.phase === "over" && before.phase !== "over") return [hasPersonWon(after) ? "won" : "over"];
  const happened = after.log.slice(before.log.length).flatMap((entry) => HEARD[entry.kind] ?? []);
  const wasTurn = before.waiting_for === "human" && before.current === after.current;
  const isCall = after.waiting_for === "human" && !wasTurn;
  return isCall ? [...happened.slice(-1), "turn"] : happened.slice(-1);
}

/** Short sounds of felt and wood, made on the spot; silent until woken, and for good where a browser can make none. */
export class Sounds {
  #context: AudioContext | null = null;
  #coming: Promise<void> | undefined;
  #next = 0;

  /** The volume is from 0 to 1; `later` lets something wait until nothing is in its way. */
  constructor(
    private readonly volume: () => number,
    private readonly later: (act: () => void) => void,
  ) {}

  /** To be called while the person presses something: at any other time a browser may refuse. */
  async wake(): Promise<void> {
    if (this.volume() === 0) return;
    try {
      this.#coming ??= this.#make();
      if (!this.#context) await this.#coming;
      if (this.#context?.state !== "running") await this.#context?.resume();
    } catch {
      // A page without sound is a page all the same.
    }
  }

  /**
   * The first one holds the page up while Chromium starts a process for sound, 40 to 100 ms. Asked for devices before,
   * it does that beside the page; even to ask is not for between a press and what comes of it.
   */
  async #make(): Promise<void> {
    await new Promise<void>((go) => this.later(go));
    await navigator.mediaDevices?.enumerateDevices().catch(() => undefined);
    this.#context = new AudioContext();
  }

  /** Lets the volume be heard; to be called while the person sets it. */
  async sample(): Promise<void> {
    await this.wake();
    this.play(["place"]);
  }

  /** Plays sounds one after another; what only passes is left out while another is heard. */
  play(sounds: readonly Sound[]): void {
    const context = this.#context;
    // The first press is heard, too, once there is something to play it.
    if (!context) void this.#coming?.then(() => this.play(sounds)).catch(() => undefined);
    if (context?.state !== "running" || this.volume() === 0) return;
    for (const sound of sounds) {
      const now = context.currentTime;
      const late = this.#next - now;
      if (late > (PASSING.has(sound) ? 0 : LATEST)) continue;
      const start = Math.max(now, this.#next);
      this.#next = start + LEAST_GAP;
      for (const stroke of SOUNDS[sound]) play(context, stroke, start, this.volume());
    }
  }
}

function hasPersonWon({ result, seats }: View): boolean {
  return result?.winners.some((seat) => seats[seat]?.kind === "human") ?? false;
}

function play(context: AudioContext, { at, kind, hertz, seconds, gain }: Stroke, begin: number, volume: number): void {
  const start = begin + at;
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(gain * volume, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  fade.connect(context.destination);
  const source =
    kind === "pluck"
      ? new OscillatorNode(context, { type: "triangle", frequency: hertz })
      : new AudioBufferSourceNode(context, { buffer: noise(context) });
  const colour = new BiquadFilterNode(context, {
    type: kind === "pluck" ? "lowpass" : "bandpass",
    frequency: hertz * 1.5,
  });
  source.connect(colour).connect(fade);
  source.start(start);
  source.stop(start + seconds);
}

/** Made once: one noise sounds like another, and to make it takes a millisecond. */
let madeNoise: AudioBuffer | null = null;

function noise({ sampleRate }: AudioContext): AudioBuffer {
  if (madeNoise) return madeNoise;
  madeNoise = new AudioBuffer({ length: sampleRate / 4, sampleRate });
  const samples = madeNoise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return madeNoise;
}

function pluck(at: number, hertz: number, seconds: number, gain: number): Stroke {
  return { at, kind: "pluck", hertz, seconds, gain };
}

function brush(at: number, hertz: number, seconds: number, gain: number): Stroke {
  return { at, kind: "brush", hertz, seconds, gain };
}
