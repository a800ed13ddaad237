// Serves the built console: hashed assets are cached without end, the page itself is not, also for unknown paths.
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app.ts";
import { packageRoot } from "../shared/package-root.ts";
import { refuse } from "../shared/refuse.ts";

const consoleFolder = join(packageRoot, "..", "console", "dist");
const isHashed = (path: string) =>
  /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);
/** Addresses that are ours alone: what is missing there is missing, and no page of the console. */
const isServers = (path: string) => /^\/(?:api|files|healthz|readyz|metrics)(?:\/|$)/.test(path);
const isFile = (path: string) => /\.\w+$/.test(path.split("/").at(-1) ?? "");

/** Without a built console the server serves the API alone. */
export async function serveConsole(app: App, folder = consoleFolder): Promise<void> {
  const built = existsSync(join(folder, "index.html"));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      // One route a file: what is no file goes to the page without asking the disk.
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        // A cache must not answer with brotli to a client that does not accept it.
        response.setHeader("vary", "accept-encoding");
        response.setHeader(
          "cache-control",
          isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const asksForPage =
      (request.method === "GET" || request.method === "HEAD") && !isServers(path) && !isFile(path);
    if (!built || !asksForPage) throw refuse("not_found", { key: "request.not_found" });
    return reply.sendFile("index.html");
  });
}
