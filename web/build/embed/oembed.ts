/**
 * Writes what other sites read when a link to the game is pasted there: oEmbed responses, which describe a frame, and
 * Open Graph tags; and for search engines, links between the languages. All need absolute URLs, so they are written only
 * if the build knows the site's URL.
 */

import type { HtmlTagDescriptor, Plugin } from "vite";
import { HEIGHT } from "../../src/embed/default-height.ts";
import { LANGUAGES } from "../../src/i18n/languages.ts";
import { type Translate, textsIn } from "./texts.ts";

/** The frame's width on sites that set none, in CSS pixels. */
const WIDTH = 720;
const PICTURE = { width: 1200, height: 630 };

/** A page of the site that readers may link to. */
interface LinkedPage {
  url: string;
  /** The URL of its oEmbed response. */
  responseUrl: string;
  /** The query of the frame's URL. */
  query: string;
  /** The language of texts and picture. */
  tag: string;
  t: Translate;
}

/** @param site the URL of the site, with a slash at its end */
export function oembed(site: string | undefined): Plugin | null {
  const [english] = LANGUAGES;
  if (!site || !english) return null;
  const first = { ...linkedPage(site, english), url: site, responseUrl: `${site}oembed/index.json`, query: "" };
  const others = LANGUAGES.map((language) => linkedPage(site, language));
  return {
    name: "oembed",
    transformIndexHtml: (_, { path }) => {
      if (path !== "/index.html") return undefined;
      // At the end, because browsers expect the encoding near the beginning.
      return tags(first, site).map((each) => ({ ...each, injectTo: "head" }));
    },
    generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
      for (const page of [first, ...others]) emit(page.responseUrl.slice(site.length), oembedResponse(page, site));
      for (const page of others) emit(`${page.tag}/index.html`, languagePage(page, site));
    },
  };
}

function linkedPage(site: string, tag: string): LinkedPage {
  const responseUrl = `${site}oembed/${tag}.json`;
  return { url: `${site}${tag}/`, responseUrl, query: `?lang=${tag}`, tag, t: textsIn(tag) };
}

/** Return an oEmbed response. WordPress requires a quote before the frame, and shows it in feeds and e-mail. */
function oembedResponse({ url, query, tag, t }: LinkedPage, site: string): string {
  const quote = `<blockquote><a href="${url}">${escaped(t("site-play"))}</a></blockquote>`;
  const size = `width="100%" height="${HEIGHT}" frameborder="0"`;
  return JSON.stringify({
    version: "1.0",
    type: "rich",
    provider_name: t("title"),
    provider_url: site,
    title: t("title"),
    width: WIDTH,
    height: HEIGHT,
    html: `${quote}<iframe src="${site}embed/${query}" ${size} title="${escaped(t("title"))}"></iframe>`,
    thumbnail_url: picture(site, tag),
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  });
}

function tags({ url, responseUrl, tag, t }: LinkedPage, site: string): HtmlTagDescriptor[] {
  const property = (name: string, content: string) => ({ tag: "meta", attrs: { property: `og:${name}`, content } });
  const { language, region } = new Intl.Locale(tag).maximize();
  return [
    { tag: "link", attrs: { rel: "canonical", href: url } },
    { tag: "link", attrs: { rel: "alternate", type: "application/json+oembed", href: responseUrl, title: t("title") } },
    ...translations(site),
    property("type", "website"),
    property("site_name", t("title")),
    property("title", `${t("title")} – ${t("tagline")}`),
    property("description", t("site-description")),
    property("locale", `${language}_${region}`),
    property("url", url),
    property("image", picture(site, tag)),
    property("image:width", String(PICTURE.width)),
    property("image:height", String(PICTURE.height)),
    property("image:alt", t("tagline")),
    { tag: "meta", attrs: { name: "twitter:card", content: "summary_large_image" } },
  ];
}

/** Return links to the page in each language, which search engines require of all of these pages. */
function translations(site: string): HtmlTagDescriptor[] {
  const link = (hreflang: string, href: string) => ({ tag: "link", attrs: { rel: "alternate", hreflang, href } });
  return [link("x-default", site), ...LANGUAGES.map((tag) => link(tag, `${site}${tag}/`))];
}

/** Return a page with the tags for link previews, which redirects readers to the game in that language. */
function languagePage(page: LinkedPage, site: string): string {
  const { tag, t } = page;
  const game = `../?lang=${tag}`;
  const head = tags(page, site).map((each) => `    ${element(each)}`);
  return `<!DOCTYPE html>
<html lang="${tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(t("title"))}</title>
    <meta name="description" content="${escaped(t("site-description"))}">
    <meta http-equiv="refresh" content="0; url=${game}">
    <link rel="icon" href="../icon.svg" type="image/svg+xml">
${head.join("\n")}
  </head>
  <body>
    <p><a href="${game}">${escaped(t("site-play"))}</a></p>
  </body>
</html>
`;
}

function picture(site: string, tag: string): string {
  return `${site}cards/${tag}.jpg`;
}

function element({ tag, attrs = {} }: HtmlTagDescriptor): string {
  const words = Object.entries(attrs).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return `<${[tag, ...words].join(" ")}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
