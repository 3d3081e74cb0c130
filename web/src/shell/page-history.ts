import type { Store } from "../app/store";
import { changeEntry, isFramed, parseUrl } from "../app/url";
import { isMenuPage, type PageName } from "../game/pages";

/** Gives each page an address and an entry in the browser's history. A frame leaves those of its host alone. */
export class PageHistory {
  #page: PageName;

  /** @param open opens a page as from the menu */
  constructor(
    private readonly store: Store,
    private readonly open: (page: PageName) => void,
  ) {
    this.#page = store.state.page;
    if (isFramed()) return;
    // A reload forgets the review.
    if (addressedPage() === "review") changeEntry("replaceState", urlOf("table"));
    store.subscribe(({ page }) => this.#follow(page));
    addEventListener("popstate", () => this.#goTo(addressedPage()));
  }

  #follow(page: PageName): void {
    if (page !== this.#page && page !== addressedPage()) changeEntry("pushState", urlOf(page));
    this.#page = page;
  }

  #goTo(page: PageName): void {
    if (page === this.store.state.page) return;
    this.open(page);
    if (page === "table") document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }
}

/** Return the page in the address bar; "table" if it names none. */
function addressedPage(): PageName {
  const { page } = parseUrl(location);
  return page === "review" || isMenuPage(page) ? page : "table";
}

/** Return the current URL with another page. */
function urlOf(page: PageName): URL {
  const url = new URL(location.href);
  if (page === "table") url.searchParams.delete("page");
  else url.searchParams.set("page", page);
  return url;
}
