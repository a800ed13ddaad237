// How the signed-in user stands to a build: the creator's buttons are for its own creator only.
import type { Actor, User } from "@lanyard/contract";

export const actorOf = (
  user: Pick<User, "username" | "role">,
  build: { readonly username: string },
): Actor => ({
  owner: user.username === build.username,
  admin: user.role === "admin",
});
