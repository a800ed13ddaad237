// A visitor's wish for a functionality: stored, and mailed to support.
import type { Problem } from "@lanyard/contract";
import { defaultLanguage, isEmail } from "@lanyard/contract";
import type { Context } from "../shared/context.ts";
import { refuse } from "../shared/refuse.ts";
import { say } from "../shared/texts.ts";
import * as store from "./enquiry.store.ts";

export interface Enquiry {
  readonly email: string;
  readonly object: string;
  readonly description: string;
  /** Consent to the privacy document. */
  readonly privacy: boolean;
  /** The network address of the request. */
  readonly address: string;
}

const mostPerHour = 10;
const hour = 3_600;

/** Stores a wish and mails it. Refuses `validation`, and `too_many` to who sends without end. */
export async function requestFunctionality(
  { db, env, mail }: Context,
  enquiry: Enquiry,
): Promise<void> {
  const { privacy, ...wish } = enquiry;
  const problems: Problem[] = [];
  if (!isEmail(wish.email)) problems.push({ key: "email.invalid", field: "email" });
  if (!privacy) problems.push({ key: "privacy.required", field: "privacy" });
  if (problems.length > 0) throw refuse("validation", ...problems);
  await db.transaction(async (tx) => {
    if ((await store.countRecent(tx, wish.address)) >= mostPerHour)
      throw refuse("too_many", { key: "request.too_many", params: { seconds: hour } });
    await store.insertEnquiry(tx, wish);
    await mail.post(tx, {
      to: env.supportEmail,
      replyTo: wish.email,
      subject: say(defaultLanguage, "mail.enquiry_subject", { object: wish.object }),
      text: say(defaultLanguage, "mail.enquiry_text", {
        email: wish.email,
        description: wish.description,
      }),
    });
  });
}
