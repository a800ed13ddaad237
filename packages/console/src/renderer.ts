// The part of the built console that the server loads, to write the document of any page.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import type { LanguageCode, Settings } from "@lanyard/contract";
import { documentOf } from "./document.ts";
import { entryScripts, firstLinks, firstScripts, type Manifest } from "./first-files.ts";
import { firstCalls, hasScreen } from "./first-load.ts";
import { callsOf, productOf, searchAt, type Answers } from "./public-answers.ts";
import { notLoadedIn, render, type Rendered } from "./render.tsx";
import { screenCall, screenCallsOf, writeScreen } from "./screens.ts";
import { isGuarded, pages, patternOf, patterns, unknown } from "./shared/paths.ts";
import { shareTags } from "./share.ts";
import { withoutUnusedProperties } from "./unused-properties.ts";

const dist = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(dist, path), "utf8");
// The head of the page asks for the scripts (later-scripts.ts); index.html loads them where the server cannot write a page.
const template = read("index.html").replaceAll(/<script type="module".*?<\/script>/g, "");
const manifestText = read(".vite/manifest.json");
const manifest = JSON.parse(manifestText) as Manifest;

/** Names this build: the manifest has the hash of each of its files. */
export const release = createHash("sha256").update(manifestText).digest("base64url").slice(0, 8);

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

/** The file of letters that none of our texts has; the stylesheet names it too. */
const furtherLetters = /@font-face\{[^}]*inter-latin[^}]*\}/;

/** Beasties compares classes with their selectors as they are written: `[&>svg]:size-4`, or names of grid areas, without entities. */
const plainClasses = (document: string) =>
  document.replaceAll(/ class="[^"]*"/g, (attribute) =>
    attribute
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );

/** The one address of a page, which may be reached by others; none where it depends on who reads. */
const canonical = (origin: string, page: string) =>
  page.includes(":") || page === unknown ? "" : `<link rel="canonical" href="${origin}${page}" />`;

/** The paths of the pages that everybody may read, those of products apart. */
export const publicPages: readonly string[] = pages.filter(
  (page) => !page.includes(":") && !isGuarded(page),
);

const storePages: ReadonlySet<string> = new Set([patterns.store, patterns.storeProduct]);

/** What a page of the store says about itself to others; of any other page its address. */
function aboutOf(asked: Asked, { title, description }: Rendered): string {
  const { page, path = page, origin, answers = {} } = asked;
  if (!storePages.has(page)) return canonical(origin, page);
  const product = productOf(path, answers);
  return shareTags({ title, description, url: origin + path, origin, product });
}

/** The page at a path, one of few. */
export const pageOf = patternOf;

export { callsOf, screenCall, screenCallsOf, writeScreen };

export interface Asked {
  /** As `pageOf` names it. */
  readonly page: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** Where the server is reached, e.g. https://lanyard.example. */
  readonly origin: string;
  /** The address of a page that is made of answers, and the query as it came. */
  readonly path?: string;
  readonly search?: string;
  /** To the calls of `callsOf`; without them the browser asks. */
  readonly answers?: Answers;
}

const empty = ({ settings }: Asked): Rendered => ({
  html: "",
  title: settings.product_name,
  description: "",
});

/** The document of a page: the same for everybody who reads a language. */
export async function write(asked: Asked): Promise<string> {
  const { page, language, settings, origin, path = page, answers } = asked;
  const search = searchAt(path, asked.search ?? "");
  // A page of the store without its answers is shown by the browser, which asks for them.
  const isEmpty = isGuarded(page) || (storePages.has(page) && !answers);
  const rendered = isEmpty ? empty(asked) : await render({ ...asked, path, search });
  const links = firstLinks(manifest, page, language);
  const document = documentOf(template, {
    ...rendered,
    language,
    notLoaded: notLoadedIn(language),
    // What is painted without scripts does not wait for them; a page without content asks for its calls first.
    links: isEmpty ? "" : links + aboutOf(asked, rendered),
    data: {
      settings,
      origin,
      pattern: page,
      calls: firstCalls(page),
      release: hasScreen(page) ? release : undefined,
      entry: entryScripts(manifest),
      scripts: firstScripts(manifest, page, language),
      ...(isEmpty && { links }),
      ...(answers && !isEmpty && { answers }),
    },
  });
  if (isEmpty) return document;
  const styled = await style.process(plainClasses(document));
  return withoutUnusedProperties(styled.replace(furtherLetters, ""));
}
