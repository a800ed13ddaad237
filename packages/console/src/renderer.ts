// The entry of the built console that the server loads to render the document of any page.
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
// The page's head loads the scripts (later-scripts.ts); index.html itself loads them where the server cannot render a
// page.
const template = read("index.html").replaceAll(/<script type="module".*?<\/script>/g, "");
const manifestText = read(".vite/manifest.json");
const manifest = JSON.parse(manifestText) as Manifest;

/** Identifies this build: the manifest contains the hash of every file. */
export const release = createHash("sha256").update(manifestText).digest("base64url").slice(0, 8);

/**
 * Inlines the CSS rules that a document needs, and moves the stylesheet link behind the content, so that it does not
 * block rendering.
 */
const style = new Beasties({
  path: dist,
  publicPath: "/",
  preload: "body",
  pruneSource: false,
  // index.html has a style of its own for the time before the console starts.
  reduceInlineStyles: false,
  inlineFonts: true,
  preloadFonts: false,
  // Keep selectors that Beasties cannot evaluate: theme tokens, separators between entries, child variants (`*:`).
  allowRules: [/^:(?:root|where|is)\b/],
  logLevel: "silent",
});

/** The font face with letters that none of our texts uses; the stylesheet declares it too. */
const furtherLetters = /@font-face\{[^}]*inter-latin[^}]*\}/;

/**
 * Unescapes entities in class attributes (`[&>svg]:size-4`, names of grid areas), because Beasties compares classes
 * with selectors literally.
 */
const plainClasses = (document: string) =>
  document.replaceAll(/ class="[^"]*"/g, (attribute) =>
    attribute
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&"),
  );

/**
 * The canonical link of a page, which may have several addresses; empty if the content depends on a parameter, and for
 * unknown pages.
 */
const canonical = (origin: string, page: string) =>
  page.includes(":") || page === unknown ? "" : `<link rel="canonical" href="${origin}${page}" />`;

/** The paths of all public pages except those of products. */
export const publicPages: readonly string[] = pages.filter(
  (page) => !page.includes(":") && !isGuarded(page),
);

const storePages: ReadonlySet<string> = new Set([patterns.store, patterns.storeProduct]);

/** Sharing metadata for a store page; for any other page its canonical link. */
function aboutOf(asked: Asked, { title, description }: Rendered): string {
  const { page, path = page, origin, answers = {} } = asked;
  if (!storePages.has(page)) return canonical(origin, page);
  const product = productOf(path, answers);
  return shareTags({ title, description, url: origin + path, origin, product });
}

/** The page of all paths that have none: the server answers them 404. */
export const unknownPage = unknown;

/** The page at a path: one of a fixed set of names. */
export const pageOf = patternOf;

export { callsOf, screenCall, screenCallsOf, writeScreen };

export interface Asked {
  /** The page's name, from `pageOf`. */
  readonly page: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** The server's public origin, e.g. https://lanyard.example. */
  readonly origin: string;
  /** For a page rendered from answers: its actual path, and the query as received. */
  readonly path?: string;
  readonly search?: string;
  /** The answers to the calls of `callsOf`; without them the browser makes the calls. */
  readonly answers?: Answers;
}

const empty = ({ settings }: Asked): Rendered => ({
  html: "",
  title: settings.product_name,
  description: "",
});

/** Renders the document of a page: the same for every visitor of a language. */
export async function write(asked: Asked): Promise<string> {
  const { page, language, settings, origin, path = page, answers } = asked;
  const search = searchAt(path, asked.search ?? "");
  // The browser renders a store page whose answers are missing, and makes the calls itself.
  const isEmpty = isGuarded(page) || (storePages.has(page) && !answers);
  const rendered = isEmpty ? empty(asked) : await render({ ...asked, path, search });
  const links = firstLinks(manifest, page, language);
  const document = documentOf(template, {
    ...rendered,
    language,
    notLoaded: notLoadedIn(language),
    // Server-rendered content gets its links in the head; a page without content sends its calls before it adds them.
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
