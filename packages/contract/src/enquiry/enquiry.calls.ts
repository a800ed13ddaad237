// The functionality request of visitors.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { requiredLine, requiredText } from "../text.shapes.ts";
import { flagField, ok } from "../wire.shapes.ts";

export const enquiryLimits = { object: 200, description: 4_000 } as const;

export const requestFunctionality = call({
  id: "enquiry.functionality",
  method: "POST",
  path: "/api/functionality",
  who: "anyone",
  summary: "Sends a functionality request to support by mail",
  body: z.strictObject({
    email: requiredLine(254),
    object: requiredLine(enquiryLimits.object),
    description: requiredText(enquiryLimits.description),
    /** Consent to the privacy document; the server refuses a request without it. */
    privacy: flagField,
  }),
  output: ok,
});
