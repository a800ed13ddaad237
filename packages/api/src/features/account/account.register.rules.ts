// Registering a user: an account without a password, and a mail with a link to set one.
import type { User } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { createUser, wireUser, type NewUser } from "./account.rules.ts";
import { mailPasswordLink } from "./password-link.rules.ts";

/** Creates a user, who gets a mail in their language. Refuses `validation`. */
export function register(context: Context, admin: SignedIn, invited: NewUser): Promise<User> {
  return context.db.transaction(async (tx) => {
    const user = await createUser(tx, invited);
    await record(tx, {
      actor: admin,
      action: "register",
      subject: "user",
      id: user.id,
      after: user,
    });
    await mailPasswordLink(tx, context, user, "invite");
    return wireUser(user, context.files);
  });
}
