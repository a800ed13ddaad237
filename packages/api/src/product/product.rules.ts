// Creating products, listing their cards, and the public detail of one.
import type { LanguageCode, ProductCard, ProductDetail } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../shared/caller.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { throttle } from "../throttle/throttle.ts";
import { requireOffer } from "./offer.rules.ts";
import { cardOf } from "./product.card.wire.ts";
import { insertProduct, selectCards } from "./product.store.ts";
import { languageIdOf } from "./product.texts.rules.ts";

/** Functions of the submission room, which this room must not import: the app passes them in. */
export interface Builds {
  readonly requireRoomForBuild: (context: Context, tx: Tx, creatorId: number) => Promise<void>;
  readonly firstBuild: (
    tx: Tx,
    productId: number,
    languageId: number,
    name: string,
  ) => Promise<number>;
  readonly productDetail: (
    context: Context,
    productId: number,
    user: SignedIn,
    language: LanguageCode,
  ) => Promise<ProductDetail>;
  readonly detailOf: (
    context: Context,
    submissionId: number,
    reader: { readonly language: LanguageCode; readonly sees: "public" },
  ) => Promise<ProductDetail>;
}

/**
 * A product and its first submission, a draft titled with the name in the creator's language. Refused: `too_many`,
 * `validation`.
 */
export async function createProduct(
  context: Context,
  { requireRoomForBuild, firstBuild }: Builds,
  user: SignedIn,
  name: string,
  language: LanguageCode,
): Promise<{ id: number; submission_id: number }> {
  const { db, env } = context;
  const limit = { most: env.quotas.productsPerHour, minutes: 60 };
  await throttle(db, `products of ${user.id}`, limit, "product.too_many");
  return db.transaction(async (tx) => {
    await requireRoomForBuild(context, tx, user.id);
    const id = await insertProduct(tx, user.id, name);
    const submissionId = await firstBuild(tx, id, languageIdOf(language), name);
    const after = { name, submissionId };
    await record(tx, { actor: user, action: "create", subject: "product", id, after });
    return { id, submission_id: submissionId };
  });
}

export interface CardsQuery {
  /** Undefined: of all owners. */
  readonly ownerId: number | undefined;
  /** One card per product, of its newest build; or one card per build. */
  readonly of: "products" | "submissions";
  readonly language: LanguageCode;
  /** The id that the page continues below. */
  readonly before: number | undefined;
  readonly limit: number;
}

/** Cards, newest first; one more than `limit` when there is a next page. */
export async function listCards(
  { db, files }: Context,
  { ownerId, of, language, before, limit }: CardsQuery,
): Promise<ProductCard[]> {
  const rows = await selectCards(db, {
    ownerId,
    before,
    limit: limit + 1,
    perBuild: of === "submissions",
  });
  return rows.map((row) => cardOf(row, language, files));
}

/** The detail of a public product on sale, as visitors see it. Refused: `not_found`. */
export async function publicProduct(
  context: Context,
  { detailOf }: Builds,
  productId: number,
  language: LanguageCode,
): Promise<ProductDetail> {
  const offer = await requireOffer(context.db, productId, undefined);
  return detailOf(context, offer.id, { language, sees: "public" });
}
