/** Return whether the browser can vibrate the device; it does not report whether the device has a motor. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Vibrate for some milliseconds, or in turn vibrate and pause. Before the first input, browsers refuse and complain. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
