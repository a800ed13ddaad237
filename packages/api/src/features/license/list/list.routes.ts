// Serves the calls about all licenses of a company.
import * as calls from "@lanyard/contract";
import type { Context } from "../../../platform/context.ts";
import type { App } from "../../../platform/http/call/app.ts";
import { answerFile } from "../../../platform/http/call/file-answer.ts";
import { toCursor, idBelow, placeBehind } from "../../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../../platform/http/call/page.ts";
import { route } from "../../../platform/http/call/route.ts";
import { browseInstalled } from "./installed.rules.ts";
import { exporterByFormat } from "./list.export.rules.ts";
import * as rules from "./list.rules.ts";

/** Whether PostgreSQL can read a cursor's key, by order. */
const isKey: Readonly<Record<calls.LicenseOrder, (key: string) => boolean>> = {
  renewal: (key) => key === rules.noEnd || /^\d{1,16}$/.test(key),
  cost: (key) => /^\d{1,15}$/.test(key),
  name: () => true,
};

interface Narrowed extends Omit<rules.LicenseQuery, "filter"> {
  readonly filter?: rules.LicenseQuery["filter"] | null;
}
const toQuery = ({ filter, search, order }: Narrowed): rules.LicenseQuery => ({
  filter: filter ?? undefined,
  search,
  order,
});

export function licenseListRoutes(app: App, context: Context): void {
  route(app, calls.listLicenses, async ({ query, body, company, language, reply }) => {
    const limit = getPageLimit(query);
    const after = placeBehind(query.cursor, isKey[body.order]);
    const { places, cards } = await context.replica.read({ company }, (db) =>
      rules.listLicenses({ ...context, db }, { company, language }, toQuery(body), {
        after,
        limit,
      }),
    );
    return page(reply, places, limit, toCursor).flatMap(({ id }) => cards.get(id) ?? []);
  });
  route(app, calls.listLicensesOfCompany, async ({ params, query, language, reply }) => {
    const limit = getPageLimit(query);
    const after = placeBehind(query.cursor, isKey.name);
    const allByName = { filter: undefined, search: "", order: "name" } as const;
    const company = await rules.companyForAdmin(context.db, params.company_id);
    const { places, cards } = await rules.listLicenses(context, { company, language }, allByName, {
      after,
      limit,
    });
    return page(reply, places, limit, toCursor).flatMap(({ id }) => cards.get(id) ?? []);
  });
  route(app, calls.listInstalled, async ({ query, company, language, reply }) => {
    const limit = getPageLimit(query);
    const cards = await context.replica.read({ company }, (db) =>
      browseInstalled({ ...context, db }, company, language, {
        before: idBelow(query.cursor),
        limit,
      }),
    );
    return page(reply, cards, limit, ({ license_id: id }) => String(id));
  });
  route(app, calls.summarizeLicenses, ({ company }) =>
    context.replica.read({ company }, (db) => rules.summarizeLicenses({ ...context, db }, company)),
  );
  route(app, calls.exportLicenses, ({ body, company, language, reply }) => {
    const { type, parts } = exporterByFormat[body.format];
    const name = `licenses-${new Date().toISOString().slice(0, 10)}.${body.format}`;
    return answerFile(reply, { name, type }, parts(context, { company, language }, toQuery(body)));
  });
}
