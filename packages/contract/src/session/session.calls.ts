// Signing in and out, and who is signed in.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { requiredLine } from "../text.shapes.ts";
import { flagField, ok } from "../wire.shapes.ts";
import { account, userRole } from "../account/account.shapes.ts";

/** The session's public id, a random text; empty for a session that a server of an older version created. */
const sessionId = z.string();

export const login = call({
  id: "session.login",
  method: "POST",
  path: "/api/login",
  who: "anyone",
  summary:
    "Creates a token for an e-mail and password; it expires 12 hours after its last use, 30 days with remember_me",
  body: z.strictObject({
    email: requiredLine(254),
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    remember_me: z.optional(flagField),
  }),
  output: z.object({
    token: z.string(),
    session_id: sessionId,
    email: z.string(),
    username: z.string(),
    role: userRole,
  }),
});

export const logout = call({
  id: "session.logout",
  method: "GET",
  path: "/api/logout",
  who: "user",
  summary: "Revokes the token of the request",
  output: ok,
});

/** A separate constant because the script in every document's head is too small to include the call. */
export const currentUserPath = "/api/users/me";

export const currentUser = call({
  id: "session.me",
  method: "GET",
  path: currentUserPath,
  who: "user",
  summary: "Returns the signed-in user",
  output: z.extend(account, { session_id: sessionId }),
});
