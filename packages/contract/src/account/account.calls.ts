// The calls about users: reading, inviting, changing one's own account, a forgotten password.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { languageCodes } from "../languages.ts";
import { usernameMost } from "./account.limits.ts";
import { image } from "../submission/submission.limits.ts";
import { line, nameLine, requiredLine } from "../text.shapes.ts";
import { flagField, ok, pathId } from "../wire.shapes.ts";
import { user, userRole } from "./account.shapes.ts";

const email = requiredLine(254);
const password = z.string().check(z.maxLength(200));

export const register = call({
  id: "account.register",
  method: "POST",
  path: "/api/register",
  who: "admin",
  summary: "Creates a user and mails them a link to set their password",
  body: z.strictObject({
    username: nameLine(usernameMost).check(z.minLength(1)),
    email,
    role: userRole,
    support_email: z.optional(line(254)),
    language: z.optional(z.enum(languageCodes)),
  }),
  output: user,
});

export const getUser = call({
  id: "account.get",
  method: "GET",
  path: "/api/users/:user_id",
  who: "user",
  summary: "Returns a user; only administrators can read other users",
  params: z.object({ user_id: pathId }),
  output: user,
  refusals: [404],
});

export const getUserByName = call({
  id: "account.userid",
  method: "GET",
  path: "/api/users/userid/:username",
  who: "user",
  summary: "Returns a user by username or id; only administrators can read other users",
  params: z.object({ username: z.string() }),
  output: user,
  refusals: [404],
});

export const updateAccount = call({
  id: "account.update",
  method: "POST",
  path: "/api/users/:user_id",
  who: "user",
  summary:
    "Updates the caller's data, avatar or password; a new password requires the current one and ends all other sessions",
  params: z.object({ user_id: pathId }),
  body: z.strictObject({
    username: z.optional(nameLine(usernameMost)),
    email: z.optional(line(254)),
    support_email: z.optional(line(254)),
    remove_avatar: z.optional(flagField),
    password: z.optional(password),
    password_confirmation: z.optional(password),
    /** Required when users change their own password; an administrator who sets somebody else's does not send it. */
    current_password: z.optional(password),
  }),
  files: { avatar: image },
  output: user,
  refusals: [404],
});

export const changePassword = call({
  id: "account.password_change",
  method: "POST",
  path: "/api/password/change",
  who: "anyone",
  summary: "Mails a password reset link if the e-mail is known; the response is always the same",
  body: z.strictObject({ email }),
  output: ok,
});

export const setPassword = call({
  id: "account.password_set",
  method: "POST",
  path: "/api/password/set",
  who: "anyone",
  summary: "Sets a password with the token of a mailed link, which works once and expires",
  body: z.strictObject({ password, password_confirmation: password, token: line(200) }),
  output: ok,
});
