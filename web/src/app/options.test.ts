import { expect, test, vi } from "vitest";
import { loadOptions } from "./options";
import { Store } from "./store";

test("the options are requested once", async () => {
  const [store, report] = [new Store(), vi.fn()];
  const request = vi.fn(async () => ({ editions: [] }));
  await loadOptions({ request } as never, store, report);
  await loadOptions({ request } as never, store, report);
  expect(request).toHaveBeenCalledExactlyOnceWith({ method: "options" });
  expect(store.state.options).toEqual({ editions: [] });
  expect(report).not.toHaveBeenCalled();
});

test("an engine without options is reported, and asked again the next time", async () => {
  const [store, report, error] = [new Store(), vi.fn(), new Error("lost")];
  const request = vi.fn().mockRejectedValueOnce(error).mockResolvedValue({});
  await loadOptions({ request } as never, store, report);
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  await loadOptions({ request } as never, store, report);
  expect(store.state.options).toEqual({});
});
