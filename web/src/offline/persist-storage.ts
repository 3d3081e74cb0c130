const ASKED = "coloretto:v1:asked-to-last";

/** Asks the browser, once, not to clear what is kept when room is short: some browsers ask the person. */
export async function askToLast(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, "yes");
    await navigator.storage.persist();
  } catch {
    // Where the page may store nothing there is nothing to last.
  }
}
