// The document of a signed-in reader: of what the session of the cookie may read, and for nobody else.
import { currentUserPath } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { findDocumentSession } from "../call/document-session.ts";
import { toClient } from "../connection/client.ts";
import { createHangUpSignal } from "../connection/hang-up.ts";
import type { Ask } from "./ask.ts";
import { attempt, writeWithData, type Document } from "./document.ts";
import { hasPath } from "./page-request.ts";
import type { Page, PageSession, Renderer } from "./renderer.ts";
import type { Render, Rendering } from "./rendering.ts";

/** How long a reader waits for it, in ms; then the browser renders the page, and asks for the data itself. */
const longest = 6_000;

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });

/**
 * Writes the page for the session of the cookie, which it looks for, like everything else, in a place of the reader's.
 * Undefined when there is no such document now; `visitor` when there is no session.
 */
export function personalDocument(
  page: Page,
  hints: PageSession["hints"],
  { renderer, rendering, ask }: { renderer: Renderer; rendering: Rendering; ask: Ask },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Document | "visitor" | undefined> {
  const hangUp = createHangUpSignal(reply);
  const signal = AbortSignal.any([hangUp, AbortSignal.timeout(longest)]);
  const work = async (render: Render) => {
    const session = await findDocumentSession(request, reply);
    if (!session) return "visitor";
    if (!hasPath(request, page.path)) return undefined;
    const me = await ask(currentUserPath, page.language, { session, address: request.ip });
    if (me.status !== 200) return undefined;
    const user = JSON.parse(me.text) as PageSession["user"];
    const personalPage = { ...page, session: { user, hints } };
    return writeWithData(personalPage, { renderer, render, ask }, request, session);
  };
  const client = toClient(request.ip);
  return attempt(
    renderer.pageOf(page.path),
    request,
    () => Promise.race([rejectOnAbort(signal), rendering.run(client, work, signal)]),
    hangUp,
  );
}
