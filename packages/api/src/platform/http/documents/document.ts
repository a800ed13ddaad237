// The document of a page, made of the page's data.
import type { FastifyRequest } from "fastify";
import type { Session } from "../../identity/caller.ts";
import type { Ask } from "./ask.ts";
import { selectEncoding } from "./encoding.ts";
import type { Packed } from "./packed.ts";
import type { Page, Renderer } from "./renderer.ts";
import type { Render } from "./rendering.ts";

export interface Document extends Packed {
  readonly status: number;
}

/** Writes a page with the data that `session` may read, or everybody; undefined when a call for it fails. */
export async function writeWithData(
  page: Page,
  { renderer, render, ask }: { renderer: Renderer; render: Render; ask: Ask },
  request: FastifyRequest,
  session?: Session,
): Promise<Document | undefined> {
  const { status, state } = await renderer.prepare(page, (url) =>
    ask(url, page.language, { session, address: request.ip }),
  );
  const isMissing = status === 404 && !renderer.isGuarded(renderer.pageOf(page.path));
  if (status !== 200 && !isMissing) return undefined;
  return {
    status,
    ...(await render(page, isMissing ? undefined : state, selectEncoding(request))),
  };
}

/** The result of `work`; undefined when it fails, which is logged unless the reader has gone. */
export async function attempt<Result>(
  page: string,
  request: FastifyRequest,
  work: () => Promise<Result>,
  hangUp?: AbortSignal,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!hangUp?.aborted) request.log.error({ err: error, page }, "a page cannot be rendered");
    return undefined;
  }
}
