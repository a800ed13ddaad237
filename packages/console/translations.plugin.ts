// Vite plugins for the files in /assets/i18n: {code}.json has the texts of every page, {namespace}.{code}.json those
// that only some pages load, and passages.{code}.json the text that the guide's search reads. Requested with `?v=` and
// its hash, a file is cached forever.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { extractPassages } from "./src/features/guide/passages.ts";
import { mergeTexts, type Texts } from "./src/i18n/resources.ts";
import { chapters } from "./src/features/guide/chapters.ts";
import { namespaces, textsFile, type Namespace } from "./src/i18n/namespaces.ts";

const src = join(import.meta.dirname, "src");
const read = (language: LanguageCode, namespace: Namespace) =>
  JSON.parse(
    readFileSync(join(src, "i18n/locales", language, `${namespace}.json`), "utf8"),
  ) as Texts;

/** The searchable text of the guide in one language. */
function passagesIn(code: LanguageCode): object {
  const words: Texts = Object.assign(
    { ...messages[code] },
    ...(["translation", "guide", "preflight"] as const).map((name) => read(code, name)),
  );
  const texts = chapters.map((chapter) => {
    const file = join(src, `features/guide/texts/guide/${chapter}.${code}.mdx`);
    const say = (key: string) => words[key] ?? key;
    return extractPassages({ chapter, language: code, say, source: readFileSync(file, "utf8") });
  });
  return Object.assign({}, ...texts) as object;
}

/** The content of each file, by name. */
export const files: Readonly<Record<string, () => string>> = Object.fromEntries(
  languageCodes.flatMap((code) => [
    ...namespaces.map((name) => [
      textsFile(code, name),
      () => JSON.stringify(mergeTexts(read, code, name)),
    ]),
    [textsFile(code, "passages"), () => JSON.stringify(passagesIn(code))],
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
