// Serves the built console: its files, of which hashed ones are cached without end, and its pages, also at unknown paths.
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../call/app.ts";
import { openDocuments, type Surroundings } from "./documents.ts";
import { rendererIn } from "./renderer.ts";
import { packageRoot } from "../../shared/package-root.ts";
import { refuse } from "../../shared/refuse.ts";

const consoleFolder = join(packageRoot, "..", "console", "dist");
const isHashed = (path: string) =>
  /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);
/** Paths of the server itself: an unknown one is a 404, not a page of the console. */
const isServers = (path: string) => /^\/(?:api|files|healthz|readyz|metrics)(?:\/|$)/.test(path);
/** The path that is meant by one with `//` or `/./` in it, which no route has. */
function pathOf({ url }: FastifyRequest): string {
  const [path = "/"] = url.split("?", 1);
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}
const isFile = (path: string) => /\.\w+$/.test(path.split("/").at(-1) ?? "");

/** Without a built console the server serves the API alone. */
export async function serveConsole(
  app: App,
  surroundings: Surroundings,
  folder = consoleFolder,
): Promise<void> {
  // Written last by the build.
  const built = existsSync(rendererIn(folder));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      // Neither the template of the pages nor the renderer is served as a file.
      index: false,
      globIgnore: ["index.html*", "server/**"],
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
  const sendPage = built ? await openDocuments(folder, surroundings) : undefined;
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const methods = app.methodsOf(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header("allow", methods.join(", "));
      throw refuse("wrong_method", { key: "request.wrong_method" });
    }
    const asksForPage =
      (request.method === "GET" || request.method === "HEAD") && !isServers(path) && !isFile(path);
    if (!sendPage || !asksForPage) throw refuse("not_found", { key: "request.not_found" });
    return sendPage(path, request, reply);
  });
}
