// The renderer that the console's build comes with: it writes the document of any page.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LanguageCode, Settings } from "@lanyard/contract";
import { bytesAt } from "../../files/magic.ts";

/** What a reader's screen is written with. */
export interface ScreenWanted {
  /** Of the page's address, as the browser has them. */
  readonly path: string;
  readonly search: string;
  readonly language: LanguageCode;
  /** The reader's. Throws a RangeError for one that is none. */
  readonly timeZone: string;
  /** What their browser alone knows. */
  readonly seen: { readonly now: number; readonly isWide: boolean };
  readonly settings: Settings;
  readonly origin: string;
  /** As their browser remembers the company that its tab is connected to. */
  readonly company?: object;
  /** By the names of their calls. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export interface LackingCall {
  /** Of a call without a body its address. */
  readonly name: string;
  readonly url: string;
  /** Of a company's call: what is in its body besides token and person. */
  readonly own?: object;
}

export interface WrittenScreen {
  readonly html: string;
  readonly title: string;
  /** What the page asks for that was not among the answers. */
  readonly lacking: readonly LackingCall[];
}

/** Writes the first screens of users and companies. */
export interface ScreenWriter {
  /** Names the build of the console: screens fit its own scripts alone. */
  readonly release: string;
  /** The call for the user, whose answer has their role. */
  readonly screenCall: string;
  /** The other calls that a page is known to be made of; undefined where it has no screen. Without a user the role is empty. */
  screenCallsOf(
    path: string,
    search: string,
    role: string,
    isCompany: boolean,
  ): readonly string[] | undefined;
  writeScreen(wanted: ScreenWanted): Promise<WrittenScreen>;
}

export interface Renderer extends Partial<ScreenWriter> {
  /** The paths of the pages that everybody may read; a console of the last release names none. */
  readonly publicPages?: readonly string[];
  /** The page that an address shows, one of few. */
  pageOf(path: string): string;
  /** Its document: the same for everybody who reads the language. */
  write(wanted: {
    readonly page: string;
    readonly language: LanguageCode;
    readonly settings: Settings;
    /** Where the server is reached. */
    readonly origin: string;
    /** Of a page that is made of answers: its address, and the answers to its calls. */
    readonly path?: string;
    readonly search?: string;
    readonly answers?: Readonly<Record<string, Answer>>;
  }): Promise<string>;
  /** The calls whose answers an address is made of, which everybody gets alike; the first decides whether it exists. */
  callsOf(path: string, search: string): readonly string[];
}

/** As the console's pages read it. */
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

const none = (path: string) => new Error(`${path} is no renderer of this server: build both again`);

/** Bundlers list what a file exports at its end. */
const endBytes = 4_096;

/** The names that the built renderer exports, without loading it. Throws when it is none. */
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
 * With React, the console's pages and their texts in all languages it takes a tenth of a second or more and 20 to 25 MB, so it is
 * loaded when a page is first asked for: neither the start nor a server of calls alone waits for it.
 */
export async function loadRenderer(folder: string): Promise<Renderer> {
  const path = rendererIn(folder);
  const loaded = (await import(pathToFileURL(path).href)) as object;
  if (!isRenderer(loaded)) throw none(path);
  return loaded;
}
