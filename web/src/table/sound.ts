import type { LogEntry, View } from "../engine/protocol";
import { entriesSince } from "../game/view-queries";

export type Sound = "draw" | "place" | "take" | "round" | "last_round" | "turn" | "over" | "won";

interface Note {
  /** When the note starts, in seconds after the start of the sound. */
  at: number;
  /** A pluck is a tone; a brush is noise around its frequency. */
  kind: "pluck" | "brush";
  hertz: number;
  seconds: number;
  gain: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  draw: [brush(0, 2600, 0.09, 0.3), brush(0.03, 1500, 0.07, 0.2)],
  place: [brush(0, 700, 0.06, 0.5), pluck(0, 165, 0.09, 0.5)],
  take: [brush(0, 900, 0.09, 0.3), brush(0.06, 1300, 0.09, 0.3), brush(0.12, 1900, 0.12, 0.3)],
  round: [pluck(0, 294, 0.35, 0.3), pluck(0.12, 392, 0.45, 0.3)],
  // A gong: its partials are not harmonic, and the low ones ring longest.
  last_round: [
    brush(0, 300, 0.12, 0.3),
    pluck(0, 98, 2.2, 0.5),
    pluck(0, 151, 1.7, 0.3),
    pluck(0.01, 233, 1.1, 0.2),
    pluck(0.02, 341, 0.7, 0.12),
  ],
  turn: [pluck(0, 523, 0.3, 0.25), pluck(0.09, 659, 0.4, 0.25)],
  over: [pluck(0, 392, 0.4, 0.3), pluck(0.14, 330, 0.4, 0.3), pluck(0.28, 262, 0.7, 0.3)],
  won: [pluck(0, 392, 0.4, 0.3), pluck(0.12, 494, 0.4, 0.3), pluck(0.24, 587, 0.4, 0.3), pluck(0.36, 784, 0.9, 0.35)],
};

/** The sounds of log entries, by their kind. They are frequent, and skipped while another one plays. */
const ENTRY_SOUNDS = ["draw", "place", "take", "round"] as const satisfies (Sound & LogEntry["kind"])[];
/** The minimum time between the starts of two sounds, in seconds. */
const MIN_GAP_S = 0.15;
/** The longest delay of a sound, in seconds; a later one would no longer match the screen. */
const MAX_DELAY_S = 1;

/**
 * Return the sounds between two views of a game: the last-round card or else the last event, and the start of a
 * person's turn.
 */
export function soundsBetween(before: View, after: View): Sound[] {
  if (after.log.length < before.log.length) return [];
  if (after.phase === "over" && before.phase !== "over") return [hasPersonWon(after) ? "won" : "over"];
  const kinds = entriesSince(before, after).map(({ kind }) => kind);
  if (kinds.includes("last_round")) return ["last_round"];
  const sounds = kinds.filter(isEntrySound);
  const wasTurn = before.waiting_for === "human" && before.current === after.current;
  const startsTurn = after.waiting_for === "human" && !wasTurn;
  return startsTurn ? [...sounds.slice(-1), "turn"] : sounds.slice(-1);
}

/** Synthesizes short sounds of felt and wood; silent until unlocked, and in browsers without Web Audio. */
export class Sounds {
  #context: AudioContext | null = null;
  #starting: Promise<void> | undefined;
  /** The earliest start of the next sound, in seconds of the audio clock. */
  #nextStart = 0;

  /**
   * @param volume returns the volume, from 0 to 1
   * @param whenIdle defers work until the page is idle
   */
  constructor(
    private readonly volume: () => number,
    private readonly whenIdle: (act: () => void) => void,
  ) {}

  /** Start audio; call it while handling a user gesture, outside of which browsers may refuse. */
  async unlock(): Promise<void> {
    if (this.volume() === 0) return;
    try {
      this.#starting ??= this.#start();
      if (!this.#context) await this.#starting;
      if (this.#context?.state !== "running") await this.#context?.resume();
    } catch {
      // The page works without sound.
    }
  }

  /**
   * Create the context once the page is idle. The first context blocks the page for 40 to 100 ms while Chromium starts
   * its audio process, unless listing the devices has started that process already.
   */
  async #start(): Promise<void> {
    await new Promise<void>((resolve) => this.whenIdle(resolve));
    await navigator.mediaDevices?.enumerateDevices().catch(() => undefined);
    this.#context = new AudioContext();
  }

  /** Play a sound at the current volume; call it while handling a user gesture. */
  async playSample(): Promise<void> {
    await this.unlock();
    this.play(["place"]);
  }

  /** Play sounds one after another; skip frequent ones while another plays. */
  play(sounds: readonly Sound[]): void {
    const context = this.#context;
    // Play the sounds of the first press once audio has started.
    if (!context) void this.#starting?.then(() => this.play(sounds)).catch(() => undefined);
    if (context?.state !== "running" || this.volume() === 0) return;
    for (const sound of sounds) {
      const now = context.currentTime;
      const delay = this.#nextStart - now;
      if (delay > (isEntrySound(sound) ? 0 : MAX_DELAY_S)) continue;
      const start = Math.max(now, this.#nextStart);
      this.#nextStart = start + MIN_GAP_S;
      for (const note of SOUNDS[sound]) playNote(context, note, start, this.volume());
    }
  }
}

function isEntrySound(name: Sound | LogEntry["kind"]): name is (typeof ENTRY_SOUNDS)[number] {
  return ENTRY_SOUNDS.some((sound) => sound === name);
}

function hasPersonWon({ result, seats }: View): boolean {
  return result?.winners.some((seat) => seats[seat]?.kind === "human") ?? false;
}

function playNote(
  context: AudioContext,
  { at, kind, hertz, seconds, gain }: Note,
  begin: number,
  volume: number,
): void {
  const start = begin + at;
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(gain * volume, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  fade.connect(context.destination);
  const source =
    kind === "pluck"
      ? new OscillatorNode(context, { type: "triangle", frequency: hertz })
      : new AudioBufferSourceNode(context, { buffer: noise(context) });
  const filter = new BiquadFilterNode(context, {
    type: kind === "pluck" ? "lowpass" : "bandpass",
    frequency: hertz * 1.5,
  });
  source.connect(filter).connect(fade);
  source.start(start);
  source.stop(start + seconds);
}

/** The noise of all brushes; generating it takes a millisecond. */
let cachedNoise: AudioBuffer | null = null;

function noise({ sampleRate }: AudioContext): AudioBuffer {
  if (cachedNoise) return cachedNoise;
  cachedNoise = new AudioBuffer({ length: sampleRate / 4, sampleRate });
  const samples = cachedNoise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return cachedNoise;
}

function pluck(at: number, hertz: number, seconds: number, gain: number): Note {
  return { at, kind: "pluck", hertz, seconds, gain };
}

function brush(at: number, hertz: number, seconds: number, gain: number): Note {
  return { at, kind: "brush", hertz, seconds, gain };
}
