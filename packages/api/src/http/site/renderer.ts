// The renderer that comes with the console's build: it renders the document of any page.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LanguageCode, Settings } from "@lanyard/contract";
import { bytesAt } from "../../files/magic.ts";

/** The input for rendering a reader's first screen. */
export interface ScreenWanted {
  /** The path and the query of the page's URL, as the browser has them. */
  readonly path: string;
  readonly search: string;
  readonly language: LanguageCode;
  /** The reader's time zone. Throws a RangeError for an unknown one. */
  readonly timeZone: string;
  /** Facts that only the reader's browser knows. */
  readonly seen: { readonly now: number; readonly isWide: boolean };
  readonly settings: Settings;
  readonly origin: string;
  /** The company that the tab is connected to, as the browser remembers it. */
  readonly company?: object;
  /** By the names of their calls. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface LackingCall {
  /** The URL of a call without a body. */
  readonly name: string;
  readonly url: string;
  /** For a company's call: what is in its body besides token and person. */
  readonly own?: object;
}

export interface WrittenScreen {
  readonly html: string;
  readonly title: string;
  /** The calls that the page needs and that were not among the answers. */
  readonly lacking: readonly LackingCall[];
}

/** Renders the first screens of users and companies. */
export interface ScreenWriter {
  /** The build of the console: a screen fits only the scripts of the same build. */
  readonly release: string;
  /** The call that returns the user, with their role. */
  readonly screenCall: string;
  /**
   * The other calls that a page is known to need; undefined where it has no screen. Without a user the role is empty.
   */
  screenCallsOf(
    path: string,
    search: string,
    role: string,
    isCompany: boolean,
  ): readonly string[] | undefined;
  writeScreen(wanted: ScreenWanted): Promise<WrittenScreen>;
}

export interface DocumentWanted {
  readonly page: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** The origin at which the server is reached. */
  readonly origin: string;
  /** For a page that is made of answers: its path and query, and the answers to its calls. */
  readonly path?: string;
  readonly search?: string;
  readonly answers?: Readonly<Record<string, Answer>>;
}

export interface Renderer extends Partial<ScreenWriter> {
  /** The paths of the pages that everybody may read; missing in a console built from the previous release. */
  readonly publicPages?: readonly string[];
  /** The page of all paths that have none; missing in a console built from the previous release. */
  readonly unknownPage?: string;
  /** The page at a path, one of few. */
  pageOf(path: string): string;
  /** Renders the page's document, which is the same for everybody who reads the language. */
  write(wanted: DocumentWanted): Promise<string>;
  /**
   * The calls whose answers a page is made of, the same for everybody; the first one decides whether the page exists.
   */
  callsOf(path: string, search: string): readonly string[];
}

/** An answer, as the console's pages read it. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly link: string | null;
  readonly corrected: string | null;
}

const needed = ["pageOf", "write", "callsOf"] as const;
const isRenderer = (loaded: object): loaded is Renderer =>
  needed.every((name) => name in loaded && typeof (loaded as Renderer)[name] === "function");

export const rendererIn = (folder: string): string => join(folder, "server", "renderer.js");

const none = (path: string) => new Error(`${path} is not a renderer of this server: rebuild both`);

/** Bundlers put a file's exports at its end. */
const endBytes = 4_096;

/** The names that the built renderer exports, found without loading it. Throws when a needed one is missing. */
export async function namesOfRenderer(folder: string): Promise<ReadonlySet<string>> {
  const path = rendererIn(folder);
  const { size } = await stat(path);
  const end = await bytesAt(path, Math.max(0, size - endBytes), endBytes);
  const exported = [...end.toString().matchAll(/\bexport\s*(?:const (\w+)|\{([^}]*)\})/g)];
  const names = new Set(
    exported.flatMap(([, name, list = ""]) =>
      name
        ? [name]
        : list.split(",").map((one) =>
            one
              .trim()
              .split(/\s+as\s+/)
              .at(-1)!,
          ),
    ),
  );
  if (!needed.every((name) => names.has(name))) throw none(path);
  return names;
}

/**
 * Loads the renderer when a page is first requested: the server asks it which page a path is and which calls it needs;
 * it renders in processes of their own (rendering.ts). With React, the console's pages and their texts in all languages
 * this takes a tenth of a second or more and 20 to 25 MB; neither the start nor a server that only serves calls waits
 * for it.
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const path = rendererIn(folder);
  const loaded = (await import(pathToFileURL(path).href)) as object;
  if (!isRenderer(loaded)) throw none(path);
  return loaded;
}
