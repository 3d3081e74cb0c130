import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { views } from "../../testing/recordings";
import { waitFor } from "../../testing/wait-for";
import type { LogEntry, View } from "../engine/protocol";
import { emptyView } from "../game/view-queries";
import { Sounds, soundsBetween } from "./sound";
import { notesOf, SOUNDS, type Sound } from "./sound-notes";

async function viewPairs(name: string): Promise<[View, View][]> {
  const all = await views(name);
  return all.slice(1).map((after, index) => [all[index] as View, after]);
}

test.each(["four-players", "five-players-end", "two-people"])("the last event of %s has its sound", async (name) => {
  for (const [before, after] of await viewPairs(name)) {
    const sounds = soundsBetween(before, after);
    const last = after.log.slice(before.log.length).at(-1);
    if (last && ["place", "take", "round"].includes(last.kind)) expect(sounds[0]).toMatch(last.kind);
    if (last?.kind === "draw") expect(["draw", "few", "joker"]).toContain(sounds[0]);
    if (after.log.length < before.log.length) expect(sounds).toEqual([]);
  }
});

test.each(["four-players", "two-people"])("the turn sound plays when a person's turn begins in %s", async (name) => {
  for (const [before, after] of await viewPairs(name)) {
    if (after.log.length <= before.log.length) continue;
    const wasTurn = before.waiting_for === "human" && before.current === after.current;
    const startsTurn = after.waiting_for === "human" && !wasTurn;
    expect(soundsBetween(before, after).includes("turn")).toBe(startsTurn);
  }
});

test("the last-round card has a sound that no other event hides", async () => {
  const after = (await views("five-players-end")).find(({ log }) => log.some(({ kind }) => kind === "last_round"));
  const at = after?.log.findIndex(({ kind }) => kind === "last_round");
  const before = { ...after, log: after?.log.slice(0, at) } as View;
  expect(soundsBetween(before, after as View)).toEqual(["last_round"]);
});

test.each([
  [0, "won"],
  [1, "over"],
])("the end of a game won by seat %i plays %s", async (winner, sound) => {
  const [before, after] = (await viewPairs("five-players-end")).at(-1) as [View, View];
  expect(soundsBetween(before, { ...after, result: { ranks: [], winners: [winner] } })).toEqual([sound]);
});

/** Return the sounds of one entry of the log at a table whose state is changed. */
function soundOf(entry: LogEntry, change: Partial<View> = {}): Sound[] {
  const after = { ...emptyView, log: [entry], ...change };
  return soundsBetween({ ...after, log: [] }, after);
}

test("a row has its own wood, a taken row a note for each card, and a joker a chord", () => {
  expect(soundOf({ kind: "place", seat: 1, card: "c0", row: 3 })).toEqual(["place-4"]);
  expect(soundOf({ kind: "take", seat: 1, row: 0, cards: ["c0", "c1"], revealed: null })).toEqual(["take-2"]);
  for (const card of ["joker", "golden"] as const) expect(soundOf({ kind: "draw", seat: 1, card })).toEqual(["joker"]);
});

test.each([
  [4, "draw"],
  [3, "few"],
  [0, "few"],
  [null, "draw"],
])("with %s draws left before the last round, a draw sounds as %s", (draws_left, sound) => {
  const supply = { ...emptyView.supply, draws_left };
  expect(soundOf({ kind: "draw", seat: 1, card: "c0" }, { supply })).toEqual([sound]);
});

test("a person who takes the lead is heard once, a bot is not", () => {
  const scoring = (...scores: number[]): View => {
    const seats = emptyView.seats.map((seat, index) => ({ ...seat, score: scores[index] ?? 0 }));
    return { ...emptyView, seats };
  };
  expect(soundsBetween(scoring(0, 3), scoring(4, 3))).toEqual(["lead"]);
  expect(soundsBetween(scoring(4, 3), scoring(5, 3))).toEqual([]);
  expect(soundsBetween(scoring(4, 3), scoring(4, 5))).toEqual([]);
  expect(soundsBetween(scoring(2, 3), scoring(3, 3))).toEqual([]);
});

test("every sound has notes, which end", () => {
  for (const sound of SOUNDS) expect(notesOf(sound).length).toBeGreaterThan(0);
  const pitches = [1, 2, 3, 4, 5].map((row) => notesOf(`place-${row}`)[1]?.hertz);
  expect(new Set(pitches).size).toBe(5);
});

/** The frequencies and start times of the plucks. */
const plucks: [hertz: number, at: number][] = [];
let contexts = 0;

class FakeNode {
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

  connect<Other>(other: Other): Other {
    return other;
  }

  start(_at: number): void {}

  stop(): void {}
}

class FakeOscillator extends FakeNode {
  constructor(
    _context: unknown,
    private readonly options: { frequency: number },
  ) {
    super();
  }

  override start(at: number): void {
    plucks.push([this.options.frequency, at]);
  }
}

class FakeContext {
  readonly currentTime = 0;
  readonly state = "running";
  readonly sampleRate = 44_100;

  constructor() {
    contexts += 1;
  }
}

class FakeBuffer {
  getChannelData(): Float32Array {
    return new Float32Array(4);
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AudioBuffer", FakeBuffer);
  vi.stubGlobal("OscillatorNode", FakeOscillator);
  const names = ["GainNode", "BiquadFilterNode", "AudioBufferSourceNode", "ConvolverNode", "DynamicsCompressorNode"];
  for (const name of names) vi.stubGlobal(name, FakeNode);
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  plucks.length = 0;
  contexts = 0;
});

/** Request several sounds in a row and return the plucks. */
async function playAll(sounds: Sound[], volume = 1): Promise<typeof plucks> {
  const player = new Sounds(
    () => volume,
    (act) => act(),
  );
  await player.unlock();
  for (const sound of sounds) player.play([sound]);
  return plucks;
}

test("of many sounds at once only the first and the turn sound play", async () => {
  const notes = await playAll([...Array<Sound>(9).fill("place-1"), "turn"]);
  expect(notes).toHaveLength(4);
  expect(notes.map(([, at]) => at)).toEqual([...new Set(notes.map(([, at]) => at))].sort((a, b) => a - b));
});

test("sounds that would be more than a second late are dropped", async () => {
  const turns = (await playAll(Array<Sound>(40).fill("turn"))).filter(([hertz]) => hertz === 523);
  expect(turns.length).toBeGreaterThanOrEqual(4);
  expect(turns.length).toBeLessThanOrEqual(8);
  for (const [, at] of turns) expect(at).toBeLessThanOrEqual(1.2);
});

test("volume 0 creates no context and plays nothing", async () => {
  expect(await playAll(["turn"], 0)).toEqual([]);
  expect(contexts).toBe(0);
});

test("nothing is created or played before the first user gesture", () => {
  new Sounds(
    () => 1,
    (act) => act(),
  ).play(["turn"]);
  expect([contexts, plucks]).toEqual([0, []]);
});

test("the sound of the first press plays once audio has started", async () => {
  const player = new Sounds(
    () => 1,
    (act) => setTimeout(act),
  );
  const unlocked = player.unlock();
  player.play(["turn"]);
  expect(plucks).toEqual([]);
  await unlocked;
  await waitFor(() => expect(plucks).toHaveLength(2));
});

test("the devices are listed before the context is created", async () => {
  const enumerateDevices = vi.fn(async () => {
    expect(contexts).toBe(0);
  });
  vi.stubGlobal("navigator", { mediaDevices: { enumerateDevices } });
  await playAll(["turn"]);
  expect(enumerateDevices).toHaveBeenCalledOnce();
  expect(contexts).toBe(1);
});

test.each([
  ["has no Web Audio", undefined],
  [
    "fails to create a context",
    class {
      constructor() {
        throw new DOMException("no device");
      }
    },
  ],
])("a browser that %s plays nothing and does not fail", async (_name, context) => {
  vi.stubGlobal("AudioContext", context);
  expect(await playAll(["turn", "won"])).toEqual([]);
});
