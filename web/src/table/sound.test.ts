import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { views } from "../../testing/recordings";
import { waitFor } from "../../testing/wait-for";
import type { View } from "../engine/protocol";
import { type Sound, Sounds, soundsBetween } from "./sound";

async function viewPairs(name: string): Promise<[View, View][]> {
  const all = await views(name);
  return all.slice(1).map((after, index) => [all[index] as View, after]);
}

test.each(["four-players", "five-players-end", "two-people"])("the last event of %s has its sound", async (name) => {
  for (const [before, after] of await viewPairs(name)) {
    const sounds = soundsBetween(before, after);
    const last = after.log.slice(before.log.length).at(-1);
    if (last && ["draw", "place", "take", "round"].includes(last.kind)) expect(sounds[0]).toBe(last.kind);
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
  for (const name of ["GainNode", "BiquadFilterNode", "AudioBufferSourceNode"]) vi.stubGlobal(name, FakeNode);
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
  const notes = await playAll([...Array<Sound>(9).fill("place"), "turn"]);
  expect(notes).toHaveLength(3);
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
