// Maps addresses to pages: the whole site in one file. A page is a module in pages/ that exports its component and, if
// it shows data, the queries that it reads.
import type { QueryClient } from "@tanstack/react-query";
import type { FunctionComponent, ReactElement } from "react";
import { Navigate, type LoaderFunctionArgs, type RouteObject } from "react-router-dom";
import type { LanguageCode, UserRole } from "@lanyard/contract";
import { AdminOnly } from "./AdminOnly.tsx";
import { Guard } from "./Guard.tsx";
import { PageFailed } from "./PageFailed.tsx";
import { Shell } from "./Shell.tsx";
import { countsQuery } from "../features/product/counts.queries.ts";
import { chapters } from "../features/guide/chapters.ts";
import { connection } from "../auth/company-connection.ts";
import { loadNamespaces } from "../i18n/i18n.ts";
import { loaded } from "../components/late/lazy-part.ts";
import type { Namespace } from "../i18n/namespaces.ts";
import { prefetch, type PageQueries, type PageRequest } from "../api/page-queries.ts";
import { paths, patterns } from "./paths.ts";
import { accessToken, storedUser } from "../auth/storage.ts";

interface PageModule {
  readonly default: FunctionComponent<never>;
  readonly queries?: PageQueries;
}

/** What is known of a page before its module has loaded. */
export interface PageHandle {
  /** Paths of its modules from the console's root, as in the build's manifest. */
  readonly modules: (language: LanguageCode) => readonly string[];
  /** The namespaces of its texts, besides those of every page. */
  readonly texts: readonly Namespace[];
}

interface PageOptions {
  readonly texts?: readonly Namespace[];
  /** Whether its data is for administrators only. */
  readonly isOfAdmin?: boolean;
  readonly props?: object;
  /** Further modules that it shows at once, by language. */
  readonly also?: (language: LanguageCode) => string;
}

const modules = import.meta.glob<PageModule>("../pages/*Page.tsx");

/** What every page shows: the bar tells administrators how much awaits review. */
const ofEveryPage = ({ role }: PageRequest) => (role === "admin" ? [countsQuery("admin")] : []);

const ofAdmin =
  (queries: PageQueries): PageQueries =>
  (page) =>
    page.role === "admin" ? queries(page) : [];

async function load(
  client: QueryClient,
  queries: PageQueries,
  { request, params }: LoaderFunctionArgs,
) {
  const page: PageRequest = {
    client,
    params: params as Record<string, string>,
    search: new URL(request.url).searchParams,
    isSignedIn: accessToken.get() !== "",
    role: storedUser.get()?.role as UserRole | undefined,
    company: connection.get()?.company,
  };
  // A visitor has to sign in first; a refused call would say that a session has ended.
  if (!page.isSignedIn && new URL(request.url).pathname.startsWith("/dashboard/")) return;
  await Promise.all([
    prefetch(client, ofEveryPage(page)),
    Promise.resolve(queries(page)).then((ofPage) => prefetch(client, ofPage)),
  ]);
}

export type Loads = "before" | "beside" | "nothing";

/**
 * The routes, for one query client. `loads`: whether a page shows after its queries have loaded (on the server) or while
 * they load, with its outline (in a browser); `nothing` where the client has been filled already, and in a host's
 * frame, which knows its company later. `frame` surrounds
 * all pages.
 */
export function createRoutes(
  client: QueryClient,
  loads: Loads,
  frame: ReactElement = <Shell />,
): RouteObject[] {
  const page = (
    path: string,
    name: string,
    { texts = [], isOfAdmin = false, props, also }: PageOptions = {},
  ) => {
    const handle: PageHandle = {
      modules: (language) => [`src/pages/${name}.tsx`, ...(also ? [also(language)] : [])],
      texts,
    };
    const lazy = async () => {
      const [{ default: Page, queries = () => [] }] = await Promise.all([
        loaded(modules[`../pages/${name}.tsx`]!()),
        loadNamespaces(texts),
      ]);
      const Content = Page as FunctionComponent<object>;
      const loader = async (args: LoaderFunctionArgs) => {
        const loading =
          loads !== "nothing" && load(client, isOfAdmin ? ofAdmin(queries) : queries, args);
        if (loads === "before") await loading;
        return null;
      };
      return { element: <Content {...props} />, loader };
    };
    // Within a page its component asks for what another query of the address needs.
    return { id: path, path, handle, lazy, shouldRevalidate: () => false } satisfies RouteObject;
  };
  const document = (name: string) => (language: LanguageCode) =>
    `src/features/guide/texts/${name}.${language}.mdx`;

  const adminPage: PageOptions = { texts: ["office"], isOfAdmin: true };
  const operations: PageOptions = { texts: ["operations"], isOfAdmin: true };
  const store: PageOptions = { texts: ["store"] };
  return [
    {
      element: frame,
      errorElement: <PageFailed />,
      children: [
        {
          errorElement: <PageFailed />,
          hydrateFallbackElement: <></>,
          children: [
            page(patterns.login, "LoginPage"),
            page(patterns.passwordReset, "PasswordResetPage"),
            page(patterns.emailConfirm, "EmailLinkPage", { props: { action: "confirm" } }),
            page(patterns.emailUndo, "EmailLinkPage", { props: { action: "undo" } }),
            page(patterns.functionality, "FunctionalityPage"),
            page(patterns.docs, "DocsPage", { texts: ["guide"] }),
            ...chapters.map((chapter) =>
              page(paths.chapter(chapter), "DocsPage", {
                texts: ["guide"],
                props: { chapter },
                also: document(`guide/${chapter}`),
              }),
            ),
            ...(["terms", "privacy"] as const).map((name) =>
              page(patterns[name], "LegalPage", {
                props: { document: name },
                also: document(name),
              }),
            ),
            page(patterns.store, "StorePage", store),
            page(patterns.storeProduct, "StoreProductPage", store),
            page(patterns.storeApps, "StoreAppsPage", store),
            page(patterns.licenses, "LicensesPage", store),
            page(patterns.people, "PeoplePage", store),
            page(patterns.receipts, "ReceiptsPage", store),
            page(patterns.receipt, "ReceiptPage", store),
            {
              element: <Guard />,
              children: [
                { path: patterns.auth, element: <Navigate to={patterns.products} replace /> },
                page(patterns.products, "ProductsPage"),
                page(patterns.product, "ProductPage"),
                page(patterns.preview, "PreviewPage", store),
                {
                  element: <AdminOnly />,
                  children: [
                    page(patterns.review, "ReviewPage", {
                      texts: ["review", "preflight"],
                      isOfAdmin: true,
                    }),
                    page(patterns.companies, "CompaniesPage", adminPage),
                    page(patterns.users, "UsersPage", adminPage),
                    page(patterns.requests, "RequestsPage", adminPage),
                    page(patterns.audit, "AuditPage", adminPage),
                    page(patterns.deliveries, "DeliveriesPage", operations),
                    page(patterns.settings, "SettingsPage", operations),
                  ],
                },
                page(patterns.account, "AccountPage"),
                page(patterns.buildOfProduct, "BuildPage"),
                page(patterns.build, "BuildPage"),
              ],
            },
            page("*", "LandingPage"),
          ],
        },
      ],
    },
  ];
}
