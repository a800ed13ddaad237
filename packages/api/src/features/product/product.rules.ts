// Creates products, and reads the public details of one.
import type { LanguageCode, ProductDetail } from "@lanyard/contract";
import { record } from "../audit/audit.rules.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { requireOffer } from "./offer.rules.ts";
import { insertProduct } from "./product.store.ts";
import { getLanguageId } from "./product.texts.rules.ts";

/** Functions of the submission folder, which this folder must not import; the app passes them in. */
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
  /** For each of the given builds, the number of its fields that prevent a review. */
  readonly countMissing: (
    db: Db,
    submissionIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>;
  readonly readDetail: (
    context: Context,
    submissionId: number,
    viewer: { readonly language: LanguageCode; readonly sees: "public" },
  ) => Promise<ProductDetail>;
}

/**
 * Creates a product with its first submission, a draft whose title is the name, in the creator's language. Refused:
 * `too_many`, `validation`.
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
    const submissionId = await firstBuild(tx, id, getLanguageId(language), name);
    const after = { name, submissionId };
    await record(tx, { actor: user, action: "create", subject: "product", id, after });
    return { id, submission_id: submissionId };
  });
}

/** The details of a public product on sale, as visitors see them. Refused: `not_found`. */
export async function publicProduct(
  context: Context,
  { readDetail }: Builds,
  productId: number,
  language: LanguageCode,
): Promise<ProductDetail> {
  const offer = await requireOffer(context.db, productId, undefined);
  return readDetail(context, offer.id, { language, sees: "public" });
}
