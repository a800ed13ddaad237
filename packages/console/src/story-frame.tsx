// The decorator of console stories: texts in the toolbar's language, a router, a query client and toasts, without a
// server.
import type { Decorator } from "@storybook/react-vite";
import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createContext, use, useMemo, type ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ToastProvider } from "@lanyard/design-system";
import { fallbackLanguage, fullStop, languageCodes, type LanguageCode } from "@lanyard/contract";
import { createResources, type Texts } from "./i18n/resources.ts";
import type { Namespace } from "./i18n/namespaces.ts";
import { createQueryClient } from "./api/on-error.ts";
import { i18nOptions } from "./i18n/i18n.ts";
import { useGuardedNavigation } from "./drafts/useLeaveGuard.ts";

const locales = import.meta.glob<Texts>("./i18n/locales/*/*.json", {
  eager: true,
  import: "default",
});
const read = (language: LanguageCode, namespace: Namespace) =>
  locales[`./i18n/locales/${language}/${namespace}.json`]!;

function createTexts(language: string) {
  const instance = i18next.createInstance();
  void instance
    .use(initReactI18next)
    .use(fullStop)
    .init({
      ...i18nOptions,
      lng: language,
      fallbackLng: fallbackLanguage,
      initAsync: false,
      resources: Object.fromEntries(
        languageCodes.map((code) => [code, createResources(read, code)]),
      ),
    });
  return instance;
}

const StoryContext = createContext<ReactNode>(null);

const StoryPage = () => use(StoryContext);

/** What the shell does around its pages. */
function GuardedPage() {
  useGuardedNavigation();
  return <StoryPage />;
}

function Frame({
  language,
  path,
  shell,
  children,
}: {
  readonly language: string;
  readonly path: string;
  readonly shell: boolean;
  readonly children: ReactNode;
}) {
  const texts = useMemo(() => createTexts(language), [language]);
  const client = useMemo(() => createQueryClient(), []);
  const router = useMemo(
    () =>
      createMemoryRouter([{ path: "*", element: shell ? <StoryPage /> : <GuardedPage /> }], {
        initialEntries: [path],
      }),
    [path, shell],
  );
  const page = (
    <StoryContext value={children}>
      <RouterProvider router={router} useTransitions={false} />
    </StoryContext>
  );
  return (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        {shell ? (
          page
        ) : (
          <ToastProvider closeLabel={texts.t("close")} regionLabel={texts.t("toast.region")}>
            {page}
          </ToastProvider>
        )}
      </QueryClientProvider>
    </I18nextProvider>
  );
}

/** `parameters.path` is the address of the story's router; `parameters.shell`: the story renders the shell itself. */
export const storyFrame: Decorator = (Story, { globals, parameters }) => (
  <Frame
    language={String(globals["language"] || "it")}
    path={String(parameters["path"] ?? "/")}
    shell={parameters["shell"] === true}
  >
    <Story />
  </Frame>
);
