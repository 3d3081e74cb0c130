/** Detects that another tab deletes all data. */

export const ERASED = "coloretto:v1:erased";

const erased = new Promise<void>((resolve) => {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === ERASED && newValue !== null) resolve();
  });
});

/** Call back when another tab deletes all data, or if one has. This tab must then write nothing more. */
export function onDataErased(act: () => void): void {
  void erased.then(act);
}
