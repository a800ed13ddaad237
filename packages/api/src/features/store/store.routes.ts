// Serves the store to companies and visitors, and takes requests for proposals.
import * as calls from "@lanyard/contract";
import type { FastifyReply } from "fastify";
import type { Context } from "../../platform/context.ts";
import type { Reader } from "../../platform/database/replica.ts";
import type { App } from "../../platform/http/call/app.ts";
import { toCursor, idBelow, placeBehind } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { countStore } from "./counts.rules.ts";
import { readFront } from "./front.rules.ts";
import { askProposal } from "./proposal.rules.ts";
import { isSearchable, wordsSearched } from "./searched.rules.ts";
import * as rules from "./store.rules.ts";

interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
const isId = (cursor: string | undefined) => cursor === undefined || /^\d+$/.test(cursor);
const headed = new RegExp(`^(\\d{1,15}(?:-\\d{1,15}){0,${rules.leadingMost - 1}})\\.(.+)$`);
/**
 * The cursor contains the builds at the head of the list, if there are any, and if the first page was searched with
 * other words than the typed ones, those words.
 */
function toSearchPage(query: PageQuery): rules.SearchPage {
  const [, head, cursor = query.cursor] = headed.exec(query.cursor ?? "") ?? [];
  const start = { leading: head?.split("-").map(Number) ?? [], limit: getPageLimit(query) };
  if (isId(cursor)) return { ...start, after: idBelow(cursor), instead: undefined };
  const { id, key } = placeBehind(cursor, isSearchable)!;
  return { ...start, after: id, instead: wordsSearched(key) };
}
function searchedPage(
  reply: FastifyReply,
  query: PageQuery,
  { cards, leading, searched: { instead, replaced } }: rules.Browsed,
): calls.StoreCard[] {
  if (replaced.length > 0)
    void reply.header(calls.correctedHeader, calls.formatCorrections(replaced));
  const head = leading.length > 0 ? `${leading.join("-")}.` : "";
  return page(
    reply,
    cards,
    getPageLimit(query),
    ({ submission_id: id }) =>
      head + (instead ? toCursor({ id, key: instead.join(" ") }) : String(id)),
  );
}

export function storeRoutes(app: App, context: Context): void {
  const readReplica = <T>(reader: Reader, ask: (context: Context) => Promise<T>): Promise<T> =>
    context.replica.read(reader, (db) => ask({ ...context, db }));

  route(app, calls.listStore, async ({ query, company, language, reply }) =>
    searchedPage(
      reply,
      query,
      await readReplica({ company }, (from) =>
        rules.browse(from, { company, language }, rules.noFilter, toSearchPage(query)),
      ),
    ),
  );
  route(app, calls.filterStore, async ({ query, body, company, language, reply }) =>
    searchedPage(
      reply,
      query,
      await readReplica({ company }, (from) =>
        rules.browse(from, { company, language }, body, toSearchPage(query)),
      ),
    ),
  );
  route(app, calls.listPublicStore, async ({ query, user, language, reply }) =>
    searchedPage(
      reply,
      query,
      await readReplica({ user }, (from) =>
        rules.browse(from, { company: undefined, language }, query, toSearchPage(query)),
      ),
    ),
  );
  route(app, calls.countStore, ({ body, company, language }) =>
    readReplica({ company }, (from) =>
      countStore(from.db, { viewer: company, language }, body.filter),
    ),
  );
  route(app, calls.countPublicStore, ({ query, user, language }) =>
    readReplica({ user }, (from) =>
      countStore(from.db, { viewer: undefined, language }, query.filter),
    ),
  );
  route(app, calls.getStoreFront, ({ company, language }) =>
    readReplica({ company }, (from) => readFront(from, { company, language })),
  );
  route(app, calls.getPublicStoreFront, ({ user, language }) =>
    readReplica({ user }, (from) => readFront(from, { company: undefined, language })),
  );
  route(app, calls.getStoreProduct, ({ params, company, language }) =>
    readReplica({ company }, (from) =>
      rules.storeProduct(from, params.product_id, company, language),
    ),
  );
  route(app, calls.askProposal, async ({ body, company }) => ({
    proposal_id: await askProposal(context, body.product_id, company, body.message),
  }));
}
