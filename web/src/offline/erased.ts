/** Hears of another tab that deletes everything. */

export const ERASED = "coloretto:v1:erased";

const erased = new Promise<void>((resolve) => {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === ERASED && newValue !== null) resolve();
  });
});

/** Calls back when another tab deletes everything, or has done so: whatever this one writes after that would come back. */
export function onDataErased(act: () => void): void {
  void erased.then(act);
}
