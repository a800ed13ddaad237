// Proposals that companies ask for.
import type { Company } from "../shared/auth.ts";
import type { Db } from "../shared/db.ts";
import { refuse } from "../shared/refuse.ts";
import { requireOffer } from "./offer.rules.ts";
import { proposals } from "./proposal.tables.ts";

/** Stores the wish and answers its id. Refused: `not_found`; 422 without a message. */
export const askProposal = (
  db: Db,
  productId: number,
  company: Company,
  message: string,
): Promise<number> =>
  db.transaction(async (tx) => {
    await requireOffer(tx, productId, company);
    if (message === "") throw refuse("validation", { key: "message.required", field: "message" });
    const rows = await tx
      .insert(proposals)
      .values({ productId, companyId: company.id, message })
      .returning({ id: proposals.id });
    return rows[0]?.id ?? 0;
  });
