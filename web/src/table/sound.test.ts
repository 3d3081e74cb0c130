import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { views } from "../../testing/recordings";
import type { View } from "../engine/protocol";
import { type Sound, Sounds, soundsBetween } from "./sound";

async function pairsOfViews(name: string): Promise<[View, View][]> {
  const all = await views(name);
  return all.slice(1).map((after, index) => [all[index] as View, after]);
}

test.each(["four-players", "five-players-end", "two-people"])("what happened last is heard in %s", async (name) => {
  for (const [before, after] of await pairsOfViews(name)) {
    const sounds = soundsBetween(before, after);
    const last = after.log.slice(before.log.length).at(-1);
    if (last && ["draw", "place", "take", "round"].includes(last.kind)) expect(sounds[0]).toBe(last.kind);
    if (after.log.length < before.log.length) expect(sounds).toEqual([]);
  }
});

test.each(["four-players", "two-people"])("a person whose turn begins is called in %s", async (name) => {
  for (const [before, after] of await pairsOfViews(name)) {
    if (after.log.length <= before.log.length) continue;
    const wasTurn = before.waiting_for === "human" && before.current === after.current;
    const isCall = after.waiting_for === "human" && !wasTurn;
    expect(soundsBetween(before, after).includes("turn")).toBe(isCall);
  }
});

test.each([
  [0, "won"],
  [1, "over"],
])("the end that seat %i wins sounds of %s", async (winner, sound) => {
  const [before, after] = (await pairsOfViews("five-players-end")).at(-1) as [View, View];
  expect(soundsBetween(before, { ...after, result: { ranks: [], winners: [winner] } })).toEqual([sound]);
});

/** Pitches of plucks and when they are to be heard. */
const heard: [hertz: number, at: number][] = [];
let made = 0;

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
    heard.push([this.options.frequency, at]);
  }
}

class FakeContext {
  readonly currentTime = 0;
  readonly state = "running";
  readonly sampleRate = 44_100;

  constructor() {
    made += 1;
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
  heard.length = 0;
  made = 0;
});

/** What is heard of sounds that are asked for one after another, at once. */
async function playAll(sounds: Sound[], volume = 1): Promise<typeof heard> {
  const player = new Sounds(
    () => volume,
    (act) => act(),
  );
  await player.wake();
  for (const sound of sounds) player.play([sound]);
  return heard;
}

test("of many things at once the first is heard, and whose turn it is", async () => {
  const strokes = await playAll([...Array<Sound>(9).fill("place"), "turn"]);
  expect(strokes).toHaveLength(3);
  expect(strokes.map(([, at]) => at)).toEqual([...new Set(strokes.map(([, at]) => at))].sort((a, b) => a - b));
});

test("what would be heard more than a second late is not heard", async () => {
  const calls = (await playAll(Array<Sound>(40).fill("turn"))).filter(([hertz]) => hertz === 523);
  expect(calls.length).toBeGreaterThanOrEqual(4);
  expect(calls.length).toBeLessThanOrEqual(8);
  for (const [, at] of calls) expect(at).toBeLessThanOrEqual(1.2);
});

test("silence makes nothing for sounds and plays none", async () => {
  expect(await playAll(["turn"], 0)).toEqual([]);
  expect(made).toBe(0);
});

test("before the page is touched nothing is made for sounds and nothing is heard", () => {
  new Sounds(
    () => 1,
    (act) => act(),
  ).play(["turn"]);
  expect([made, heard]).toEqual([0, []]);
});

test("the first press is heard, too, once there is something to play it", async () => {
  const player = new Sounds(
    () => 1,
    (act) => setTimeout(act),
  );
  const woken = player.wake();
  player.play(["turn"]);
  expect(heard).toEqual([]);
  await woken;
  await vi.waitFor(() => expect(heard).toHaveLength(2));
});

test("what the browser needs for sound is asked for before the page waits for it", async () => {
  const enumerateDevices = vi.fn(async () => {
    expect(made).toBe(0);
  });
  vi.stubGlobal("navigator", { mediaDevices: { enumerateDevices } });
  await playAll(["turn"]);
  expect(enumerateDevices).toHaveBeenCalledOnce();
  expect(made).toBe(1);
});

test.each([
  ["has no sound", undefined],
  [
    "has a broken one",
    class {
      constructor() {
        throw new DOMException("no device");
      }
    },
  ],
])("where a browser %s nothing fails and nothing is heard", async (_name, context) => {
  vi.stubGlobal("AudioContext", context);
  expect(await playAll(["turn", "won"])).toEqual([]);
});
