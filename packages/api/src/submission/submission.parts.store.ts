// Writes the other tables of a submission: texts, permissions, enabled accounts, screenshots.
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import type { Screenshot } from "./submission.build.store.ts";
import {
  enabledAccounts,
  screenshots,
  submissionPermissions,
  submissions,
  submissionTexts,
} from "./submission.tables.ts";
import type { Text } from "../product/product.texts.sql.ts";

export interface Parts {
  readonly texts: readonly Text[];
  readonly permissions: readonly number[];
  readonly accounts: readonly string[];
  /** In the order shown; those with an id exist already, the others are new. */
  readonly screenshots: readonly Screenshot[];
}

async function replaceScreenshots(
  tx: Tx,
  submissionId: number,
  wanted: readonly Screenshot[],
): Promise<void> {
  const kept = wanted.flatMap(({ id }) => id ?? []);
  await tx
    .delete(screenshots)
    .where(and(eq(screenshots.submissionId, submissionId), notInArray(screenshots.id, kept)));
  for (const [position, { id, image }] of wanted.entries()) {
    if (id === undefined) await tx.insert(screenshots).values({ submissionId, image, position });
    else await tx.update(screenshots).set({ position }).where(eq(screenshots.id, id));
  }
}

/** Replaces all parts of the submission. */
export async function replaceParts(tx: Tx, submissionId: number, parts: Parts): Promise<void> {
  await tx.delete(submissionTexts).where(eq(submissionTexts.submissionId, submissionId));
  await tx
    .delete(submissionPermissions)
    .where(eq(submissionPermissions.submissionId, submissionId));
  await tx.delete(enabledAccounts).where(eq(enabledAccounts.submissionId, submissionId));
  if (parts.texts.length > 0)
    await tx.insert(submissionTexts).values(parts.texts.map((text) => ({ ...text, submissionId })));
  if (parts.permissions.length > 0)
    await tx
      .insert(submissionPermissions)
      .values(parts.permissions.map((permissionId) => ({ submissionId, permissionId })));
  if (parts.accounts.length > 0)
    await tx
      .insert(enabledAccounts)
      .values(parts.accounts.map((email) => ({ submissionId, email })));
  await replaceScreenshots(tx, submissionId, parts.screenshots);
}

/** Removes an e-mail from the enabled accounts of a product's builds; answers the builds that had it. */
export async function deleteAccount(tx: Tx, productId: number, email: string): Promise<number[]> {
  const gone = await tx
    .delete(enabledAccounts)
    .where(
      and(
        sql`lower(${enabledAccounts.email}) = lower(${email})`,
        sql`${enabledAccounts.submissionId} in (select ${submissions.id} from ${submissions} where ${submissions.productId} = ${productId})`,
      ),
    )
    .returning({ submissionId: enabledAccounts.submissionId });
  return gone.map(({ submissionId }) => submissionId);
}
