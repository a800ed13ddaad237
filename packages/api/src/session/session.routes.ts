// Serves signing in and out, and the signed-in user.
import * as calls from "@lanyard/contract";
import { userOf } from "../account/account.rules.ts";
import { bearerOf } from "../http/call/auth.ts";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { done, route } from "../http/call/route.ts";
import { login, logout } from "./session.rules.ts";

export function sessionRoutes(app: App, { db, files }: Context): void {
  route(app, calls.login, ({ body, client }) =>
    login(db, {
      email: body.email,
      password: body.password,
      remember: body.remember_me === 1,
      address: client,
    }),
  );
  route(app, calls.logout, async ({ request, user }) => {
    await logout(db, bearerOf(request), user);
    return done;
  });
  route(app, calls.currentUser, ({ user }) => userOf(db, files, user.id));
}
