// Serves accounts: reading, registering, changing, forgotten passwords. Also handles the queued mails with links.
import * as calls from "@lanyard/contract";
import { readBearer } from "../../platform/http/call/auth.ts";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { okAnswer, route } from "../../platform/http/call/route.ts";
import { mayRead, userByName, readUser, type Sessions } from "./account.rules.ts";
import { register } from "./account.register.rules.ts";
import { updateAccount } from "./account.update.rules.ts";
import { confirmEmail, undoEmail } from "./email-change.rules.ts";
import { sendEmailLinks } from "./email-link.rules.ts";
import { sendPasswordLinks } from "./password-link.rules.ts";
import { requestPasswordLink, setPassword } from "./password.rules.ts";

export function accountRoutes(app: App, context: Context, sessions: Sessions): void {
  const { db, files } = context;
  sendPasswordLinks(context);
  sendEmailLinks(context);
  const requireReader = async (user: SignedIn, id: number): Promise<void> => {
    if (!mayRead(user, id)) throw refuse("not_found", { key: "request.not_found" });
  };
  route(app, calls.register, ({ body, language, user }) =>
    register(context, user, {
      username: body.username,
      email: body.email,
      role: body.role,
      supportEmail: body.support_email ?? "",
      language: body.language ?? language,
    }),
  );
  route(app, calls.getUser, async ({ params, user }) => {
    await requireReader(user, params.user_id);
    return readUser(db, files, params.user_id);
  });
  route(app, calls.getUserByName, ({ params, user }) =>
    userByName(db, files, user, params.username),
  );
  route(
    app,
    calls.updateAccount,
    ({ params, body, uploads, user, request, client }) =>
      updateAccount(
        context,
        sessions,
        { ...user, token: readBearer(request), address: client },
        params.user_id,
        {
          username: body.username,
          email: body.email,
          supportEmail: body.support_email,
          avatar: uploads["avatar"]?.[0]?.key ?? (body.remove_avatar === 1 ? "" : undefined),
          reviewMails: body.review_mails === undefined ? undefined : body.review_mails === 1,
          password: body.password,
          passwordConfirmation: body.password_confirmation,
          currentPassword: body.current_password,
        },
      ),
    ({ params, user }) => requireReader(user, params.user_id),
  );
  route(app, calls.changePassword, async ({ body, client }) => {
    await requestPasswordLink(context, body.email, client);
    return okAnswer;
  });
  route(app, calls.setPassword, async ({ body, client }) => {
    const { token, password, password_confirmation: again } = body;
    await setPassword(context, sessions, token, password, again, client);
    return okAnswer;
  });
  route(app, calls.confirmEmail, ({ body, client }) =>
    confirmEmail(context, sessions, body.token, client),
  );
  route(app, calls.undoEmail, ({ body, client }) =>
    undoEmail(context, sessions, body.token, client),
  );
}
