// The signed-in user's roles for a build: only the build's own creator gets the creator's buttons.
import type { Actor, User } from "@lanyard/contract";

export const getActor = (
  user: Pick<User, "id" | "role">,
  build: { readonly user_id: number },
): Actor => ({
  // Compare ids, because the username may have changed between the two loads.
  owner: user.id === build.user_id,
  admin: user.role === "admin",
});
