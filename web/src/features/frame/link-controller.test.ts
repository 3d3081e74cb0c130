import { expect, test } from "vitest";
import { Store } from "../../app/store";
import { LinkController } from "./link-controller";

const LINK = "https://example.org/#save=1";

test("a link that the frame may not open is shown until its dialog is closed", () => {
  const links = new LinkController(new Store());
  expect(links.dialog()).toMatchObject({ values: [null] });
  links.handlers["show-link"]({ type: "show-link", link: LINK });
  expect(links.dialog()).toMatchObject({ values: [LINK] });
  links.handlers["close-link"]({ type: "close-link" });
  expect(links.dialog()).toMatchObject({ values: [null] });
});
