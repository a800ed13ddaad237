// The calls about users: reading, inviting, changing one's own account, a forgotten password.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { languageCodes } from "../languages.ts";
import { usernameMost } from "./account.limits.ts";
import { image } from "../submission/submission.limits.ts";
import { line, nameLine, requiredLine } from "../text.shapes.ts";
import { flagField, ok, pathId } from "../wire.shapes.ts";
import { account, user, userRole } from "./account.shapes.ts";

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
  output: account,
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
    "Updates the caller's data, avatar or password; a new password or e-mail requires the current password and ends all other sessions, a new e-mail once it is confirmed by a mailed link",
  params: z.object({ user_id: pathId }),
  body: z.strictObject({
    username: z.optional(nameLine(usernameMost)),
    /**
     * Replaces the address once the link that is mailed there is opened; the present address cancels that. An
     * administrator's change of another account takes effect at once.
     */
    email: z.optional(line(254)),
    support_email: z.optional(line(254)),
    remove_avatar: z.optional(flagField),
    review_mails: z.optional(flagField),
    password: z.optional(password),
    password_confirmation: z.optional(password),
    /**
     * Required when users change their own password or e-mail; an administrator who sets somebody else's does not send
     * it.
     */
    current_password: z.optional(password),
  }),
  files: { avatar: image },
  output: account,
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

const emailLink = {
  method: "POST",
  who: "anyone",
  body: z.strictObject({ token: line(200) }),
  output: z.object({ email: z.string() }),
} as const;

export const confirmEmail = call({
  ...emailLink,
  id: "account.email_confirm",
  path: "/api/email/confirm",
  summary: "Changes an account's e-mail with the token of the link mailed to the new address",
});

export const undoEmail = call({
  ...emailLink,
  id: "account.email_undo",
  path: "/api/email/undo",
  summary:
    "Undoes a change of an account's e-mail with the token of the link mailed to the old address, and ends all sessions",
});
