// Writes the other tables of a submission: texts, permissions, enabled accounts, screenshots.
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import type { Screenshot } from "./submission.build.store.ts";
import {
  enabledAccounts,
  screenshots,
  submissionPermissions,
  submissions,
  submissionTexts,
} from "./submission.tables.ts";
import type { Text } from "../product/product.text.ts";

export interface Parts {
  readonly texts: readonly Text[];
  readonly permissions: readonly number[];
  readonly accounts: readonly string[];
  /** In display order; those with an id exist already, the others are new. */
  readonly screenshots: readonly Screenshot[];
}

/** The parts of a new build. */
export const noParts: Parts = { texts: [], permissions: [], accounts: [], screenshots: [] };

const exclude = <T>(list: readonly T[], others: readonly T[]): T[] =>
  list.filter((entry) => !others.includes(entry));
/** Deletes and inserts rows if there are any; returns how many. */
async function write<Removed, Added>(
  removed: readonly Removed[],
  remove: (rows: Removed[]) => PromiseLike<unknown>,
  added: readonly Added[],
  add: (added: Added[]) => PromiseLike<unknown>,
): Promise<number> {
  if (removed.length > 0) await remove([...removed]);
  if (added.length > 0) await add([...added]);
  return removed.length + added.length;
}

function writeTexts(tx: Tx, submissionId: number, stored: Parts["texts"], target: Parts["texts"]) {
  const ids = (texts: Parts["texts"]) => texts.map(({ languageId }) => languageId);
  const isStored = (text: Text) =>
    stored.some(
      ({ languageId, name, description }) =>
        languageId === text.languageId && name === text.name && description === text.description,
    );
  const { submissionId: ofBuild, languageId } = submissionTexts;
  return write(
    exclude(ids(stored), ids(target)),
    (removed) =>
      tx
        .delete(submissionTexts)
        .where(and(eq(ofBuild, submissionId), inArray(languageId, removed))),
    target.filter((text) => !isStored(text)),
    (texts) =>
      tx
        .insert(submissionTexts)
        .values(texts.map((text) => ({ ...text, submissionId })))
        .onConflictDoUpdate({
          target: [ofBuild, languageId],
          set: { name: sql`excluded.name`, description: sql`excluded.description` },
        }),
  );
}

const writePermissions = (
  tx: Tx,
  submissionId: number,
  stored: Parts["permissions"],
  target: Parts["permissions"],
) =>
  write(
    exclude(stored, target),
    (removed) =>
      tx
        .delete(submissionPermissions)
        .where(
          and(
            eq(submissionPermissions.submissionId, submissionId),
            inArray(submissionPermissions.permissionId, removed),
          ),
        ),
    exclude(target, stored),
    (added) =>
      tx
        .insert(submissionPermissions)
        .values(added.map((permissionId) => ({ submissionId, permissionId }))),
  );

const writeAccounts = (
  tx: Tx,
  submissionId: number,
  stored: Parts["accounts"],
  target: Parts["accounts"],
) =>
  write(
    exclude(stored, target),
    (removed) =>
      tx
        .delete(enabledAccounts)
        .where(
          and(
            eq(enabledAccounts.submissionId, submissionId),
            inArray(enabledAccounts.email, removed),
          ),
        ),
    exclude(target, stored),
    (added) => tx.insert(enabledAccounts).values(added.map((email) => ({ submissionId, email }))),
  );

function writeScreenshots(
  tx: Tx,
  submissionId: number,
  stored: Parts["screenshots"],
  target: Parts["screenshots"],
) {
  const ids = (list: Parts["screenshots"]) => list.flatMap(({ id }) => id ?? []);
  return write(
    exclude(ids(stored), ids(target)),
    (removed) => tx.delete(screenshots).where(inArray(screenshots.id, removed)),
    [...target.entries()].filter(([index, { id }]) => id === undefined || stored[index]?.id !== id),
    async (placed) => {
      for (const [position, { id, image }] of placed) {
        if (id === undefined)
          await tx.insert(screenshots).values({ submissionId, image, position });
        else await tx.update(screenshots).set({ position }).where(eq(screenshots.id, id));
      }
    },
  );
}

/** Writes the parts that differ from the stored ones; returns whether any did. */
export async function writeParts(
  tx: Tx,
  submissionId: number,
  stored: Parts,
  target: Parts,
): Promise<boolean> {
  const texts = await writeTexts(tx, submissionId, stored.texts, target.texts);
  const permissions = await writePermissions(
    tx,
    submissionId,
    stored.permissions,
    target.permissions,
  );
  const accounts = await writeAccounts(tx, submissionId, stored.accounts, target.accounts);
  const shots = await writeScreenshots(tx, submissionId, stored.screenshots, target.screenshots);
  return texts + permissions + accounts + shots > 0;
}

/** Removes an e-mail from the enabled accounts of a product's builds; returns the ids of the builds that had it. */
export async function deleteAccount(tx: Tx, productId: number, email: string): Promise<number[]> {
  const removed = await tx
    .delete(enabledAccounts)
    .where(
      and(
        sql`lower(${enabledAccounts.email}) = lower(${email})`,
        sql`${enabledAccounts.submissionId} in (select ${submissions.id} from ${submissions} where ${submissions.productId} = ${productId})`,
      ),
    )
    .returning({ submissionId: enabledAccounts.submissionId });
  return removed.map(({ submissionId }) => submissionId);
}
