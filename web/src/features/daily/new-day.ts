import { dateOf } from "../../history/dates";

const DAY_MS = 86_400_000;
/** How often the date is read again, as the clock of the device may be changed, and timers stand still in its sleep. */
const CHECK_MS = { min: 1_000, max: 60_000 };

/** Call back with the last date whenever another day has begun in UTC, or an earlier one by the clock of the device. */
export function onNewDay(act: (before: string) => void): void {
  let today = dateOf(new Date());
  const check = () => {
    const before = today;
    today = dateOf(new Date());
    if (today !== before) act(before);
  };
  const checkAgain = () => {
    check();
    const untilMidnight = DAY_MS - (Date.now() % DAY_MS);
    setTimeout(checkAgain, Math.min(Math.max(untilMidnight, CHECK_MS.min), CHECK_MS.max));
  };
  checkAgain();
  for (const event of ["visibilitychange", "focus", "pageshow"]) addEventListener(event, check);
}
