import { nothing } from "lit";
import { beforeEach, expect, test, vi } from "vitest";
import { exchanges } from "../../../testing/recordings";
import { summary } from "../../../testing/summaries";
import { INITIAL_STATE, type State } from "../../app/state";
import { Store } from "../../app/store";
import { type Engine, EngineFailure, StartFailure } from "../../engine/engine";
import type { Picture, PictureParams } from "../../engine/picture-protocol";
import { emptyView } from "../../game/view-queries";
import { PictureController } from "./picture-controller";

const reportError = vi.fn();
const request = vi.fn();
const recorded = (await exchanges("pictures")).find(
  ({ request, answer }) => request.method === "picture" && "result" in answer,
) as { request: { params: PictureParams }; answer: { result: Picture } };

beforeEach(() => {
  reportError.mockClear();
  vi.stubGlobal("document", { baseURI: "https://games.example/?x=1", documentElement: { dataset: {} } });
  vi.spyOn(console, "info").mockImplementation(() => undefined);
});

/** Return what the section is given: view, replay, ply, record, settings, readiness, how to ask the engine. */
function section(change: Partial<State>): unknown[] {
  const controller = new PictureController({ request } as unknown as Engine, new Store(), { reportError });
  const template: unknown = controller.section({ ...INITIAL_STATE, ...change }, "record in play");
  return template === nothing ? [] : (template as { values: unknown[] }).values;
}

function draw(): Promise<Picture | null> {
  const ask = section({ view: emptyView }).at(-1) as (params: PictureParams) => Promise<Picture | null>;
  return ask(recorded.request.params);
}

test("the section has the table with its ply and record, or a replay with those", () => {
  const rest = [INITIAL_STATE.settings, true, expect.any(Function)];
  const table = { view: emptyView, engine: "ready" } as const;
  expect(section(table)).toEqual([emptyView, null, null, "record in play", ...rest]);
  expect(section({ ...table, game: summary(1, { ply: 7 }) }).slice(0, 3)).toEqual([emptyView, null, 7]);
  const replay = { record: "replayed" } as State["replay"];
  expect(section({ ...table, replay })).toEqual([emptyView, replay, null, "replayed", ...rest]);
});

test("without a game there is no section", () => {
  expect(section({ view: null })).toEqual([]);
});

test("the engine draws", async () => {
  const { result } = recorded.answer;
  request.mockResolvedValue(result);
  expect(await draw()).toBe(result);
  expect(request).toHaveBeenLastCalledWith(recorded.request);
});

test.each([new EngineFailure("RequestError", ""), new StartFailure("download", "")])(
  "%o costs only the picture",
  async (error) => {
    request.mockRejectedValue(error);
    expect(await draw()).toBeNull();
    expect(reportError).not.toHaveBeenCalled();
  },
);

test.each([new StartFailure("stopped", ""), new StartFailure("stalled", ""), new Error()])(
  "%o is reported as the loss of the engine",
  async (error) => {
    request.mockRejectedValue(error);
    expect(await draw()).toBeNull();
    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
  },
);
