// Prints every answer of prepared openings as the page reads them, one JSON text a line: node read-openings.mjs FILE...
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const { output } = await build({
  configFile: false,
  root: join(import.meta.dirname, ".."),
  logLevel: "warn",
  build: {
    write: false,
    minify: false,
    lib: { entry: "src/engine/first-visit/prepared-opening.ts", formats: ["es"] },
  },
}).then((built) => [built].flat()[0]);
const { momentFrom } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

for (const file of process.argv.slice(2)) print(momentFrom(await readFile(file, "utf8")));

/** Print the answer, and then each that may follow: the request, the save before, and that answer. */
function print(moment) {
  for (const request of requests(moment.answer.view)) {
    const next = moment.after(request);
    if (!next) continue;
    console.log(JSON.stringify({ before: moment.answer, request, after: next.answer }));
    print(next);
  }
}

/** List the requests that a view allows. */
function requests({ supply, rows }) {
  const actions = [supply.draw, ...rows.flatMap(({ place, take }) => [place, take])].filter(
    (action) => action !== null,
  );
  return [{ method: "bot_action" }, ...actions.map((action) => ({ method: "play", params: { action } }))];
}
