import type { LogEntry, View } from "./engine/protocol";
import { LOUDEST } from "./settings";

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

/** What is to be heard between two views of one game: what happened last, and that it is a person's turn. */
export function soundsBetween(before: View, after: View): Sound[] {
  const last = after.log.slice(before.log.length).findLast((entry) => entry.kind !== "last_round");
  if (!last) return [];
  const isTurn = after.waiting_for === "human" && before.waiting_for === "bot";
  return isTurn ? [soundOf(last, after), "turn"] : [soundOf(last, after)];
}

/** Short sounds of felt and wood, made on the spot; silent until the person has touched the page. */
export class Sounds {
  #context: AudioContext | null = null;
  #busyUntil = 0;

  constructor(private readonly volume: () => number) {}

  /** Plays sounds one after another; what comes while others are heard is left out. */
  play(sounds: readonly Sound[]): void {
    if (sounds.length === 0 || this.volume() === 0 || !navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const now = this.#context.currentTime;
    if (now < this.#busyUntil) return;
    let at = now;
    for (const sound of sounds) {
      for (const stroke of SOUNDS[sound]) play(this.#context, stroke, at, this.volume() / LOUDEST);
      at += 0.15;
    }
    this.#busyUntil = now + 0.1;
  }
}

function soundOf(entry: LogEntry, after: View): Sound {
  if (entry.kind === "last_round") return "round";
  if (entry.kind !== "over") return entry.kind;
  const hasWon = after.result?.winners.some((seat) => after.seats[seat]?.kind === "human");
  return hasWon ? "won" : "over";
}

function play(context: AudioContext, { at, kind, hertz, seconds, gain }: Stroke, begin: number, volume: number): void {
  const start = begin + at;
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(gain * volume, start);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  fade.connect(context.destination);
  const source =
    kind === "pluck" ? new OscillatorNode(context, { type: "triangle", frequency: hertz }) : noise(context);
  const colour = new BiquadFilterNode(context, {
    type: kind === "pluck" ? "lowpass" : "bandpass",
    frequency: hertz * 1.5,
  });
  source.connect(colour).connect(fade);
  source.start(start);
  source.stop(start + seconds);
}

function noise(context: AudioContext): AudioBufferSourceNode {
  const buffer = new AudioBuffer({ length: context.sampleRate / 4, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

function pluck(at: number, hertz: number, seconds: number, gain: number): Stroke {
  return { at, kind: "pluck", hertz, seconds, gain };
}

function brush(at: number, hertz: number, seconds: number, gain: number): Stroke {
  return { at, kind: "brush", hertz, seconds, gain };
}
