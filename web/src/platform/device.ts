/** What the browser reports about data and memory. A browser that reports nothing counts as having enough. */

const ENOUGH_GIB = 2;

interface DeviceHints {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
}

const device: DeviceHints = navigator as Navigator & DeviceHints;

export function prefersReducedData(): boolean {
  return device.connection?.saveData ?? false;
}

export function hasEnoughMemory(): boolean {
  return (device.deviceMemory ?? ENOUGH_GIB) >= ENOUGH_GIB;
}
