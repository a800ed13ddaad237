// The administrator's calls about users.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import type { EndSessions } from "./account.rules.ts";
import { decide, inviteAgain, managed, managedUser, signOut, usersBelow } from "./user.rules.ts";

export function userRoutes(app: App, context: Context, endSessions: EndSessions): void {
  const { db, files } = context;
  route(app, calls.listUsers, async ({ query, reply }) => {
    const limit = getPageLimit(query);
    const filter = {
      search: query.search,
      role: query.role,
      active: query.active === undefined ? undefined : query.active === 1,
      invited: query.invited === undefined ? undefined : query.invited === 1,
    };
    const rows = await usersBelow(db, filter, idBelow(query.cursor), limit + 1);
    return page(reply, rows, limit, ({ id }) => String(id)).map((row) => managed(row, files));
  });
  route(app, calls.getManagedUser, ({ params }) => managedUser(context, params.user_id));
  route(app, calls.inviteAgain, ({ params, user: admin }) =>
    inviteAgain(context, { admin, userId: params.user_id }),
  );
  route(app, calls.signOutUser, ({ params, user: admin }) =>
    signOut(context, endSessions, { admin, userId: params.user_id }),
  );
  route(app, calls.changeRole, ({ params, body: { role, was }, user: admin }) =>
    decide(context, endSessions, {
      admin,
      userId: params.user_id,
      action: "role",
      changes: { role },
      was,
    }),
  );
  route(app, calls.deactivateUser, ({ params: { user_id: userId }, user: admin }) =>
    decide(context, endSessions, {
      admin,
      userId,
      action: "deactivate",
      changes: { active: false },
    }),
  );
  route(app, calls.reactivateUser, ({ params: { user_id: userId }, user: admin }) =>
    decide(context, endSessions, {
      admin,
      userId,
      action: "reactivate",
      changes: { active: true },
    }),
  );
}
