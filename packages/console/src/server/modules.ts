// The files that a page loads first, from Vite's manifest.
import { matchRoutes, type RouteObject } from "react-router-dom";
import type { LanguageCode } from "@lanyard/contract";
import type { PageHandle } from "../app/routes.tsx";
import { mainTexts } from "../i18n/namespaces.ts";
import { textsPath } from "../i18n/texts.ts";

/** Vite's build manifest: the output file of each source. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly assets?: readonly string[];
    }
  >
>;

export const findHandle = (routes: RouteObject[], path: string): PageHandle | undefined =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;

/** The output files of these sources and of everything that they import. */
function collectFiles(manifest: Manifest, sources: readonly string[], files = new Set<string>()) {
  for (const source of sources) {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} is not in the build`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    collectFiles(manifest, chunk.imports ?? [], files);
  }
  return files;
}

/** Link elements that preload what a page needs besides the scripts of every page: font, texts, and its own scripts. */
export function preloads(
  manifest: Manifest,
  handle: PageHandle | undefined,
  language: LanguageCode,
) {
  const fonts = Object.values(manifest)
    .flatMap(({ assets }) => assets ?? [])
    .filter((file) => /inter-core[^/]*\.woff2$/.test(file));
  const entry = collectFiles(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  );
  const scripts = [...collectFiles(manifest, handle?.modules(language) ?? [])].filter(
    (file) => !entry.has(file),
  );
  return [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
    ),
    ...[mainTexts, ...(handle?.texts ?? [])].map(
      (name) =>
        `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${textsPath(language, name)}" />`,
    ),
    ...scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`,
    ),
  ].join("");
}
