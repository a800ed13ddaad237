// A user of the console.
import * as z from "zod/mini";
import { flag, id } from "../wire.shapes.ts";
import { userRoles } from "./account.limits.ts";

export const userRole = z.enum(userRoles);
export type UserRole = z.output<typeof userRole>;

export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  support_email: z.string(),
  role: userRole,
  /** Path relative to the API host; empty when there is none. */
  avatar: z.string(),
});
export type User = z.output<typeof user>;

export const account = z.extend(user, {
  /** The address that replaces `email` once the link mailed there is opened; empty when there is none. */
  pending_email: z.string(),
  /** 0: as an administrator, the user gets no mails about builds that wait for review. */
  review_mails: flag,
});
export type Account = z.output<typeof account>;
