// The administrator's calls about users: the list, their roles, and whether they are active.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line } from "../text.shapes.ts";
import { flag, flagField, instant, pageQuery, pathId } from "../wire.shapes.ts";
import { user, userRole } from "./account.shapes.ts";

export const userSearchMost = 100;

export const managedUser = z.extend(user, {
  /** 0: deactivated; none of the user's tokens works. */
  active: flag,
  /** 1: the user has not followed the mailed invitation link yet and has no password. */
  invited: flag,
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
  summary: "Lists users, newest first",
  query: z.extend(pageQuery, {
    /** Part of a username or an e-mail; one or two letters match only at the start of a word. */
    search: z.optional(line(userSearchMost)),
    role: z.optional(userRole),
    active: z.optional(flagField),
    /** 1: only users who have not set a password yet. */
    invited: z.optional(flagField),
  }),
  output: z.array(managedUser),
  paged: true,
});

export const getManagedUser = call({
  ...one,
  id: "user.get",
  method: "GET",
  path: `${base}/:user_id`,
  summary: "Returns a user with the same fields as in the list",
  refusals: [404],
});

export const inviteAgain = call({
  ...one,
  id: "user.invite",
  method: "POST",
  path: `${base}/:user_id/invitation`,
  summary: "Resends the invitation to set the first password, at most three times an hour",
});

export const signOutUser = call({
  ...one,
  id: "user.sign_out",
  method: "DELETE",
  path: `${base}/:user_id/sessions`,
  summary: "Ends all sessions of another user, who can sign in again",
});

export const changeRole = call({
  ...one,
  id: "user.role",
  method: "POST",
  path: `${base}/:user_id/role`,
  summary: "Changes another user's role and ends all their sessions",
  body: z.strictObject({
    role: userRole,
    /** The role that the administrator saw: if it has changed since, the server changes nothing and answers 409. */
    was: z.optional(userRole),
  }),
});

export const deactivateUser = call({
  ...one,
  id: "user.deactivate",
  method: "DELETE",
  path: `${base}/:user_id`,
  summary: "Deactivates another user: ends their sessions and mailed links, and blocks sign-in",
});

export const reactivateUser = call({
  ...one,
  id: "user.reactivate",
  method: "POST",
  path: `${base}/:user_id/active`,
  summary: "Reactivates a deactivated user, who can sign in again",
});
