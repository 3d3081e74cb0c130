// A module worker that plays games of bots with the shipped engine, and posts the times of their decisions and, on
// request, of their reviews.
const { base, wheel, games } = Object.fromEntries(new URL(self.location.href).searchParams);
const { loadPyodide } = await import(`${base}pyodide.mjs`);
const pyodide = await loadPyodide({ indexURL: base });
pyodide.FS.writeFile("/engine.whl", new Uint8Array(await (await fetch(wheel)).arrayBuffer()));
pyodide.runPython('import sys; sys.path.insert(0, "/engine.whl")');
const { handle } = pyodide.pyimport("coloretto.service.session");
const send = (request) => {
  const answer = JSON.parse(handle(JSON.stringify(request)));
  if (answer.error) throw new Error(answer.error.message);
  return answer;
};
const request = (method, params) => send({ method, params }).result;
const heap = () => pyodide._module.HEAPU8.length;

const before = heap();
/** Runs a task to its end; returns its result and the time of each slice. */
function run(method, params) {
  const slices = [];
  let answer;
  do {
    const start = performance.now();
    answer = send(answer ? { resume: answer.task } : { method, params });
    slices.push(performance.now() - start);
  } while (answer.task);
  return { result: answer.result, slices };
}

const results = JSON.parse(games).map((game) => {
  const seats = Array.from({ length: game.players }, () => ({ kind: "bot", level: game.level, name: null }));
  const setup = { players: game.players, edition: "golden", scoring: game.scoring, marker_depth: null, seed: 1, seats };
  let { view } = request("new_game", setup);
  const decisions = [];
  const slices = [];
  while (view.phase !== "over") {
    const action = run("bot_action");
    decisions.push(action.slices.reduce((sum, slice) => sum + slice));
    slices.push(...action.slices);
    view = action.result.view;
  }
  const grown = heap() - before;
  const reviewed = game.review ? run("review", { record: request("record").text }).slices : [];
  return { ...game, decisions, slices, grown, reviewed, grownByReview: heap() - before };
});
self.postMessage(results);
