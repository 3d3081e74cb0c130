import type { TaskProgress } from "../src/engine/coach-protocol";
import type { Task } from "../src/engine/engine";

/** Answer as an engine that reports its progress once and has the result after some milliseconds. */
export async function think<Result>(
  milliseconds: number,
  { signal, onProgress }: Task,
  progress: TaskProgress,
  result: () => Result,
): Promise<Result | null> {
  onProgress?.(progress);
  const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve));
  await Promise.race([aborted, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return signal.aborted ? null : result();
}
