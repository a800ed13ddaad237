// A visitor's request for a functionality: stored, and mailed to support.
import type { Flag, LanguageCode, Problem } from "@lanyard/contract";
import { defaultLanguage, isEmail } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refuse.ts";
import { say } from "../../platform/text/texts.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import * as store from "./enquiry.store.ts";

export interface Enquiry {
  readonly email: string;
  readonly object: string;
  readonly description: string;
  /** Consent to the privacy policy. */
  readonly privacy: Flag;
  /** The network address of the request. */
  readonly address: string;
  /** The language in which the visitor reads the page. */
  readonly language: LanguageCode;
}

const limit = { most: 10, minutes: 60 };

/** Stores a visitor's request and mails it to support. Refuses `validation`, `too_many`. */
export async function requestFunctionality(
  { db, env, mail }: Context,
  enquiry: Enquiry,
): Promise<void> {
  const { privacy, ...sent } = enquiry;
  const problems: Problem[] = [];
  if (!isEmail(sent.email)) problems.push({ key: "email.invalid", field: "email" });
  if (!privacy) problems.push({ key: "privacy.required", field: "privacy" });
  if (problems.length > 0) throw refuse("validation", ...problems);
  await throttle(db, `enquiry ${sent.address}`, limit);
  await db.transaction(async (tx) => {
    const id = await store.insertEnquiry(tx, sent);
    await record(tx, { actor: "anyone", action: "create", subject: "enquiry", id, after: sent });
    await mail.queue(tx, {
      about: "enquiry",
      to: env.supportEmail,
      replyTo: sent.email,
      subject: say(defaultLanguage, "mail.enquiry_subject", { object: sent.object }),
      text: say(defaultLanguage, "mail.enquiry_text", {
        email: sent.email,
        description: sent.description,
      }),
    });
  });
}
