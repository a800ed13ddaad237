// The part of the built console that the server loads, to write the document of any page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import type { LanguageCode, Settings } from "@lanyard/contract";
import { documentOf } from "./document.ts";
import {
  firstCalls,
  firstLinks,
  firstPictures,
  firstScripts,
  preloadsOf,
  type Manifest,
} from "./first-load.ts";
import { notLoadedIn, render, type Rendered } from "./render.tsx";
import { patternOf, patterns, unknown } from "./shared/paths.ts";

const dist = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(dist, path), "utf8");
const template = read("index.html");
const manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;

/** Puts the rules that a document needs into it; the stylesheet moves behind its content, which does not wait for it. */
const style = new Beasties({
  path: dist,
  publicPath: "/",
  preload: "body",
  pruneSource: false,
  // The style in index.html is for before the console has started.
  reduceInlineStyles: false,
  inlineFonts: true,
  preloadFonts: false,
  // Selectors that Beasties does not understand: the tokens of each theme, lines between entries, children of a parent (`*:`).
  allowRules: [/^:(?:root|where|is)\b/],
  logLevel: "silent",
});

/** Beasties compares classes with their selectors as they are written: `[&>svg]:size-4` without entities. */
const plainClasses = (document: string) =>
  document.replaceAll(/ class="[^"]*"/g, (attribute) =>
    attribute.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
  );

/** Shown to signed-in users alone: the browser renders them. */
const guarded: ReadonlySet<string> = new Set([
  patterns.auth,
  patterns.products,
  patterns.product,
  patterns.account,
  patterns.buildOfProduct,
  patterns.build,
]);

/** The one address of a page, which may be reached by others; none where it depends on who reads. */
const canonical = (origin: string, page: string) =>
  page.includes(":") || page === unknown ? "" : `<link rel="canonical" href="${origin}${page}" />`;

/** The page at a path, one of few. */
export const pageOf = patternOf;

export interface Asked {
  /** As `pageOf` names it. */
  readonly page: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
}

const empty = ({ settings }: Asked): Rendered => ({
  html: "",
  title: settings.product_name,
  description: "",
});

/** The document of a page: the same for everybody who reads a language. */
export async function write(asked: Asked): Promise<string> {
  const { page, language, settings, origin } = asked;
  const isEmpty = guarded.has(page);
  const rendered = isEmpty ? empty(asked) : await render({ ...asked, path: page });
  const scripts = firstScripts(manifest, page, language);
  const document = documentOf(template, {
    ...rendered,
    language,
    notLoaded: notLoadedIn(language),
    // What is painted without scripts does not wait for them; a page without content asks for its calls first.
    links:
      firstLinks(manifest, page, language) +
      (isEmpty ? "" : preloadsOf(scripts) + canonical(origin, page)),
    data: {
      settings,
      origin,
      pattern: page,
      scripts: isEmpty ? scripts : [],
      calls: firstCalls(page),
      pictures: firstPictures[page],
    },
  });
  return isEmpty ? document : style.process(plainClasses(document));
}
