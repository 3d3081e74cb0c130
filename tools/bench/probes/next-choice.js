export default ([random, pattern]) =>
  new Promise((resolve, reject) => {
    const deadline = performance.now() + 60_000;
    const look = () => {
      const buttons = document.querySelector("[aria-busy=true], :root[data-engine=failed]")
        ? []
        : [...document.querySelectorAll("button:not(:disabled, [aria-disabled=true])")].filter((button) =>
            RegExp(pattern).test(button.textContent.trim()),
          );
      const isOver = document.querySelector("#final-scores") !== null;
      if (!buttons.length && !isOver) {
        if (performance.now() > deadline) return reject(new Error("nothing to press"));
        // More often, it would be much of what is measured.
        return setTimeout(look, 100);
      }
      noted.actions = Math.max(noted.actions, document.querySelectorAll("game-log li").length);
      noted.nodes = Math.max(noted.nodes, document.querySelectorAll("*").length);
      if (isOver) return resolve(null);
      const button = buttons[Math.floor(random * buttons.length)];
      button.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = button.getBoundingClientRect();
      resolve([left + width / 2, top + height / 2]);
    };
    // The page ignores a press that closely follows a move that it has played for the player.
    setTimeout(look, 400);
  });
