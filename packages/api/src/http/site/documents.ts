// The documents of the console's pages. For visitors they are rendered once for each page and language, compressed, and
// cached; a signed-in reader's contain the reader's own data, and nobody keeps them.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  currentUserPath,
  defaultLanguage,
  hintsCookie,
  isLanguage,
  languageCookie,
  type LanguageCode,
  type Settings,
} from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOf } from "../call/cookies.ts";
import { knows } from "../call/preconditions.ts";
import { documentSessionOf } from "../call/document-session.ts";
import { clientOf } from "../connection/client.ts";
import { hangUpOf } from "../connection/hang-up.ts";
import type { Session } from "../../shared/caller.ts";
import type { Ask } from "./ask.ts";
import { encodingOf } from "./encoding.ts";
import { packed, type Packed } from "./packed.ts";
import { PublicDocuments } from "./public-documents.ts";
import { loadRenderer, type Page, type PageSession, type Renderer } from "./renderer.ts";
import type { Rendering } from "./rendering.ts";

interface Document extends Packed {
  readonly status: number;
}

/** The language that the console has stored in its cookie. */
function languageOf(request: FastifyRequest): LanguageCode {
  const code = cookieOf(request, languageCookie);
  return code !== undefined && isLanguage(code) ? code : defaultLanguage;
}

/** What the reader's browser has said of itself; undefined without it, or for a time zone that does not exist here. */
function hintsOf(request: FastifyRequest): PageSession["hints"] | undefined {
  try {
    const hints = decodeURIComponent(cookieOf(request, hintsCookie) ?? "");
    const [, timeZone = "", width] = /^(\S+) (wide|narrow)$/.exec(hints) ?? [];
    if (timeZone === "" || !new Intl.DateTimeFormat("en", { timeZone })) return undefined;
    return { timeZone, isWide: width === "wide" };
  } catch {
    return undefined;
  }
}

/** The hash of the one inline script of the built index.html, which the content security policy then allows. */
function hashOfScript(template: string): string | undefined {
  const script = /<script>([^]*?)<\/script>/.exec(template)?.[1];
  return script && `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

export interface Surroundings {
  /** Calls the API as an anonymous client, or as the reader of a document. */
  readonly ask?: Ask;
  readonly settings: Settings;
  readonly publicUrl: string;
}

/**
 * Whether an address carries words that a visitor has typed. There is no end of them, and nobody else asks for the same:
 * the browser renders such a page.
 */
const isSearch = (search: string): boolean => new URLSearchParams(search).has("filter");

type Send = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * Returns a function that answers with the page of a path. When the page cannot be rendered here, the browser renders
 * it.
 */
export function openDocuments(
  folder: string,
  { settings, publicUrl, ask }: Surroundings,
  rendering: Rendering,
): Send {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  const plain = packed(template);
  const script = hashOfScript(template);
  const { origin } = new URL(publicUrl);
  const kept = new Map<string, Promise<Document | undefined>>();
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
      kept.get(key) ??
      rendering
        .within(clientOf(request.ip), async (render) => {
          const { state } = withContent ? await renderer.prepare(page, noData) : {};
          return { status, ...(await render(page, state)) };
        })
        .catch((error: unknown) => {
          request.log.error({ err: error, path: page.path }, "a page cannot be rendered");
          return undefined;
        });
    kept.set(key, document);
    const found = await document;
    if (!found && kept.get(key) === document) kept.delete(key);
    return { status, ...(found ?? (await plain)) };
  };

  /** A page with the data that `session` may read, or everybody; undefined when it cannot be rendered now. */
  const withData = (
    page: Page,
    renderer: Renderer,
    { ip }: FastifyRequest,
    session?: Session,
    signal?: AbortSignal,
  ) =>
    rendering.within(
      clientOf(ip),
      async (render): Promise<Document | undefined> => {
        const { status, state } = await renderer.prepare(page, (url) =>
          ask!(url, page.language, { session, address: ip }),
        );
        if (status === 404 && !page.session) return { status, ...(await render(page)) };
        return status === 200 ? { status, ...(await render(page, state)) } : undefined;
      },
      signal,
    );

  const documentAt = async (
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Document & { readonly own?: true }> => {
    let renderer: Renderer;
    try {
      renderer = await loadRenderer(folder);
    } catch (error) {
      request.log.error({ err: error }, "the renderer cannot be loaded");
      return { status: 200, ...(await plain) };
    }
    const language = languageOf(request);
    const [, search = ""] = request.url.split("?", 2);
    const name = renderer.pageOf(path);
    const status = name === renderer.unknownPage ? 404 : 200;
    const page = { language, settings, origin };
    const hints = hintsOf(request);
    const known = ask && hints && (await documentSessionOf(request, reply));
    const attempt = async (work: () => Promise<Document | undefined>) => {
      try {
        return await work();
      } catch (error) {
        if (!hangUpOf(reply).aborted)
          request.log.error({ err: error, path, language }, "a page cannot be rendered");
        return undefined;
      }
    };
    if (known && hints) {
      const signal = hangUpOf(reply);
      const own = await attempt(async () => {
        const me = await ask!(currentUserPath, language, { session: known, address: request.ip });
        if (me.status !== 200) return undefined;
        const session = { user: JSON.parse(me.text) as PageSession["user"], hints };
        return withData({ ...page, path, search, session }, renderer, request, known, signal);
      });
      if (own) return { ...own, status, own: true };
    }
    const empty = { ...page, path: name, search: "" };
    if (known || renderer.isGuarded(name))
      return unchanging(empty, status, false, renderer, request);
    if (!renderer.hasData(path)) return unchanging(empty, status, true, renderer, request);
    const spelled = renderer.searchAt(path, search);
    const document =
      ask &&
      !isSearch(spelled) &&
      (await attempt(() =>
        changing.find([language, path, spelled].join(" "), () =>
          withData({ ...page, path, search: spelled }, renderer, request),
        ),
      ));
    return document || unchanging(empty, status, false, renderer, request);
  };

  return async (path, request, reply) => {
    const { own, ...document } = await documentAt(path, request, reply);
    const policy = String(reply.getHeader("content-security-policy"));
    if (script)
      void reply.header(
        "content-security-policy",
        policy.replace("script-src 'self'", (rule) => `${rule} ${script}`),
      );
    void reply.headers({
      // A browser revalidates a page each time; nobody stores one with a reader's own data.
      "cache-control": own ? "private, no-store" : "private, no-cache",
      vary: "accept-encoding, cookie",
      // Weak, because it is the same for all encodings.
      ...(!own && { etag: `W/${document.etag}` }),
    });
    if (!own && document.status === 200 && knows(request.headers["if-none-match"], document.etag))
      return reply.code(304).send();
    const encoding = encodingOf(request);
    if (encoding) void reply.header("content-encoding", encoding);
    return reply
      .code(document.status)
      .type("text/html; charset=utf-8")
      .send(document[encoding ?? "plain"]);
  };
}

const noData = async () => ({ status: 0, text: "", link: null, corrected: null });
