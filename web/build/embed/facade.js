// The frame's facade: shows texts and theme as the URL specifies, sends the height to the host, and loads the game on
// the first press. It is inlined in the page after `findLanguage`, so that nothing else is fetched before that.
/* global findLanguage */
(() => {
  const { texts, height: value, scripts, styles } = JSON.parse(document.getElementById("facade-data").textContent);
  const root = document.documentElement;
  // As in url.ts, for frames whose URL was escaped twice.
  const { search } = new URL(location.href.replace(/([?&])(?:amp(?:;|%3b)|#0*38;|#x26;)+/gi, "$1"));
  const query = new URLSearchParams(search);
  const secret = new URLSearchParams(location.hash.slice(1).replace(/^\?/, "")).get("secret");
  const facade = document.querySelector(".facade");
  const button = facade.querySelector("button");
  const problem = document.getElementById("facade-problem");
  const requested = { lang: query.get("lang"), theme: query.get("theme") };
  let isLoading = false;
  /** Commands received while the game is loading; main.ts handles them. */
  window.colorettoEarly = [];

  function currentTexts() {
    const tags = Object.keys(texts);
    const preferred = [requested.lang, ...navigator.languages];
    const tag = preferred.map((wish) => findLanguage(wish, tags)).find(Boolean) ?? "en";
    root.lang = tag;
    return texts[tag];
  }

  function update() {
    const { title, play, loading, about, yourMove, replay } = currentTexts();
    const isTheme = ["light", "dark"].includes(requested.theme);
    Object.assign(root.dataset, { lang: requested.lang ?? "", theme: isTheme ? requested.theme : "system" });
    if (query.get("bg") === "transparent") root.dataset.bg = "transparent";
    if (query.has("compact")) root.dataset.compact = "";
    const accent = query.get("accent")?.replace(/^#?/, "#") ?? "";
    if (/^#[0-9a-f]{6}$/i.test(accent)) {
      root.style.setProperty("--accent", accent);
      root.style.setProperty("--accent-ink", contrastingInk(accent));
    }
    facade.querySelector("h1").textContent = title;
    button.textContent = isLoading ? loading : play;
    const players = ["2", "3", "4", "5"].find((each) => each === query.get("players") && !query.has("daily"));
    const bots = Number(players ?? 4) - 1;
    facade.querySelector(".facade-about").textContent = query.has("pos")
      ? yourMove
      : query.has("record")
        ? replay
        : about[bots];
  }

  /** Return black or white, whichever has more contrast. */
  function contrastingInk(accent) {
    const [red, green, blue] = [1, 3, 5].map((at) => (Number.parseInt(accent.slice(at, at + 2), 16) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#000000" : "#ffffff";
  }

  function send(message) {
    if (parent !== window) parent.postMessage(message, "*");
  }

  function sendHeight() {
    send({ type: "coloretto:v1:height", value });
    if (secret) send({ message: "height", value, secret });
  }

  function link(rel, href) {
    const element = Object.assign(document.createElement("link"), { rel, href, crossOrigin: "" });
    return new Promise((resolve, reject) => {
      element.onload = resolve;
      element.onerror = () => reject(new Error(href));
      document.head.append(element);
    });
  }

  /** Fetch all scripts in parallel; the last one imports the others. */
  function warmUp() {
    for (const script of scripts) link("modulepreload", script).catch(() => undefined);
  }

  async function open() {
    if (isLoading) return;
    isLoading = true;
    problem.textContent = "";
    update();
    try {
      warmUp();
      await Promise.all(styles.map((style) => link("stylesheet", style)));
      await import(new URL(scripts.at(-1), document.baseURI));
    } catch (error) {
      console.error(error);
      isLoading = false;
      update();
      problem.textContent = currentTexts().failed;
    }
  }

  button.addEventListener("click", open);
  facade.addEventListener("pointerenter", warmUp, { once: true });
  addEventListener("message", (event) => {
    const { source, data } = event;
    if (source !== parent || !facade.isConnected || typeof data !== "object" || data === null) return;
    const { type, theme, lang } = data;
    if (type === "coloretto:v1:newGame" && isLoading) window.colorettoEarly?.push(event);
    else if (type === "coloretto:v1:setTheme" && typeof theme === "string") requested.theme = theme;
    else if (type === "coloretto:v1:setLang" && typeof lang === "string") requested.lang = lang.slice(0, 20);
    else return;
    update();
  });
  addEventListener("resize", () => facade.isConnected && sendHeight());
  update();
  send({ type: "coloretto:v1:ready" });
  sendHeight();
})();
