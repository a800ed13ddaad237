// The methods of each path, to answer 405 to other ones.
import type { App } from "./app.ts";

/** Call it before the routes are added; answers the methods of a path, none where nothing is. */
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
