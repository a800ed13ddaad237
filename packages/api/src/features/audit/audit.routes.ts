// Shows administrators what was changed: in pages, and as a file.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { answerFile } from "../../platform/http/call/file-answer.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { entriesBelow, noteExport, writeTable, type AuditQuery } from "./audit.list.rules.ts";
import { withNames } from "./audit.wire.ts";

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const toQuery = (query: calls.RequestQuery<typeof calls.exportAudit>): AuditQuery => ({
  actorKind: query.actor,
  actorId: toNumber(query.actor_id),
  who: query.who,
  subjectKind: query.subject,
  subjectId: toNumber(query.subject_id),
  action: query.action,
  from: query.from,
  until: query.until,
});

export function auditRoutes(app: App, { db }: Context): void {
  route(app, calls.listAudit, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const rows = await entriesBelow(db, toQuery(query), idBelow(query.cursor), limit + 1);
    return withNames(
      db,
      page(reply, rows, limit, ({ id }) => String(id)),
    );
  });
  route(app, calls.exportAudit, async ({ query, user, language, reply }) => {
    await noteExport(db, user, toQuery(query));
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
    return answerFile(reply, { name, type: "text/csv" }, writeTable(db, toQuery(query), language));
  });
}
