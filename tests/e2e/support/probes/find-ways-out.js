// Takes the place of the worker of a cage: tries each way to the network and to storage, and prints those that work.

/** Each resolves if it has reached something. */
const WAYS = {
  "the site": () => fetch(`${SITE}index.html`),
  "the site, without cors": () => fetch(`${SITE}index.html`, { mode: "no-cors" }),
  "another site": () => fetch("https://example.org/", { mode: "no-cors" }),
  "a beacon": () => navigator.sendBeacon(SITE) || fail(),
  "a kept request": () => fetch(SITE, { keepalive: true, mode: "no-cors", method: "POST", body: "x" }),
  "an old request": () =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open("GET", `${SITE}index.html`);
      Object.assign(request, { onload: resolve, onerror: reject });
      request.send();
    }),
  "an old request that waits": () => {
    const request = new XMLHttpRequest();
    request.open("GET", `${SITE}index.html`, false);
    request.send();
  },
  "a web socket": () => opened(new WebSocket(SITE.replace("http", "ws"))),
  "an event source": () => opened(new EventSource(SITE)),
  "web transport": () => new WebTransport(SITE.replace("http:", "https:")).ready,
  "a peer": () => new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1" }] }),
  "a script of the site": () => import(`${SITE}embed.js`),
  "a script": () => importScripts(`${SITE}embed.js`),
  "a worker": () => opened(new Worker(`${SITE}embed.js`)),
  "a shared worker": () => opened(new SharedWorker(`${SITE}embed.js`)),
  "a function from a text": () => new Function("return 1")(),
  "a timer from a text": () => new Promise((resolve) => Object.assign(self, { resolve }) && setTimeout("resolve()", 0)),
  "a database": () => asked(indexedDB.open("coloretto")),
  "all databases": () => indexedDB.databases(),
  "kept files": () => caches.keys(),
  "a folder": () => navigator.storage.getDirectory(),
  "room to store": () => navigator.storage.persist().then((isKept) => isKept || fail()),
  "a lock of other pages": () => navigator.locks.request("coloretto", () => undefined),
  "local storage": () => localStorage.getItem("coloretto:v1:save"),
  cookies: () => cookieStore.getAll(),
  "a service worker": () => navigator.serviceWorker.register("sw.js"),
  "a notification": () => Notification.permission === "granted" || fail(),
  "the page": () => parent.document.title,
  "the address": () => top.location.assign(SITE),
  "a window": () => open(SITE) ?? fail(),
};

function fail() {
  throw new Error("nothing");
}

function opened(source) {
  return new Promise((resolve, reject) =>
    Object.assign(source, { onopen: resolve, onmessage: resolve, onerror: reject }),
  );
}

function asked(request) {
  return new Promise((resolve, reject) => Object.assign(request, { onsuccess: resolve, onerror: reject }));
}

async function tryWay(way) {
  try {
    await Promise.race([way(), new Promise((_, reject) => setTimeout(reject, 1000))]);
    return "OUT";
  } catch {
    return "in";
  }
}

self.addEventListener(
  "message",
  ({ data: { port } }) => {
    port.onmessage = async ({ data: { id } }) => {
      const tries = Object.entries(WAYS).map(async ([name, way]) => `${await tryWay(way)} ${name}`);
      for (const printed of await Promise.all(tries)) port.postMessage({ printed });
      port.postMessage({ id, text: "{}" });
    };
    port.postMessage({ id: 0, text: "" });
  },
  { once: true },
);
