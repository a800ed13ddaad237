// The router of the browser, started with the script and the texts of the page at its address.
import { createBrowserRouter, matchRoutes, type RouteObject } from "react-router-dom";

export type BrowserRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Resolves once the page can render at once. `takeRendered` is called last: whether the document contains the page, and
 * the query client its data, so that nothing is loaded before React takes it over.
 */
export async function openRouter(
  routes: RouteObject[],
  takeRendered: () => boolean,
): Promise<BrowserRouter> {
  const page = matchRoutes(routes, location)?.at(-1)?.route;
  // A page that does not load fails in the router, which shows that.
  const loaded = typeof page?.lazy === "function" && (await page.lazy().catch(() => undefined));
  if (page && loaded) Object.assign(page, loaded, { lazy: undefined });
  return createBrowserRouter(
    routes,
    takeRendered() && page?.id ? { hydrationData: { loaderData: { [page.id]: null } } } : {},
  );
}
