import { nothing } from "lit";
import { beforeEach, expect, test, vi } from "vitest";
import { INITIAL_STATE, type State } from "../../app/state";
import { Store } from "../../app/store";
import { emptyView } from "../../game/empty-view";
import { FACE_ART } from "../../ui/faces/face-art";
import { PictureController } from "./picture-controller";

beforeEach(() => {
  vi.stubGlobal("document", { baseURI: "https://games.example/?x=1", documentElement: { dataset: {} } });
});

/** Return what the section is given: the view, the record, the address of the site, the settings, the faces. */
function section(change: Partial<State>): unknown {
  return new PictureController(new Store()).section({ ...INITIAL_STATE, ...change }, "record in play");
}

test("the section has the table and the record in play, or that of a replay", () => {
  const rest = ["https://games.example/", INITIAL_STATE.settings, FACE_ART];
  expect(section({ view: emptyView })).toMatchObject({ values: [emptyView, "record in play", ...rest] });
  const replay = { record: "replayed" } as State["replay"];
  expect(section({ view: emptyView, replay })).toMatchObject({ values: [emptyView, "replayed", ...rest] });
});

test("without a game there is no section", () => {
  expect(section({ view: null })).toBe(nothing);
});
