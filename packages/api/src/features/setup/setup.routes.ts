// Serves the administrators' calls about the installation itself.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { route } from "../../platform/http/call/route.ts";
import { openSetup } from "./setup.rules.ts";

export function setupRoutes(app: App, context: Context): void {
  const setup = openSetup(context);
  route(app, calls.getSetup, () => setup.show());
  route(app, calls.checkSetup, ({ user }) => setup.check(user));
}
