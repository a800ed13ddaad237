// Serves the calls about all licenses of a company.
import * as calls from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { answerFile } from "../http/call/file-answer.ts";
import { cursorOf, placeBehind } from "../http/call/cursor.ts";
import { limitOf, page } from "../http/call/page.ts";
import { route } from "../http/call/route.ts";
import { exportOf } from "./desk.export.rules.ts";
import * as rules from "./desk.rules.ts";

/** Whether PostgreSQL can read a cursor's key, by order. */
const isKey: Readonly<Record<calls.DeskOrder, (key: string) => boolean>> = {
  renewal: (key) => key === rules.noEnd || /^\d{1,16}$/.test(key),
  cost: (key) => /^\d{1,15}$/.test(key),
  name: () => true,
};

interface Narrowed extends Omit<rules.DeskQuery, "filter"> {
  readonly filter?: rules.DeskQuery["filter"] | null;
}
const queryOf = ({ filter, search, order }: Narrowed): rules.DeskQuery => ({
  filter: filter ?? undefined,
  search,
  order,
});

export function deskRoutes(app: App, context: Context): void {
  route(app, calls.listLicenses, async ({ query, body, company, language, reply }) => {
    const limit = limitOf(query);
    const after = placeBehind(query.cursor, isKey[body.order]);
    const { places, cards } = await context.replica.read({ company }, (db) =>
      rules.listDesk({ ...context, db }, { company, language }, queryOf(body), { after, limit }),
    );
    return page(reply, places, limit, cursorOf).flatMap(({ id }) => cards.get(id) ?? []);
  });
  route(app, calls.listLicensesOfCompany, async ({ params, query, language, reply }) => {
    const limit = limitOf(query);
    const after = placeBehind(query.cursor, isKey.name);
    const wanted = { filter: undefined, search: "", order: "name" } as const;
    const company = await rules.companyForAdmin(context.db, params.company_id);
    const { places, cards } = await rules.listDesk(context, { company, language }, wanted, {
      after,
      limit,
    });
    return page(reply, places, limit, cursorOf).flatMap(({ id }) => cards.get(id) ?? []);
  });
  route(app, calls.summarizeLicenses, ({ company }) =>
    context.replica.read({ company }, (db) => rules.summarizeDesk({ ...context, db }, company)),
  );
  route(app, calls.exportLicenses, ({ body, company, language, reply }) => {
    const { type, parts } = exportOf[body.format];
    const name = `licenses-${new Date().toISOString().slice(0, 10)}.${body.format}`;
    return answerFile(reply, { name, type }, parts(context, { company, language }, queryOf(body)));
  });
}
