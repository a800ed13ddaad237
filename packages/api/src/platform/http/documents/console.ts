// Serves the built console: its files, of which hashed ones are cached without end, and its pages, also at unknown
// paths.
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, posix, relative } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../call/app.ts";
import { openDocuments, type Environment } from "./documents.ts";
import { selectEncoding } from "./encoding.ts";
import { isHashed, releasedFile } from "./releases.ts";
import { loadRenderer, getRendererPath } from "./renderer.ts";
import { openRendering } from "./rendering.ts";
import { isServers } from "./server-path.ts";
import { packageRoot } from "../../env/package-root.ts";
import { refuse } from "../../refuse.ts";

/** The folder that the console is built to. */
export const consoleFolder = join(packageRoot, "..", "console", "dist");
const forEver = "public, max-age=31536000, immutable";
const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
};
function getPath({ url }: FastifyRequest): string {
  const [path = "/"] = url.split("?", 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
const isFile = (path: string) => /\.\w+$/.test(path.split("/").at(-1) ?? "");

/**
 * Files that are not sent as they are: the template of the pages, the renderer, build metadata, precompressed copies,
 * and texts, which have a route of their own.
 */
const privateFile = /^\/(?:index\.html|server\/|assets\/i18n\/)|\/\.|\.(?:br|gz)$/;

/** The paths of the files that are sent as they are, or as their precompressed copy where there is one. */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
  return new Set(
    paths.map((path) => path.replaceAll("\\", "/")).filter((path) => !privateFile.test(path)),
  );
}

/** Sends a hashed file of another release; resolves with whether there is one. */
async function sendReleased(path: string, request: FastifyRequest, reply: FastifyReply) {
  const type = mediaTypes[extname(path)];
  const file =
    type !== undefined && isHashed(path)
      ? await releasedFile(request.server.context.db, path)
      : undefined;
  if (!type || !file) return false;
  const { content, compressed } = file;
  const packed = compressed && selectEncoding(request) === "br";
  if (packed) void reply.header("content-encoding", "br");
  void reply.headers({ "cache-control": forEver, vary: "accept-encoding" }).type(type);
  await reply.send(compressed && !packed ? await promisify(brotliDecompress)(content) : content);
  return true;
}

/**
 * Serves the texts at /assets/i18n/{code}.json. With `?v=` it sends those of one release, which are cached without end;
 * where these are gone, it sends the current ones.
 */
function serveTexts(app: App, folder: string): void {
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
    "/assets/i18n/:name",
    async (request, reply) => {
      const { name } = request.params;
      const { v } = request.query;
      if (!/^[\w.]+\.json$/.test(name)) return reply.callNotFound();
      const path = `/assets/i18n/${name.replace(/\.json$/, `-${String(v)}.json`)}`;
      if (isHashed(path)) {
        if (existsSync(join(folder, path))) return reply.sendFile(path);
        if (await sendReleased(path, request, reply)) return reply;
      }
      return reply.sendFile(`assets/i18n/${name}`);
    },
  );
}

/** The paths of the console's pages that everybody may read; none without a built console. */
export const publicPages = async (): Promise<readonly string[]> =>
  existsSync(getRendererPath(consoleFolder)) ? (await loadRenderer(consoleFolder)).publicPages : [];

/** Without a built console, the server serves the API only. */
export async function serveConsole(
  app: App,
  environment: Environment,
  folder = consoleFolder,
): Promise<void> {
  // The build writes the renderer last, so its presence means that the build is complete.
  const built = existsSync(getRendererPath(folder));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      // Registering a route for each of hundreds of files would take half of the time that building a server takes.
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The ETag is more precise, and nobody requests a part of such a file.
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response, path) => {
        // A cache must not answer with brotli to a client that does not accept it.
        response.setHeader("vary", "accept-encoding");
        response.setHeader("cache-control", isHashed(path) ? forEver : "no-cache");
      },
    });
  if (built) serveTexts(app, folder);
  const files = built ? await listFiles(folder) : new Set<string>();
  const sendPage = built ? openDocuments(folder, environment, openRendering(folder)) : undefined;
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const requestPath = getPath(request);
    const isServed = files.has(requestPath);
    // What `//` or `/./` resolves to; no route has such a path.
    const path = posix.normalize(requestPath);
    const methods = isServed ? ["GET", "HEAD"] : app.listMethods(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header("allow", methods.join(", "));
      throw refuse("wrong_method", { key: "request.wrong_method" });
    }
    const reads = request.method === "GET" || request.method === "HEAD";
    if (isServed) return reply.sendFile(requestPath);
    if (built && reads && (await sendReleased(path, request, reply))) return reply;
    const asksForPage = reads && !isServers(path) && !isFile(path);
    if (!sendPage || !asksForPage) throw refuse("not_found", { key: "request.not_found" });
    return sendPage(path, request, reply);
  });
}
