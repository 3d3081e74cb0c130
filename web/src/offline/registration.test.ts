import { expect, test, vi } from "vitest";
import { Registration } from "./registration";

vi.mock("./workers", () => ({ workersOrNull: () => null }));

test("says at once that nothing can be kept where there are no service workers", () => {
  const changed = vi.fn();
  new Registration(null, { changed, waiting: vi.fn(), replaced: vi.fn() });
  expect(changed).toHaveBeenCalledExactlyOnceWith({ state: "unavailable" });
});
