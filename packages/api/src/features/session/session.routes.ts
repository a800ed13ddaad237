// Serves signing in and out, and the signed-in user.
import * as calls from "@lanyard/contract";
import { readUser } from "../account/account.rules.ts";
import { readBearer } from "../../platform/http/call/auth.ts";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import {
  removeDocumentCookie,
  setDocumentCookie,
} from "../../platform/http/call/document-session.ts";
import { okAnswer, route } from "../../platform/http/call/route.ts";
import { refuse } from "../../platform/refuse.ts";
import { login, logout } from "./session.rules.ts";

export function sessionRoutes(app: App, { db, files }: Context): void {
  route(app, calls.login, async ({ body, client, request, reply }) => {
    const remember = body.remember_me === 1;
    // Another site's form cannot send JSON, so none gives a browser the cookie of an account that is not its reader's.
    const withCookie = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
    const { email, password } = body;
    const {
      sessionId: session_id,
      cookie,
      ...answer
    } = await login(db, {
      email,
      password,
      remember,
      withCookie,
      address: client,
    });
    if (cookie !== undefined) setDocumentCookie(reply, cookie, remember);
    return { ...answer, session_id };
  });
  route(app, calls.logout, async ({ request, reply, user }) => {
    // A document is read without a token, and ends no session.
    const token = readBearer(request);
    if (token === "") throw refuse("unauthenticated", { key: "auth.required" });
    await logout(db, token, user);
    removeDocumentCookie(reply);
    return okAnswer;
  });
  route(app, calls.currentUser, async ({ user, sessionId }) => ({
    ...(await readUser(db, files, user.id)),
    session_id: sessionId,
  }));
}
