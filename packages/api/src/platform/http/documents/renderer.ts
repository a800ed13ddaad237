// The renderer that comes with the console's build: it makes the document of any page.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { currentUser, LanguageCode, ResponseData, Settings } from "@lanyard/contract";

/** The session that a page is rendered for. */
export interface PageSession {
  /** The signed-in user, with the session's public id. */
  readonly user: ResponseData<typeof currentUser>;
  /** What only the reader's browser knows. */
  readonly hints: { readonly timeZone: string; readonly isWide: boolean };
}

export interface Page {
  readonly path: string;
  /** The query of the page's address, without the question mark. */
  readonly search: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** The origin at which the server is reached. */
  readonly origin: string;
  /** Undefined for visitors. */
  readonly session?: PageSession | undefined;
}

/** An answer of the API, as the console's pages read it. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  readonly corrected: string | null;
}

/** The data of a page, which can be sent to another process. */
export type PageState = object;

export interface Renderer {
  /** The paths of the pages that everybody may read. */
  readonly publicPages: readonly string[];
  /** The page of all paths that have none. */
  readonly unknownPage: string;
  /** The page at a path, one of few. */
  pageOf(path: string): string;
  /** Whether visitors see nothing of a page, so that its document is empty without a session. */
  isGuarded(page: string): boolean;
  /** Whether a page that visitors see has data, which changes. */
  hasData(path: string): boolean;
  /** The part of such a page's query on which its content depends, in one spelling. */
  searchAt(path: string, search: string): string;
  /**
   * Loads a page's data with `send`. The status is 200, or that of a call which failed; 0 without an answer. Throws a
   * RangeError for an unknown time zone.
   */
  prepare(
    page: Page,
    send: (url: string) => Promise<Answer>,
  ): Promise<{ readonly status: number; readonly state: PageState }>;
  /** Writes the document of a page with its data; without data, the browser renders the page. */
  write(page: Page, state?: PageState): Promise<string>;
}

export const getRendererPath = (folder: string): string => join(folder, "server", "renderer.js");

const needed = ["pageOf", "isGuarded", "hasData", "searchAt", "prepare", "write"] as const;
const isRenderer = (loaded: object): loaded is Renderer =>
  needed.every((name) => typeof (loaded as Renderer)[name] === "function");

/**
 * Loads the renderer when a page is first requested: the server asks it which page a path is, and loads the page's data;
 * it renders in processes of their own (rendering.ts). With React, the console's pages and their texts in all languages
 * this takes a tenth of a second or more and 20 to 25 MB; neither the start nor a server that only serves calls waits
 * for it. Throws for that of another release.
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const path = getRendererPath(folder);
  const loaded = (await import(pathToFileURL(path).href)) as object;
  if (!isRenderer(loaded))
    throw new Error(`${path} is not a renderer of this server: rebuild both`);
  return loaded;
}
