// A module worker that plays games of bots through the shipped engine and posts how long each decision took, and then
// how long looking back on the game did.
const { base, wheel, games } = Object.fromEntries(new URL(self.location.href).searchParams);
const { loadPyodide } = await import(`${base}pyodide.mjs`);
const pyodide = await loadPyodide({ indexURL: base });
pyodide.FS.writeFile("/engine.whl", new Uint8Array(await (await fetch(wheel)).arrayBuffer()));
pyodide.runPython('import sys; sys.path.insert(0, "/engine.whl")');
const { handle } = pyodide.pyimport("coloretto.service.session");
const ask = (method, params) => {
  const answer = JSON.parse(handle(JSON.stringify({ method, params })));
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
};
const heap = () => pyodide._module.HEAPU8.length;

const before = heap();
/** Asks on until it is thought out; tells the answer and the time of each slice. */
function thinkOut(method, params) {
  const slices = [];
  let answer;
  do {
    const began = performance.now();
    answer = ask(method, params);
    slices.push(performance.now() - began);
  } while (answer.thinking);
  return { answer, slices };
}

const told = JSON.parse(games).map((game) => {
  const seats = Array.from({ length: game.players }, () => ({ kind: "bot", level: game.level, name: null }));
  const setup = { players: game.players, edition: "golden", scoring: game.scoring, marker_depth: null, seed: 1, seats };
  let { view } = ask("new_game", setup);
  const decisions = [];
  const slices = [];
  while (view.phase !== "over") {
    const thought = thinkOut("bot_action");
    decisions.push(thought.slices.reduce((sum, slice) => sum + slice));
    slices.push(...thought.slices);
    view = thought.answer.view;
  }
  const grown = heap() - before;
  const reviewed = game.review ? thinkOut("review", { record: ask("record").text }).slices : [];
  return { ...game, decisions, slices, grown, reviewed, grownByReview: heap() - before };
});
self.postMessage(told);
