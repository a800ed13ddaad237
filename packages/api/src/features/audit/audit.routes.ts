// Shows administrators what was changed: in pages, and as a file.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { answerFile } from "../../platform/http/call/file-answer.ts";
import { limitOf, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { entriesBelow, noteExport, tableOf, type AuditQuery } from "./audit.list.rules.ts";
import { withNames } from "./audit.wire.ts";

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const queryOf = (sent: calls.RequestQuery<typeof calls.exportAudit>): AuditQuery => ({
  actorKind: sent.actor,
  actorId: numberOf(sent.actor_id),
  who: sent.who,
  subjectKind: sent.subject,
  subjectId: numberOf(sent.subject_id),
  action: sent.action,
  from: sent.from,
  until: sent.until,
});

export function auditRoutes(app: App, { db }: Context): void {
  route(app, calls.listAudit, async ({ query, reply }) => {
    const limit = limitOf(query);
    const rows = await entriesBelow(db, queryOf(query), idBelow(query.cursor), limit + 1);
    return withNames(
      db,
      page(reply, rows, limit, ({ id }) => String(id)),
    );
  });
  route(app, calls.exportAudit, async ({ query, user, language, reply }) => {
    await noteExport(db, user, queryOf(query));
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
    return answerFile(reply, { name, type: "text/csv" }, tableOf(db, queryOf(query), language));
  });
}
