// Tokens of apps: a host gives one to the app of a third party instead of the company's own token.
import { appTokenHours } from "@lanyard/contract";
import type { Company } from "../../platform/identity/caller.ts";
import type { Db } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { requireOffer } from "../product/offer.rules.ts";
import { refuse } from "../../platform/refuse.ts";
import { hashToken, newToken } from "../../platform/identity/tokens.ts";
import * as store from "./app-token.store.ts";
import { lockLicense } from "./license.store.ts";

/**
 * Issues another token for the company's app; earlier ones keep working until they end. Refused: `not_found` for a
 * product that the company cannot see, 402 without a license.
 */
export const issueAppToken = (
  db: Db,
  productId: number,
  company: Company,
  /** The company's token: when it ends, the issued one ends too. */
  issuer: string,
) =>
  db.transaction(async (tx) => {
    const license = await lockLicense(tx, productId, company.id);
    if (!license) {
      await requireOffer(tx, productId, company);
      throw refuse("payment_required", { key: "license.missing" });
    }
    const token = newToken();
    const newAppToken = {
      tokenHash: hashToken(token),
      licenseId: license.id,
      issuerHash: hashToken(issuer),
    };
    const endsAt = await store.insertAppToken(tx, newAppToken, appTokenHours);
    return { app_token: token, expires_at: toInstant(endsAt) };
  });

/** The company that a token of this product's app was issued for; undefined for any other token. */
export const companyOfAppToken = (
  db: Db,
  token: string,
  productId: number,
): Promise<Company | undefined> => store.findCompanyOfAppToken(db, hashToken(token), productId);
