const DAY_MS = 86_400_000;
/** How often the date is read again, as the clock of the device may be changed, and timers stand still in its sleep. */
const CHECK_MS = { min: 1_000, max: 60_000 };

/** Call back whenever another day has begun in UTC, or an earlier one after a change of the device's clock. */
export function onNewDay(act: () => void): void {
  let day = currentDay();
  const check = () => {
    const before = day;
    day = currentDay();
    if (day !== before) act();
  };
  const checkLater = () => {
    const untilMidnight = DAY_MS - (Date.now() % DAY_MS);
    setTimeout(
      () => {
        check();
        checkLater();
      },
      Math.min(Math.max(untilMidnight, CHECK_MS.min), CHECK_MS.max),
    );
  };
  checkLater();
  for (const event of ["visibilitychange", "focus", "pageshow"]) addEventListener(event, check);
}

function currentDay(): number {
  return Math.floor(Date.now() / DAY_MS);
}
