// Creating products, listing them as cards, and what the public may see of one.
import {
  languages,
  type LanguageCode,
  type ProductCard,
  type ProductDetail,
} from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { detailOf } from "../submission/submission.detail.ts";
import { firstBuild, releasedBuild } from "../submission/submission.rules.ts";
import { cardOf } from "./product.card.ts";
import { insertProduct, selectCards } from "./product.store.ts";

/** A product and its first submission, a draft titled with the name in the creator's language. */
export const createProduct = (
  db: Db,
  user: SignedIn,
  name: string,
  language: LanguageCode,
): Promise<{ id: number; submission_id: number }> =>
  db.transaction(async (tx) => {
    const id = await insertProduct(tx, user.id, name);
    const languageId = languages.find(({ code }) => code === language)!.id;
    const submissionId = await firstBuild(tx, id, languageId, name);
    const after = { name, submissionId };
    await record(tx, { actor: user, action: "create", subject: "product", id, after });
    return { id, submission_id: submissionId };
  });

export interface CardsQuery {
  /** Whose; undefined: everybody's. */
  readonly ownerId: number | undefined;
  /** One card a product, of its newest build; or one card a build. */
  readonly of: "products" | "submissions";
  readonly language: LanguageCode;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** Cards, newest first, up to one more than `limit`. Refused: `validation` for a cursor that this list did not give. */
export async function listCards(
  { db, files }: Context,
  { ownerId, of, language, cursor, limit }: CardsQuery,
): Promise<ProductCard[]> {
  if (cursor !== undefined && !/^[1-9]\d{0,14}$/.test(cursor))
    throw refuse("validation", { key: "field.invalid", field: "cursor" });
  const before = cursor === undefined ? undefined : Number(cursor);
  const rows = await selectCards(db, {
    ownerId,
    before,
    limit: limit + 1,
    every: of === "submissions",
  });
  return rows.map((row) => cardOf(row, language, files));
}

/** A product that is on sale, visible and public, as everybody sees it. Refused: `not_found`. */
export async function publicProduct(
  context: Context,
  productId: number,
  language: LanguageCode,
): Promise<ProductDetail> {
  const build = await releasedBuild(context.db, productId);
  if (!build || build.isPrivate) throw refuse("not_found", { key: "product.not_found" });
  return detailOf(context, build.id, { language, sees: "public" });
}
