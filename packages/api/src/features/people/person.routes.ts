// The calls by which a company manages the list of its people.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { toCursor, placeBehind } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { exportPeople, importPeople } from "./person.import.rules.ts";
import * as rules from "./person.rules.ts";
import { tellPeople } from "./person.tell.rules.ts";

export function personRoutes(app: App, { db }: Context, permissions: rules.Permissions): void {
  route(app, calls.listPeople, async ({ query, body, company, reply }) => {
    const limit = getPageLimit(query);
    const behind = placeBehind(query.cursor, () => true);
    const rows = await rules.listPeople(db, company, body, { behind, limit: limit + 1 });
    return page(reply, rows, limit, (row) => toCursor(rules.toPlace(row))).map(rules.onWire);
  });
  route(app, calls.listDepartments, ({ company }) => rules.listDepartments(db, company));
  route(app, calls.addPerson, ({ body: { user_token: userToken, ...body }, company }) =>
    rules.addPerson(db, { company, userToken }, body),
  );
  route(app, calls.changePerson, ({ body, company }) =>
    rules.changePerson(db, { company, userToken: body.user_token }, body.user_id, body),
  );
  route(app, calls.removePeople, ({ body, company }) =>
    rules.removePeople(db, { company, userToken: body.user_token }, body.user_ids, permissions),
  );
  route(app, calls.tellPeople, ({ body, company }) =>
    tellPeople(db, { company, userToken: body.user_token }, body.people, permissions),
  );
  route(app, calls.importPeople, ({ body, company, language }) =>
    importPeople(
      db,
      { company, userToken: body.user_token },
      { csv: body.csv, dryRun: body.dry_run === 1 },
      language,
      permissions,
    ),
  );
  route(app, calls.exportPeople, ({ body, company, language }) =>
    exportPeople(db, { company, userToken: body.user_token }, body, language, permissions),
  );
}
