// The documents of the console's pages: rendered once for each page and language, compressed, and cached.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import {
  defaultLanguage,
  isLanguage,
  languageCookie,
  type LanguageCode,
  type Settings,
} from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { knows } from "../call/preconditions.ts";
import type { Ask } from "./ask.ts";
import { encodingOf } from "./encoding.ts";
import { PublicDocuments } from "./public-documents.ts";
import { loadRenderer, namesOfRenderer, type Renderer } from "./renderer.ts";

interface Document {
  readonly status: number;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function documentOf(html: string, status = 200): Promise<Document> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain),
    promisify(gzip)(plain),
  ]);
  const etag = `"${createHash("sha256").update(plain).digest("base64url")}"`;
  return { status, etag, plain, br, gzip: gzipped };
}

/** The language that the console has stored in its cookie. */
function languageOf({ headers }: FastifyRequest): LanguageCode {
  const code = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(headers.cookie ?? "")?.[1];
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}

/** The hash of the one inline script of the built index.html, which the content security policy then allows. */
function hashOfScript(template: string): string | undefined {
  const script = /<script>([^]*?)<\/script>/.exec(template)?.[1];
  return script && `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

export interface Surroundings {
  /** Calls the API as an anonymous client, or with a reader's tokens. */
  readonly ask?: Ask;
  readonly settings: Settings;
  readonly publicUrl: string;
}

type Send = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Returns a function that answers with the page of a path. When the page cannot be rendered here, the browser renders
 * it.
 */
export async function openDocuments(
  folder: string,
  { settings, publicUrl, ask }: Surroundings,
): Promise<Send> {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  await namesOfRenderer(folder);
  const plain = await documentOf(template);
  const script = hashOfScript(template);
  const { origin } = new URL(publicUrl);
  const kept = new Map<string, Promise<Document>>();
  const find = (renderer: Renderer, path: string, request: FastifyRequest): Promise<Document> => {
    const page = renderer.pageOf(path);
    const language = languageOf(request);
    const key = `${language} ${page}`;
    const known =
      kept.get(key) ??
      renderer
        .write({ page, language, settings, origin })
        .then((html) => documentOf(html))
        .catch((error: unknown) => {
          request.log.error({ err: error, page, language }, "a page cannot be rendered");
          return plain;
        });
    kept.set(key, known);
    return known;
  };
  const ofStore = new PublicDocuments<Document>();
  /** Renders a page of the store from public answers; undefined when the server cannot get them now. */
  const write = async (
    renderer: Renderer,
    path: string,
    search: string,
    language: LanguageCode,
  ) => {
    const calls = renderer.callsOf(path, search).filter(Boolean);
    const said = await Promise.all(
      calls.map(async (address) => [address, await ask!(address, language)] as const),
    );
    const page = { page: renderer.pageOf(path), language, settings, origin };
    const first = renderer.callsOf(path, search)[0];
    if (first === "" || said[0]?.[1].status === 404)
      return documentOf(await renderer.write({ ...page, path, search }), 404);
    if (said.some(([, { status }]) => status !== 200)) return undefined;
    const answers = Object.fromEntries(said);
    return documentOf(await renderer.write({ ...page, path, search, answers }));
  };
  const findOfStore = async (renderer: Renderer, path: string, request: FastifyRequest) => {
    const [, search = ""] = request.url.split("?", 2);
    const calls = ask ? renderer.callsOf(path, search) : [];
    if (calls.length === 0) return undefined;
    const language = languageOf(request);
    const key = [language, path, ...calls].join(" ");
    try {
      return await ofStore.find(key, () => write(renderer, path, search, language));
    } catch (error) {
      request.log.error({ err: error, path, language }, "a store page cannot be rendered");
      return undefined;
    }
  };
  const documentAt = async (path: string, request: FastifyRequest): Promise<Document> => {
    let renderer: Renderer;
    try {
      renderer = await loadRenderer(folder);
    } catch (error) {
      request.log.error({ err: error }, "the renderer cannot be loaded");
      return plain;
    }
    return (await findOfStore(renderer, path, request)) ?? find(renderer, path, request);
  };
  return async (path, request, reply) => {
    const document = await documentAt(path, request);
    const policy = String(reply.getHeader("content-security-policy"));
    if (script)
      void reply.header(
        "content-security-policy",
        policy.replace("script-src 'self'", (rule) => `${rule} ${script}`),
      );
    void reply.headers({
      // The browser revalidates it each time, and no shared cache stores it.
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie",
      // Weak, because it is the same for all encodings.
      etag: `W/${document.etag}`,
    });
    if (document.status === 200 && knows(request.headers["if-none-match"], document.etag))
      return reply.code(304).send();
    const encoding = encodingOf(request);
    if (encoding) void reply.header("content-encoding", encoding);
    return reply
      .code(document.status)
      .type("text/html; charset=utf-8")
      .send(document[encoding ?? "plain"]);
  };
}
