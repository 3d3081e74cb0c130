/**
 * Plays a first game until Python plays it; returns the milliseconds from navigation to each step, those that each press
 * waited, and those in which the game stood still because it needed Python.
 */
export default async ([pause, randoms]) => {
  const until = async (found) => {
    while (!found()) await new Promise(requestAnimationFrame);
    return found();
  };
  const choices = () => {
    const isBusy = document.querySelector("game-table[inert], [aria-busy=true]");
    return isBusy ? [] : [...document.querySelectorAll(".draw[aria-disabled=false], .row[aria-disabled=false]")];
  };
  const view = () => document.querySelector("game-table")?.view;
  const state = () => document.documentElement.dataset.engine;
  const waits = [];
  /** Press a button after a pause; return the time at which the table has changed. */
  const press = async (button) => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const before = view();
    const pressed = performance.now();
    button.click();
    await until(() => view() !== before);
    waits.push(performance.now() - pressed);
    return performance.now();
  };
  let still = 0;
  let since = null;
  let ready = 0;
  const watch = () => {
    const now = performance.now();
    if (since !== null) still += now - since;
    since = state() === "loading" ? now : null;
    if (state() === "ready") ready ||= now;
  };
  const dealt = await press(await until(() => document.querySelector(".welcome-buttons button")));
  new MutationObserver(watch).observe(document.documentElement, { attributeFilter: ["data-engine"] });
  let answered = 0;
  for (const random of randoms) {
    const offered = await until(() => (choices().length > 0 ? choices() : null));
    if (answered > 0 && ready > 0) break;
    const time = await press(offered[Math.floor(random * offered.length)]);
    answered ||= time;
  }
  await until(() => ready > 0);
  return { dealt, answered, ready, waits, still };
};
