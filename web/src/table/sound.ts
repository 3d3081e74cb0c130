import type { LogEntry, View } from "../engine/protocol";
import { entriesSince, leaders } from "../game/view-queries";
import { type Note, notesOf, type Sound } from "./sound-notes";

/** The minimum time between the starts of two sounds, in seconds. */
const MIN_GAP_S = 0.15;
/** The longest delay of a sound, in seconds; a later one would no longer match the screen. */
const MAX_DELAY_S = 1;

/** From this number of draws before the last round on, a draw sounds different. */
const FEW = 3;
/** How long a note takes to be loud, in seconds. */
const ATTACK_S = 0.004;
const NOISE_S = 0.25;
/** How much of a sound echoes, and for how long, in seconds. */
const ECHO_GAIN = 0.25;
const ECHO_S = 0.5;

/**
 * Return the sounds between two views of a game: the last-round card or else the last event, a person who takes the
 * lead, and the start of a person's turn.
 */
export function soundsBetween(before: View, after: View): Sound[] {
  if (after.log.length < before.log.length) return [];
  if (after.phase === "over" && before.phase !== "over") return [hasPersonWon(after) ? "won" : "over"];
  const entries = entriesSince(before, after);
  if (entries.some(({ kind }) => kind === "last_round")) return ["last_round"];
  const sounds: Sound[] = entries.flatMap((entry) => entrySound(entry, after) ?? []).slice(-1);
  if (leadingPerson(after) !== null && leadingPerson(before) !== leadingPerson(after)) sounds.push("lead");
  const wasTurn = before.waiting_for === "human" && before.current === after.current;
  if (after.waiting_for === "human" && !wasTurn) sounds.push("turn");
  return sounds;
}

function entrySound(entry: LogEntry, { supply }: View): Sound | null {
  if (entry.kind === "place") return `place-${entry.row + 1}`;
  if (entry.kind === "take") return `take-${entry.cards.length}`;
  if (entry.kind !== "draw") return entry.kind === "round" ? "round" : null;
  if (entry.card === "joker" || entry.card === "golden") return "joker";
  return supply.draws_left !== null && supply.draws_left <= FEW ? "few" : "draw";
}

/** Return the person who alone has the highest score; null if there is none. */
function leadingPerson(view: View): number | null {
  const [seat, ...others] = leaders(view);
  return seat !== undefined && others.length === 0 && view.seats[seat]?.kind === "human" ? seat : null;
}

/** Synthesizes short sounds of felt and wood; silent until unlocked, and in browsers without Web Audio. */
export class Sounds {
  #context: AudioContext | null = null;
  /** What all notes go through. */
  #output: AudioNode | null = null;
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
    this.#output = outputOf(this.#context);
  }

  /** Play a sound at the current volume; call it while handling a user gesture. */
  async playSample(): Promise<void> {
    await this.unlock();
    this.play(["place-3"]);
  }

  /** Play sounds one after another; skip frequent ones while another plays. */
  play(sounds: readonly Sound[]): void {
    const context = this.#context;
    // Play the sounds of the first press once audio has started.
    if (!context) void this.#starting?.then(() => this.play(sounds)).catch(() => undefined);
    const output = this.#output;
    if (context?.state !== "running" || !output || this.volume() === 0) return;
    for (const sound of sounds) {
      const now = context.currentTime;
      const delay = this.#nextStart - now;
      if (delay > (isFrequent(sound) ? 0 : MAX_DELAY_S)) continue;
      const start = Math.max(now, this.#nextStart);
      this.#nextStart = start + MIN_GAP_S;
      for (const note of notesOf(sound)) playNote(context, output, note, start, this.volume());
    }
  }
}

/** Return whether a sound is that of an action, which is skipped while another one plays. */
function isFrequent(sound: Sound): boolean {
  return /^(draw|few|joker|place|take|round)/.test(sound);
}

function hasPersonWon({ result, seats }: View): boolean {
  return result?.winners.some((seat) => seats[seat]?.kind === "human") ?? false;
}

/** Return a node whose sounds are soft at any volume, and echo as in a small room. */
function outputOf(context: AudioContext): AudioNode {
  const output = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4 });
  const room = new ConvolverNode(context, { buffer: noise(context, ECHO_S, (share) => (1 - share) ** 4) });
  const echo = new GainNode(context, { gain: ECHO_GAIN });
  output.connect(context.destination);
  output.connect(room).connect(echo).connect(context.destination);
  return output;
}

function playNote(
  context: AudioContext,
  output: AudioNode,
  { at, kind, hertz, seconds, gain }: Note,
  begin: number,
  volume: number,
): void {
  const start = begin + at;
  const fade = new GainNode(context, { gain: 0 });
  // A tone that begins at once clicks.
  fade.gain.setValueAtTime(0.001, start);
  fade.gain.exponentialRampToValueAtTime(gain * volume, start + ATTACK_S);
  fade.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  fade.connect(output);
  const source =
    kind === "pluck"
      ? new OscillatorNode(context, { type: "triangle", frequency: hertz })
      : new AudioBufferSourceNode(context, { buffer: brushNoise(context) });
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

function brushNoise(context: AudioContext): AudioBuffer {
  cachedNoise ??= noise(context, NOISE_S);
  return cachedNoise;
}

/** @param loudness returns that of a sample by its share of the whole time */
function noise({ sampleRate }: AudioContext, seconds: number, loudness = (_share: number) => 1): AudioBuffer {
  const buffer = new AudioBuffer({ length: sampleRate * seconds, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = (Math.random() * 2 - 1) * loudness(at / samples.length);
  return buffer;
}
