// The methods of each path, for 405 responses to any other method.
import type { App } from "./app.ts";

/**
 * Call it before the routes are added. Returns a function that gives the methods of a path, empty for an unknown path.
 */
export function watchMethods(app: App): (path: string) => string[] {
  const routes: { readonly path: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const pattern = url
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/:\w+/g, "[^/]+");
    routes.push({ path: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  return (path) => [
    ...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)),
  ];
}
