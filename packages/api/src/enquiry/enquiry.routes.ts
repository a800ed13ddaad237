// The functionality requests of visitors.
import * as calls from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/app.ts";
import { done, route } from "../http/route.ts";
import { requestFunctionality } from "./enquiry.rules.ts";

export function enquiryRoutes(app: App, context: Context): void {
  route(app, calls.requestFunctionality, async ({ body, request }) => {
    await requestFunctionality(context, { ...body, address: request.ip });
    return done;
  });
}
