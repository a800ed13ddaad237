// Inviting somebody: an account without a password, and a mail with a link to set one.
import type { User } from "@lanyard/contract";
import type { Context } from "../shared/context.ts";
import { createUser, wireUser, type NewUser } from "./account.rules.ts";
import { mailPasswordLink } from "./password-link.rules.ts";

/** A new user, who gets a mail in their language. Refuses `validation`. */
export function register(context: Context, invited: NewUser): Promise<User> {
  return context.db.transaction(async (tx) => {
    const user = await createUser(tx, invited);
    await mailPasswordLink(tx, context, user, "invite");
    return wireUser(user, context.files);
  });
}
