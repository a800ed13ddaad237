// Serves crawlers: robots.txt, and the sitemap, which is streamed while it is read.
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { sharedSeconds } from "../../platform/http/call/shared-answer.ts";
import { refuse } from "../../platform/refuse.ts";
import { indexEntries, pageEntries, productEntries } from "./sitemap.rules.ts";
import { formatRobots, writeSitemapIndex, writeSitemap } from "./sitemap.wire.ts";

/**
 * Cached for as long as the public store: a hidden product disappears within a minute. A URL with a query is not
 * cached, because there is no limit to such URLs.
 */
function cache({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { fresh, stale } = sharedSeconds;
  const cached = `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
  return reply.header("cache-control", url.includes("?") ? "no-store" : cached);
}

/** `publicPages`: the paths of the console's public pages. */
export function sitemapRoutes(
  app: App,
  context: Context,
  publicPages: () => Promise<readonly string[]>,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>) =>
    cache(request, reply)
      .type("application/xml; charset=utf-8")
      .send(Readable.from(request.method === "HEAD" ? [] : parts));

  app.get("/robots.txt", async (request, reply) =>
    cache(request, reply)
      .type("text/plain; charset=utf-8")
      .send(formatRobots(context.env.publicUrl)),
  );
  app.get("/sitemap.xml", async (request, reply) =>
    send(request, reply, writeSitemapIndex(indexEntries(context))),
  );
  app.get<{ Params: { name: string } }>("/sitemap/:name", async (request, reply) => {
    const { name } = request.params;
    if (name === "pages.xml")
      return send(request, reply, writeSitemap(pageEntries(context, await publicPages())));
    const range = /^products-(0|[1-9]\d{0,8})\.xml$/.exec(name)?.[1];
    if (range === undefined) throw refuse("not_found", { key: "request.not_found" });
    return send(request, reply, writeSitemap(productEntries(context, Number(range))));
  });
}
