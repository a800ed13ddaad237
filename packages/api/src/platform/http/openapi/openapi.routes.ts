// Serves the OpenAPI document, and the same content as a page for people.
import type { App } from "../call/app.ts";
import { openApi } from "./openapi.ts";
import { referenceCss, referencePage } from "./reference.ts";

/** Computes the value on first use and keeps it, so that it does not slow down the start. */
function lazily<Value>(make: () => Value): () => Value {
  let cached: Value | undefined;
  return () => (cached ??= make());
}

export function openApiRoutes(app: App): void {
  const { productName, publicUrl } = app.context.env;
  const document = lazily(() => openApi(productName, publicUrl));
  const served = [
    ["/api/openapi.json", "application/json", () => JSON.stringify(document())],
    ["/api/reference", "text/html", () => referencePage(document())],
    ["/api/reference/style.css", "text/css", referenceCss],
  ] as const;
  for (const [path, type, make] of served) {
    const content = lazily(make);
    app.get(path, async (_request, reply) =>
      reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(content()),
    );
  }
}
