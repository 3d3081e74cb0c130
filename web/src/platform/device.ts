/** What the browser says of data and memory; some say nothing, and then there is enough. */

const ENOUGH_GIB = 2;

interface Economy {
  connection?: { saveData?: boolean };
  deviceMemory?: number;
}

const economy: Economy = navigator as Navigator & Economy;

export function savesData(): boolean {
  return economy.connection?.saveData ?? false;
}

export function hasMemory(): boolean {
  return (economy.deviceMemory ?? ENOUGH_GIB) >= ENOUGH_GIB;
}
