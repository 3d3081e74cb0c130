export default async (games) => {
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const find = (selector) => document.querySelector(selector);
  let random = 1;
  for (let done = 0; done < games; ) {
    await pause();
    const again = find("score-sheet .primary");
    if (again) {
      done += 1;
      again.click();
      while (find("score-sheet")) await pause();
      continue;
    }
    if (find("[aria-busy=true]")) continue;
    const confirm = find("joker-panel .primary");
    if (confirm) {
      confirm.click();
      continue;
    }
    const actions = document.querySelectorAll(".row[aria-disabled=false], .draw[aria-disabled=false]");
    random = (random * 16807) % 2147483647;
    actions[random % actions.length]?.click();
  }
};
