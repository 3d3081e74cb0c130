import { expect, test } from "vitest";
import { exchanges, views, viewWhere } from "../../../testing/recordings";
import { positionText } from "./position-text";

const deciding = await viewWhere("five-players-end", ({ phase }) => phase === "decide");
const placing = await viewWhere("four-players", ({ phase }) => phase === "place");

test("a puzzle that began from a position has its text", async () => {
  const [first] = (await exchanges("your-move")).filter(({ request }) => request.method === "position");
  const [view] = await views("your-move");
  expect(first?.request).toMatchObject({ params: { position: view && positionText(view) } });
});

test("the position has variant, areas, rows, seats, phase and unseen cards", () => {
  expect(positionText(deciding)).toBe(
    "5gg16 - RYT2B4P+*/RO2G3B2P2+3/R2G2T4BP+/OY3TBP2*/RO3YGTP+2 +../RYG/xxx/YP+/xxx 25 4 - R3O3Y2G2TBP+$",
  );
  expect(positionText(placing)?.split(" ").at(6)).toMatch(/^[ROYGTBP+*$]$/);
});

test("where no seat acts there is no position", () => {
  expect(positionText({ ...deciding, phase: "over", current: null })).toBeNull();
  expect(positionText({ ...deciding, phase: "jokers" })).toBeNull();
});
