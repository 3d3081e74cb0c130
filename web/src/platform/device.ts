/** What the browser reports about the device. One that reports nothing about data and memory counts as having enough. */

const ENOUGH_GIB = 2;

/** What not all browsers report. */
interface DeviceHints {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
}

export function prefersReducedData(): boolean {
  return (navigator as DeviceHints).connection?.saveData ?? false;
}

export function hasEnoughMemory(): boolean {
  return ((navigator as DeviceHints).deviceMemory ?? ENOUGH_GIB) >= ENOUGH_GIB;
}

/** Return whether the browser can vibrate the device; it does not report whether the device has a motor. */
export function canVibrate(): boolean {
  return "vibrate" in navigator;
}

/** Vibrate for some milliseconds, or in turn vibrate and pause. Before the first input, browsers refuse and complain. */
export function vibrate(pattern: number | number[]): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}
