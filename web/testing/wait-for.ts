import { vi } from "vitest";

/** Wait until a check passes, also on a slow machine. */
export function waitFor(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 60_000 });
}
