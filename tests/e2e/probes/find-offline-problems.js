// Returns why files may not be cached: the state of the worker, the space, and the files that differ from its list.
const LISTED = /\{url:`([^`]+)`,revision:[^,]+,integrity:`([^`]+)`\}/g;

async function problemWith([, url, integrity]) {
  try {
    const response = await fetch(url, { cache: "no-cache", integrity });
    await (await caches.open("probe")).put(url, response);
    return null;
  } catch (error) {
    return `${url}: ${error}`;
  }
}

export default async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const states = ["installing", "waiting", "active"].filter((state) => registration?.[state]);
  const listed = [...(await (await fetch("sw.js")).text()).matchAll(LISTED)];
  const problems = [];
  for (const each of listed) problems.push(await problemWith(each));
  const { usage, quota } = await navigator.storage.estimate();
  const found = problems.filter((problem) => problem !== null).slice(0, 5);
  const worker = states.join() || "none";
  return `worker: ${worker}; ${usage} of ${quota} bytes; ${listed.length} files, ${JSON.stringify(found)}`;
};
