/** Detects that another tab deletes all data. */

export const ERASED = "coloretto:v1:erased";

const erased = new Promise<void>((resolve) => {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === ERASED && newValue !== null) resolve();
  });
});

/** Call back as soon as another tab has deleted all data. This tab must not write any more then. */
export function onDataErased(act: () => void): void {
  void erased.then(act);
}
