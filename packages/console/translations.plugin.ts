// Vite plugins for the files in /assets/i18n. {code}.json: the console's own texts and the contract's messages that it
// displays. guide.{code}.json: the words of the guide. passages.{code}.json: the text that the guide's search reads.
// The others: the texts of one area each (store, review, difference, office, operations, embed, preflight), which other
// pages do not load. Requested with `?v=` and its hash, a file is cached forever.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import {
  isLanguage,
  languageCodes,
  serverMessages,
  storeMessages,
  type LanguageCode,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { passagesOf } from "./src/guide/passages.ts";
import { chapters } from "./src/shared/chapters.ts";

const read = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, "src/locales", `${name}.json`), "utf8"),
  ) as Record<string, string>;

const begins = (key: string, groups: readonly string[]) =>
  groups.some((begin) => key.startsWith(`${begin}.`));

/** The console's texts of one language, as JSON. */
function textsOf(code: string): string {
  if (!isLanguage(code)) throw new Error(`No texts in ${code}`);
  const ofConsole = Object.entries(messages[code]).filter(
    ([key]) => !begins(key, [...serverMessages, ...storeMessages]),
  );
  return JSON.stringify({ ...Object.fromEntries(ofConsole), ...read(code) });
}

/** The texts of the store's pages in one language, as JSON. */
function storeTextsOf(code: LanguageCode): string {
  const ofStore = Object.entries(messages[code]).filter(([key]) => begins(key, storeMessages));
  return JSON.stringify({ ...Object.fromEntries(ofStore), ...read(`store.${code}`) });
}

/** The searchable text of the guide in one language, as JSON. */
function passagesIn(code: LanguageCode): string {
  const words: Readonly<Record<string, string>> = {
    ...messages[code],
    ...read(code),
    ...read(`guide.${code}`),
    ...read(`preflight.${code}`),
  };
  const texts = chapters.map((chapter) => {
    const file = join(import.meta.dirname, `src/guide/texts/guide/${chapter}.${code}.mdx`);
    const say = (key: string) => words[key] ?? key;
    return passagesOf({ chapter, language: code, say, source: readFileSync(file, "utf8") });
  });
  return JSON.stringify(Object.assign({}, ...texts));
}

/** The content of each file, by name. */
export const files: Readonly<Record<string, () => string>> = Object.fromEntries(
  languageCodes.flatMap((code) => [
    [`${code}.json`, () => textsOf(code)],
    [`store.${code}.json`, () => storeTextsOf(code)],
    [`difference.${code}.json`, () => JSON.stringify(read(`difference.${code}`))],
    [`embed.${code}.json`, () => JSON.stringify(read(`embed.${code}`))],
    [`office.${code}.json`, () => JSON.stringify(read(`office.${code}`))],
    [`operations.${code}.json`, () => JSON.stringify(read(`operations.${code}`))],
    [`review.${code}.json`, () => JSON.stringify(read(`review.${code}`))],
    [`guide.${code}.json`, () => JSON.stringify(read(`guide.${code}`))],
    [`preflight.${code}.json`, () => JSON.stringify(read(`preflight.${code}`))],
    [`passages.${code}.json`, () => passagesIn(code)],
  ]),
);

const versionOf = (text: string) =>
  createHash("sha256").update(text).digest("base64url").slice(0, 8);

/** Defines `import.meta.env.TEXT_VERSIONS` in a build: the content hash of each file, by name. */
export const textVersions = (): Plugin => ({
  name: "text-versions",
  apply: "build",
  config: () => ({
    define: {
      "import.meta.env.TEXT_VERSIONS": JSON.stringify(
        Object.fromEntries(
          Object.entries(files).map(([name, contentOf]) => [name, versionOf(contentOf())]),
        ),
      ),
    },
  }),
});

export function translations(): Plugin {
  return {
    name: "translations",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const contentOf = files[/^\/assets\/i18n\/([\w.]+)/.exec(request.url ?? "")?.[1] ?? ""];
        if (!contentOf) return next();
        response.setHeader("content-type", "application/json");
        response.end(contentOf());
      });
    },
    generateBundle() {
      for (const [name, contentOf] of Object.entries(files)) {
        const source = contentOf();
        const hashed = name.replace(/\.json$/, `-${versionOf(source)}.json`);
        for (const file of [name, hashed])
          this.emitFile({ type: "asset", fileName: `assets/i18n/${file}`, source });
      }
    },
  };
}
