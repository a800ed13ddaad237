// The renderer that the console's build comes with: it writes the document of any page.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LanguageCode, Settings } from "@lanyard/contract";

export interface Renderer {
  /** The page that an address shows, one of few. */
  pageOf(path: string): string;
  /** Its document: the same for everybody who reads the language. */
  write(wanted: {
    readonly page: string;
    readonly language: LanguageCode;
    readonly settings: Settings;
    /** Where the server is reached. */
    readonly origin: string;
  }): Promise<string>;
}

const isRenderer = (loaded: object): loaded is Renderer =>
  (["pageOf", "write"] as const).every(
    (name) => name in loaded && typeof (loaded as Renderer)[name] === "function",
  );

export const rendererIn = (folder: string): string => join(folder, "server", "renderer.js");

export async function loadRenderer(folder: string): Promise<Renderer> {
  const path = rendererIn(folder);
  const loaded = (await import(pathToFileURL(path).href)) as object;
  if (!isRenderer(loaded))
    throw new Error(`${path} is no renderer of this server: build both again`);
  return loaded;
}
