// What visitors ask of us.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { ok, text } from "../wire.ts";

export const enquiryLimits = { object: 200, description: 4_000 } as const;

export const requestFunctionality = call({
  id: "enquiry.functionality",
  method: "POST",
  path: "/api/functionality",
  who: "anyone",
  summary: "A request for a functionality, mailed to support",
  body: z.object({
    email: text(254).check(z.minLength(1)),
    object: text(enquiryLimits.object).check(z.minLength(1)),
    description: text(enquiryLimits.description).check(z.minLength(1)),
    /** Consent to the privacy document; anything but true is refused. */
    privacy: z.boolean(),
  }),
  output: ok,
});
