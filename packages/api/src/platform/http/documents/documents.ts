// The documents of the console's pages. For visitors they are rendered once for each page and language, compressed, and
// cached; a signed-in reader's contain the reader's own data, and nobody keeps them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readDocumentCookie } from "../call/document-session.ts";
import { knows } from "../call/preconditions.ts";
import { toClient } from "../connection/client.ts";
import type { Ask } from "./ask.ts";
import { attempt, writeWithData, type Document } from "./document.ts";
import { selectEncoding } from "./encoding.ts";
import { personalDocument } from "./own-document.ts";
import { packed } from "./packed.ts";
import { hasPath, readHints, getLanguage, getSearch } from "./page-request.ts";
import { PublicDocuments } from "./public-documents.ts";
import { loadRenderer, type Page, type Renderer } from "./renderer.ts";
import type { Rendering } from "./rendering.ts";

/** The hash of the one inline script of the built index.html, which the content security policy then allows. */
function hashOfScript(template: string): string | undefined {
  const script = /<script>([^]*?)<\/script>/.exec(template)?.[1];
  return script && `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

export interface Environment {
  /** Calls the API as an anonymous client, or as the reader of a document. */
  readonly ask: Ask;
  readonly settings: Settings;
  readonly publicUrl: string;
}

/**
 * Whether an address carries words that a visitor has typed. There is no end of them, and nobody else asks for the same:
 * the browser renders such a page.
 */
const isSearch = (search: string): boolean => new URLSearchParams(search).has("filter");

const noData = async () => ({ status: 0, text: "", link: null, corrected: null });

type Send = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Returns a function that answers with the page of a path. When the page cannot be rendered here, the browser renders
 * it.
 */
export function openDocuments(
  folder: string,
  { settings, publicUrl, ask }: Environment,
  rendering: Rendering,
): Send {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  const plain = packed(template);
  const script = hashOfScript(template);
  const { origin } = new URL(publicUrl);
  const cached = new Map<string, Promise<Document | undefined>>();
  const changing = new PublicDocuments<Document>();

  /** A page that is the same for everybody who reads the language: without data, or without content. */
  const unchanging = async (
    page: Page,
    status: number,
    withContent: boolean,
    renderer: Renderer,
    request: FastifyRequest,
  ): Promise<Document> => {
    const key = `${page.language} ${page.path} ${withContent}`;
    const document =
      cached.get(key) ??
      attempt(page.path, request, () =>
        rendering.run(toClient(request.ip), async (render) => {
          const { state } = withContent ? await renderer.prepare(page, noData) : {};
          return { status, ...(await render(page, state)) };
        }),
      );
    cached.set(key, document);
    const content = await document;
    if (!content && cached.get(key) === document) cached.delete(key);
    return { status, ...(content ?? (await plain)) };
  };

  const createDocument = async (
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Document & { readonly isPersonal?: true }> => {
    let renderer: Renderer;
    try {
      renderer = await loadRenderer(folder);
    } catch (error) {
      request.log.error({ err: error }, "the renderer cannot be loaded");
      return { status: 200, ...(await plain) };
    }
    const name = renderer.pageOf(path);
    const status = name === renderer.unknownPage ? 404 : 200;
    const page = {
      path,
      search: getSearch(request),
      language: getLanguage(request),
      settings,
      origin,
    };
    const hints = readDocumentCookie(request) === "" ? undefined : readHints(request);
    const personal = hints
      ? await personalDocument(page, hints, { renderer, rendering, ask }, request, reply)
      : "visitor";
    if (personal && personal !== "visitor")
      return { ...personal, isPersonal: true, ...(status === 404 && { status }) };
    const frame = { ...page, path: name, search: "" };
    const hasContent = personal === "visitor" && !renderer.isGuarded(name);
    if (!hasContent || !renderer.hasData(path))
      return unchanging(frame, status, hasContent, renderer, request);
    const search = renderer.searchAt(path, page.search);
    const document =
      hasPath(request, path) &&
      !isSearch(search) &&
      (await attempt(name, request, () =>
        changing.find([page.language, path, search].join(" "), () =>
          rendering.run(toClient(request.ip), (render) =>
            writeWithData({ ...page, search }, { renderer, render, ask }, request),
          ),
        ),
      ));
    return document || unchanging(frame, status, false, renderer, request);
  };

  return async (path, request, reply) => {
    const { isPersonal, ...document } = await createDocument(path, request, reply);
    const policy = String(reply.getHeader("content-security-policy"));
    if (script)
      void reply.header(
        "content-security-policy",
        policy.replace("script-src 'self'", (rule) => `${rule} ${script}`),
      );
    void reply.headers({
      // A browser revalidates a page each time; nobody stores one with a reader's own data.
      "cache-control": isPersonal ? "private, no-store" : "private, no-cache",
      vary: "accept-encoding, cookie",
      // Weak, because it is the same for all encodings.
      ...(!isPersonal && { etag: `W/${document.etag}` }),
    });
    if (
      !isPersonal &&
      document.status === 200 &&
      knows(request.headers["if-none-match"], document.etag)
    )
      return reply.code(304).send();
    const encoding = selectEncoding(request);
    const short = encoding && document[encoding];
    if (short) void reply.header("content-encoding", encoding);
    return reply
      .code(document.status)
      .type("text/html; charset=utf-8")
      .send(short ?? document.plain);
  };
}
