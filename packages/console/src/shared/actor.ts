// The signed-in user's roles towards a build: only its own creator gets the creator's buttons.
import type { Actor, User } from "@lanyard/contract";

export const actorOf = (
  user: Pick<User, "username" | "role">,
  build: { readonly username: string },
): Actor => ({
  owner: user.username === build.username,
  admin: user.role === "admin",
});
