// The administrators' calls about companies, and the call by which a company reads its own data.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import * as rules from "./company.rules.ts";

export function companyRoutes(app: App, { db }: Context): void {
  route(app, calls.listCompanies, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const filter = { search: query.search, state: query.state };
    const rows = await rules.companiesBelow(db, filter, idBelow(query.cursor), limit + 1);
    return page(reply, rows, limit, ({ id }) => String(id)).map(rules.onWire);
  });
  route(app, calls.getCompanySelf, ({ company }) => rules.readSelf(db, company));
  route(app, calls.getCompany, ({ params }) => rules.companyDetail(db, params.company_id));
  route(app, calls.createCompany, ({ body, user }) => rules.createCompany(db, user, body));
  route(app, calls.reissueCompanyToken, ({ params, body, user }) =>
    rules.reissueToken(db, { admin: user, companyId: params.company_id }, body.grace_hours),
  );
  route(app, calls.deactivateCompany, ({ params, user }) =>
    rules.deactivate(db, { admin: user, companyId: params.company_id }),
  );
}
