import type { Store } from "../app/store";
import { isFramed, parseUrl, pushPage, replacePage } from "../app/url";
import { isMenuPage, type PageName } from "../game/pages";
import { t } from "../i18n";

/** Gives each page an entry in the browser's history, an address and a title. A frame leaves those of its host alone. */
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
    if (addressedPage() === "review") replacePage("table");
    store.subscribe(({ page }) => this.#follow(page));
    addEventListener("popstate", () => this.#goTo(addressedPage()));
  }

  #follow(page: PageName): void {
    if (page !== this.#page && page !== addressedPage()) pushPage(page);
    this.#page = page;
    const title = titleOf(page);
    if (document.title !== title) document.title = title;
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

function titleOf(page: PageName): string {
  if (page === "table") return t("title");
  return `${t(page === "review" ? "review-title" : `page-${page}`)} – ${t("title")}`;
}
