// The functionality requests of visitors.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { okAnswer, route } from "../../platform/http/call/route.ts";
import { requestFunctionality } from "./enquiry.rules.ts";

export function enquiryRoutes(app: App, context: Context): void {
  route(app, calls.requestFunctionality, async ({ body, client, language }) => {
    await requestFunctionality(context, { ...body, address: client, language });
    return okAnswer;
  });
}
