import { expect, test, vi } from "vitest";
import { Registration } from "./registration";

vi.mock("./workers", () => ({ workersOrNull: () => null }));

test("without service workers offline play is reported as unavailable at once", () => {
  const changed = vi.fn();
  new Registration(null, { changed, waiting: vi.fn(), replaced: vi.fn() });
  expect(changed).toHaveBeenCalledExactlyOnceWith({ state: "unavailable" });
});
