// Requests of companies for a proposal: stored, and mailed to support.
import { defaultLanguage } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refuse.ts";
import { say } from "../../platform/text/texts.ts";
import { findLicense } from "../license/license.rules.ts";
import { findVisibleBuild } from "../license/paid-use.rules.ts";
import { findOffer } from "../product/offer.rules.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { insertProposal, productName } from "./proposal.store.ts";

/** Per company, because a person at support reads each mail. */
const limit = { most: 60, minutes: 60 };

/** Stores the request for a proposal and returns its id. Refused: `not_found`; 422 without a message; `too_many`. */
export async function askProposal(
  { db, env, mail }: Context,
  productId: number,
  company: Company,
  message: string,
): Promise<number> {
  await throttle(db, `proposal ${company.id}`, limit);
  return db.transaction(async (tx) => {
    const license = await findLicense(tx, productId, company.id);
    const offer = await findOffer(tx, productId, company);
    const build = await findVisibleBuild(tx, productId, license, offer, company);
    if (!build) throw refuse("not_found", { key: "product.not_found" });
    if (message === "") throw refuse("validation", { key: "message.required", field: "message" });
    const id = await insertProposal(tx, { productId, companyId: company.id, message });
    const after = { productId, message };
    await record(tx, { actor: company, action: "create", subject: "proposal", id, after });
    const product = await productName(tx, productId);
    const { name, email } = company;
    await mail.queue(tx, {
      about: "proposal",
      to: env.supportEmail,
      replyTo: email,
      subject: say(defaultLanguage, "mail.proposal_subject", { product }),
      text: say(defaultLanguage, "mail.proposal_text", {
        company: name,
        email,
        product,
        id: productId,
        message,
      }),
    });
    return id;
  });
}
