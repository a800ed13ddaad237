// Serves the store to companies and visitors, and the proposals that companies ask for.
import * as calls from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { Reader } from "../database/replica.ts";
import type { App } from "../http/call/app.ts";
import { idBelow } from "../http/call/cursor.ts";
import { limitOf, page } from "../http/call/page.ts";
import { route } from "../http/call/route.ts";
import { askProposal } from "./proposal.rules.ts";
import * as rules from "./store.rules.ts";

interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
const pageOf = (query: PageQuery): rules.Page => ({
  before: idBelow(query.cursor),
  limit: limitOf(query),
});
const byBuild = ({ submission_id: id }: calls.StoreCard) => String(id);
const byLicense = ({ license_id: id }: calls.StoreCard) => String(id);

export function storeRoutes(app: App, context: Context): void {
  const read = <T>(reader: Reader, ask: (context: Context) => Promise<T>): Promise<T> =>
    context.replica.read(reader, (db) => ask({ ...context, db }));

  route(app, calls.listStore, async ({ query, company, language, reply }) =>
    page(
      reply,
      await read({ company }, (from) =>
        rules.browse(from, { company, language }, rules.noFilter, pageOf(query)),
      ),
      limitOf(query),
      byBuild,
    ),
  );
  route(app, calls.filterStore, async ({ query, body, company, language, reply }) =>
    page(
      reply,
      await read({ company }, (from) =>
        rules.browse(from, { company, language }, body, pageOf(query)),
      ),
      limitOf(query),
      byBuild,
    ),
  );
  route(app, calls.listPublicStore, async ({ query, user, language, reply }) =>
    page(
      reply,
      await read({ user }, (from) =>
        rules.browse(from, { company: undefined, language }, query, pageOf(query)),
      ),
      limitOf(query),
      byBuild,
    ),
  );
  route(app, calls.listInstalled, async ({ query, company, language, reply }) =>
    page(
      reply,
      await read({ company }, (from) =>
        rules.browseInstalled(from, company, language, pageOf(query)),
      ),
      limitOf(query),
      byLicense,
    ),
  );
  route(app, calls.getStoreProduct, ({ params, company, language }) =>
    read({ company }, (from) => rules.storeProduct(from, params.product_id, company, language)),
  );
  route(app, calls.askProposal, async ({ body, company }) => ({
    proposal_id: await askProposal(context, body.product_id, company, body.message),
  }));
}
