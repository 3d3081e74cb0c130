// Calls functions of the page's modules that need no page: a line of JSON in, [name, ...arguments]; a line out, { value }
// or { reason } of what was thrown.
import { createInterface } from "node:readline";

const [modules, ...paths] = process.argv.slice(2);
const { rolldown } = await import(`${modules}/rolldown/dist/index.mjs`);
const all = paths.map((path) => `export * from ${JSON.stringify(path)};`).join("\n");
const bundle = await rolldown({
  input: "all",
  plugins: [{ name: "all", resolveId: (id) => (id === "all" ? id : null), load: (id) => (id === "all" ? all : null) }],
});
const { output } = await bundle.generate({ format: "esm" });
const functions = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = JSON.parse(line);
  let told;
  try {
    told = { value: (await functions[name](...args)) ?? null };
  } catch (error) {
    told = { reason: error.reason ?? String(error.stack) };
  }
  console.log(JSON.stringify(told));
}
