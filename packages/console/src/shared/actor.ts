// The signed-in user's roles towards a build: only its own creator gets the creator's buttons.
import type { Actor, User } from "@lanyard/contract";

export const actorOf = (
  user: Pick<User, "id" | "role">,
  build: { readonly user_id: number },
): Actor => ({
  // Not the username, which may have changed since one of them was loaded.
  owner: user.id === build.user_id,
  admin: user.role === "admin",
});
