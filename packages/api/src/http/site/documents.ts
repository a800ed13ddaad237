// The documents of the console's pages: rendered once for each page and language, compressed, and cached.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  defaultLanguage,
  isLanguage,
  languageCookie,
  type LanguageCode,
  type Settings,
} from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { knows } from "../call/preconditions.ts";
import { clientOf } from "../connection/client.ts";
import type { Ask } from "./ask.ts";
import { encodingOf } from "./encoding.ts";
import { packed, type Packed } from "./packed.ts";
import { PublicDocuments } from "./public-documents.ts";
import { loadRenderer, namesOfRenderer, type DocumentWanted, type Renderer } from "./renderer.ts";
import type { Rendering } from "./rendering.ts";

interface Document extends Packed {
  readonly status: number;
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

type Answers = DocumentWanted["answers"];

/**
 * Whether a call carries words that a visitor has typed. There is no end of them, and nobody else asks for the same: the
 * browser renders such a page.
 */
const isSearch = (call: string): boolean =>
  new URLSearchParams(call.split("?", 2)[1]).has("filter");

type Send = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Returns a function that answers with the page of a path. When the page cannot be rendered here, the browser renders
 * it.
 */
export async function openDocuments(
  folder: string,
  { settings, publicUrl, ask }: Surroundings,
  rendering: Rendering,
): Promise<Send> {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  await namesOfRenderer(folder);
  const plain: Document = { status: 200, ...(await packed(template)) };
  const script = hashOfScript(template);
  const { origin } = new URL(publicUrl);
  const kept = new Map<string, Promise<Document | undefined>>();
  /** The page without answers: the same for everybody who reads the language. */
  const find = async (
    renderer: Renderer,
    path: string,
    request: FastifyRequest,
  ): Promise<Document> => {
    const page = renderer.pageOf(path);
    const language = languageOf(request);
    const wanted = { page, language, settings, origin };
    const status = page === renderer.unknownPage ? 404 : 200;
    const key = `${language} ${page}`;
    const known =
      kept.get(key) ??
      rendering
        .within(clientOf(request.ip), async (render) => ({
          status,
          ...(await render({ kind: "document", wanted })),
        }))
        .catch((error: unknown) => {
          request.log.error({ err: error, page, language }, "a page cannot be rendered");
          return undefined;
        });
    kept.set(key, known);
    const document = await known;
    if (!document && kept.get(key) === known) kept.delete(key);
    return document ?? { ...plain, status };
  };
  const ofStore = new PublicDocuments<Document>();
  /**
   * Renders a page of the store from public answers; undefined when the server cannot get them now, or has no place to
   * render.
   */
  const write = async (renderer: Renderer, path: string, search: string, request: FastifyRequest) =>
    rendering.within(clientOf(request.ip), async (render) => {
      const language = languageOf(request);
      const reader = { token: "", companyToken: "", address: request.ip };
      const [first, ...others] = renderer.callsOf(path, search);
      const wanted = { page: renderer.pageOf(path), language, settings, origin, path, search };
      const written = async (status: number, answers?: Answers): Promise<Document> => ({
        status,
        ...(await render({ kind: "document", wanted: { ...wanted, ...(answers && { answers }) } })),
      });
      const calls = [first!, ...others].filter(Boolean);
      const said = await Promise.all(
        calls.map(async (address) => [address, await ask!(address, language, reader)] as const),
      );
      if (first === "" || said[0]?.[1].status === 404) return written(404);
      if (said.some(([, { status }]) => status !== 200)) return undefined;
      return written(200, Object.fromEntries(said));
    });
  const findOfStore = async (renderer: Renderer, path: string, request: FastifyRequest) => {
    const [, search = ""] = request.url.split("?", 2);
    const calls = ask ? renderer.callsOf(path, search) : [];
    if (calls.length === 0 || calls.some(isSearch)) return undefined;
    const language = languageOf(request);
    const key = [language, path, ...calls].join(" ");
    try {
      return await ofStore.find(key, () => write(renderer, path, search, request));
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
    return (await findOfStore(renderer, path, request)) ?? (await find(renderer, path, request));
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
