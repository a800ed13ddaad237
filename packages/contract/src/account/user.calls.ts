// The administrator's calls about users: the list, their roles, and whether they are active.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { flag, flagField, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { user, userRole } from "./account.shapes.ts";

export const managedUser = z.extend(user, {
  /** 0: deactivated, and no token works. */
  active: flag,
  created_at: instant,
});
export type ManagedUser = z.output<typeof managedUser>;

const base = "/api/admin/users";
const one = {
  who: "admin",
  params: z.object({ user_id: pathId }),
  output: managedUser,
  refusals: [404, 409],
} as const;

export const listUsers = call({
  id: "user.list",
  method: "GET",
  path: base,
  who: "admin",
  summary: "Users, newest first",
  query: z.extend(pageQuery, {
    /** Part of a username or an e-mail. */
    search: z.optional(line(100)),
    role: z.optional(userRole),
    active: z.optional(flagField),
  }),
  output: z.array(managedUser),
  paged: true,
});

export const changeRole = call({
  ...one,
  id: "user.role",
  method: "POST",
  path: `${base}/:user_id/role`,
  summary: "Another role for somebody else; every token of theirs ends",
  body: z.strictObject({ role: userRole }),
});

export const deactivateUser = call({
  ...one,
  id: "user.deactivate",
  method: "DELETE",
  path: `${base}/:user_id`,
  summary: "Ends every token and mailed link of somebody else, who cannot sign in any more",
});

export const reactivateUser = call({
  ...one,
  id: "user.reactivate",
  method: "POST",
  path: `${base}/:user_id/active`,
  summary: "Lets somebody sign in again",
});
