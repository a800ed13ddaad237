// Shows administrators what was changed.
import { listAudit } from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { idBelow } from "../http/call/cursor.ts";
import { limitOf, page } from "../http/call/page.ts";
import { route } from "../http/call/route.ts";
import { entriesBelow, onWire } from "./audit.rules.ts";

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

export function auditRoutes(app: App, { db }: Context): void {
  route(app, listAudit, async ({ query, reply }) => {
    const limit = limitOf(query);
    const filter = {
      actorKind: query.actor,
      actorId: numberOf(query.actor_id),
      subjectKind: query.subject,
      subjectId: numberOf(query.subject_id),
      action: query.action,
    };
    const rows = await entriesBelow(db, filter, idBelow(query.cursor), limit + 1);
    return page(reply, rows, limit, ({ id }) => String(id)).map(onWire);
  });
}
