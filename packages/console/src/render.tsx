// Renders a page to HTML, on the server.
import type { QueryClient } from "@tanstack/react-query";
import { createInstance, type i18n } from "i18next";
import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { StaticRouter } from "react-router-dom";
import { fullStop, type LanguageCode, type Settings } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { App } from "./App.tsx";
import { settingsQuery } from "./lookup/lookup.queries.ts";
import { seed, type Answers } from "./public-answers.ts";
import { AppRoutes } from "./routes.tsx";
import { i18nOptions } from "./shared/i18n.ts";
import type { NotLoaded } from "./shared/not-loaded.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { titleOf } from "./shared/page-title.ts";

const locales = import.meta.glob<Record<string, string>>("./locales/*.json", {
  eager: true,
  import: "default",
});

const translations = new Map<LanguageCode, i18n>();

/** All texts of one language, loaded once and shared by all renders in it. */
function translate(language: LanguageCode): i18n {
  const known = translations.get(language);
  if (known) return known;
  const instance = createInstance();
  translations.set(language, instance);
  void instance.use(fullStop).init({
    ...i18nOptions,
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: {
      [language]: {
        translation: { ...messages[language], ...locales[`./locales/${language}.json`] },
        ...Object.fromEntries(
          ["review", "office", "operations", "guide", "preflight"].map((part) => [
            part,
            locales[`./locales/${part}.${language}.json`] ?? {},
          ]),
        ),
        store: { ...messages[language], ...locales[`./locales/store.${language}.json`] },
      },
    },
  });
  return instance;
}

export function notLoadedIn(language: LanguageCode): NotLoaded {
  const { t } = translate(language);
  return { text: t("not_loaded"), again: t("again"), scripts: t("page.needs_scripts") };
}

export interface Wanted {
  /** A path of the page; all paths of one page have the same document. */
  readonly path: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** The server's public origin. */
  readonly origin: string;
  /** The query of the page's address, without the question mark. */
  readonly search?: string;
  /** The answers to the page's calls. */
  readonly answers?: Answers;
}

export interface Rendered {
  /** The content of the root element. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Renders the page as a visitor sees it. */
export function render(wanted: Wanted): Promise<Rendered> {
  const client = createQueryClient();
  seed(client, wanted.path, wanted.search ?? "", wanted.answers ?? {});
  return renderWith(client, wanted);
}

/** Renders the page with the data in the client's cache. */
export async function renderWith(
  client: QueryClient,
  { path, language, settings, origin, search = "" }: Wanted,
): Promise<Rendered> {
  const texts = translate(language);
  client.setQueryData(settingsQuery().queryKey, settings);
  let title = "";
  let description = texts.t("landing.text");
  const onTitle = (read: string, told = description) => {
    title = read;
    description = told;
  };
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <I18nextProvider i18n={texts}>
      <App client={client} surroundings={{ origin, onTitle }}>
        <StaticRouter location={search === "" ? path : `${path}?${search}`}>
          <AppRoutes />
        </StaticRouter>
      </App>
    </I18nextProvider>,
    {
      onError: (error) => void faults.push(error),
      // Render in one piece: otherwise React moves long parts into place with an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude as BodyInit).text();
  if (faults.length > 0) throw faults[0];
  return {
    html,
    title: titleOf(title, settings.product_name),
    description,
  };
}
