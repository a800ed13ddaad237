// Serves the lists that forms choose from, and the settings that the console reads at run time.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { route } from "../../platform/http/call/route.ts";
import { expirations, menu, permissions, toSettings } from "./lookup.rules.ts";

export function lookupRoutes(app: App, { db, env }: Context): void {
  route(app, calls.listMenu, ({ language }) => menu(db, language));
  route(app, calls.listPermissions, ({ language }) => permissions(db, language));
  route(app, calls.listExpirations, ({ language }) => expirations(db, language));
  route(app, calls.getSettings, async () => toSettings(env));
}
