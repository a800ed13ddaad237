// A Vite plugin: /assets/i18n/{code}.json is the console's own texts with the contract's messages.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { isLanguage, languageCodes } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";

function textsOf(code: string): string {
  if (!isLanguage(code)) throw new Error(`No texts in ${code}`);
  const own = JSON.parse(
    readFileSync(new URL(`./src/locales/${code}.json`, import.meta.url), "utf8"),
  ) as Record<string, string>;
  return JSON.stringify({ ...messages[code], ...own });
}

export function translations(): Plugin {
  return {
    name: "translations",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = /^\/assets\/i18n\/(\w\w)\.json/.exec(request.url ?? "")?.[1];
        if (!code || !isLanguage(code)) return next();
        response.setHeader("content-type", "application/json");
        response.end(textsOf(code));
      });
    },
    generateBundle() {
      for (const code of languageCodes)
        this.emitFile({
          type: "asset",
          fileName: `assets/i18n/${code}.json`,
          source: textsOf(code),
        });
    },
  };
}
