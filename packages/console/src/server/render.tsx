// Renders a page in two steps: its queries are loaded where the API is, and the content is rendered from their data in
// another process.
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from "@tanstack/react-query";
import { createInstance, type i18n } from "i18next";
import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { fullStop, type LanguageCode, type Settings } from "@lanyard/contract";
import { App } from "../app/App.tsx";
import { createResources, type Texts } from "../i18n/resources.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { createRoutes, type Loads } from "../app/routes.tsx";
import { userQuery } from "../auth/session.tsx";
import { i18nOptions } from "../i18n/i18n.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import type { NotLoaded } from "../components/page/not-loaded.ts";
import { createQueryClient } from "../api/on-error.ts";
import type { PageSession } from "../api/page-data.ts";
import { formatTitle } from "../components/page/page-title.ts";
import type { Rendering } from "../api/rendering.ts";
import { CallFailure } from "../api/send.ts";
import { asReader, sessionToken } from "./reader.ts";

const locales = import.meta.glob<Texts>("../i18n/locales/*/*.json", {
  eager: true,
  import: "default",
});
const read = (language: LanguageCode, namespace: Namespace) =>
  locales[`../i18n/locales/${language}/${namespace}.json`]!;

const translations = new Map<LanguageCode, i18n>();

/** All texts of one language, loaded once and shared by all renders in it. */
function translate(language: LanguageCode): i18n {
  const cached = translations.get(language);
  if (cached) return cached;
  const instance = createInstance();
  translations.set(language, instance);
  void instance.use(fullStop).init({
    ...i18nOptions,
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources: { [language]: createResources(read, language) },
  });
  return instance;
}

export function createNotLoaded(language: LanguageCode): NotLoaded {
  const { t } = translate(language);
  return { text: t("not_loaded"), again: t("again"), scripts: t("page.needs_scripts") };
}

export interface Page {
  readonly path: string;
  /** The query of the page's address, without the question mark. */
  readonly search: string;
  readonly language: LanguageCode;
  readonly settings: Settings;
  /** The server's public origin. */
  readonly origin: string;
  /** Undefined for visitors. */
  readonly session?: PageSession | undefined;
}

const toUrl = ({ path, search, origin }: Page) =>
  new Request(`${origin}${search === "" ? path : `${path}?${search}`}`);

function createClient({ settings, session }: Page): QueryClient {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } });
  client.setQueryData(settingsQuery().queryKey, settings);
  if (session) client.setQueryData(userQuery(sessionToken).queryKey, session.user);
  return client;
}

const open = (client: QueryClient, loads: Loads) =>
  createStaticHandler(createRoutes(client, loads));

export interface Prepared {
  /** 200, or the status of a query that failed; 0 if the API did not answer. */
  readonly status: number;
  readonly state: DehydratedState;
}

/** Loads the queries of a page with `send`, as its reader. */
export const prepare = (page: Page, send: Rendering["send"]): Promise<Prepared> =>
  asReader(page.language, page.session, send, async () => {
    const client = createClient(page);
    await open(client, "before").query(toUrl(page));
    const failures = client
      .getQueryCache()
      .getAll()
      .flatMap(({ state: { error } }) => error ?? []);
    const [failure] = failures;
    const ownKeys: unknown[] = [settingsQuery(), userQuery(sessionToken)].map(
      ({ queryKey }) => queryKey[0],
    );
    return {
      status: failure ? (failure instanceof CallFailure ? failure.status : 0) : 200,
      // The document has these two apart.
      state: dehydrate(client, {
        shouldDehydrateQuery: ({ queryKey, state }) =>
          state.status === "success" && !ownKeys.includes(queryKey[0]),
      }),
    };
  });

export interface Rendered {
  /** The content of the root element. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

const sendsNothing: Rendering["send"] = async () => ({ status: 0, text: "", link: null });

/** Renders the page with the data of `prepare`. */
export const render = (page: Page, state: DehydratedState): Promise<Rendered> =>
  asReader(page.language, page.session, sendsNothing, async () => {
    const client = createClient(page);
    hydrate(client, state);
    const texts = translate(page.language);
    const handler = open(client, "nothing");
    const context = await handler.query(toUrl(page));
    if (context instanceof Response) throw new Error("A page redirects in its loader");
    const thrown = Object.values(context.errors ?? {})[0] as unknown;
    if (thrown) throw thrown;
    let title = "";
    let description = texts.t("landing.text");
    const onTitle = (next: string, nextDescription = description) => {
      title = next;
      description = nextDescription;
    };
    const faults: unknown[] = [];
    const { prelude } = await prerender(
      <I18nextProvider i18n={texts}>
        <App
          client={client}
          environment={{ origin: page.origin, onTitle, isWide: page.session?.hints.isWide }}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
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
    return { html, title: formatTitle(title, page.settings.product_name), description };
  });
