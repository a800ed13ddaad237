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

const without = <T>(list: readonly T[], others: readonly T[]): T[] =>
  list.filter((entry) => !others.includes(entry));
/** Deletes and inserts rows if there are any; returns how many. */
async function write<Gone, Added>(
  gone: readonly Gone[],
  remove: (gone: Gone[]) => PromiseLike<unknown>,
  added: readonly Added[],
  add: (added: Added[]) => PromiseLike<unknown>,
): Promise<number> {
  if (gone.length > 0) await remove([...gone]);
  if (added.length > 0) await add([...added]);
  return gone.length + added.length;
}

function writeTexts(tx: Tx, submissionId: number, stored: Parts["texts"], wanted: Parts["texts"]) {
  const ids = (texts: Parts["texts"]) => texts.map(({ languageId }) => languageId);
  const isStored = (text: Text) =>
    stored.some(
      ({ languageId, name, description }) =>
        languageId === text.languageId && name === text.name && description === text.description,
    );
  const { submissionId: ofBuild, languageId } = submissionTexts;
  return write(
    without(ids(stored), ids(wanted)),
    (gone) =>
      tx.delete(submissionTexts).where(and(eq(ofBuild, submissionId), inArray(languageId, gone))),
    wanted.filter((text) => !isStored(text)),
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
  wanted: Parts["permissions"],
) =>
  write(
    without(stored, wanted),
    (gone) =>
      tx
        .delete(submissionPermissions)
        .where(
          and(
            eq(submissionPermissions.submissionId, submissionId),
            inArray(submissionPermissions.permissionId, gone),
          ),
        ),
    without(wanted, stored),
    (added) =>
      tx
        .insert(submissionPermissions)
        .values(added.map((permissionId) => ({ submissionId, permissionId }))),
  );

const writeAccounts = (
  tx: Tx,
  submissionId: number,
  stored: Parts["accounts"],
  wanted: Parts["accounts"],
) =>
  write(
    without(stored, wanted),
    (gone) =>
      tx
        .delete(enabledAccounts)
        .where(
          and(eq(enabledAccounts.submissionId, submissionId), inArray(enabledAccounts.email, gone)),
        ),
    without(wanted, stored),
    (added) => tx.insert(enabledAccounts).values(added.map((email) => ({ submissionId, email }))),
  );

function writeScreenshots(
  tx: Tx,
  submissionId: number,
  stored: Parts["screenshots"],
  wanted: Parts["screenshots"],
) {
  const ids = (list: Parts["screenshots"]) => list.flatMap(({ id }) => id ?? []);
  return write(
    without(ids(stored), ids(wanted)),
    (gone) => tx.delete(screenshots).where(inArray(screenshots.id, gone)),
    [...wanted.entries()].filter(([at, { id }]) => id === undefined || stored[at]?.id !== id),
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
  wanted: Parts,
): Promise<boolean> {
  const texts = await writeTexts(tx, submissionId, stored.texts, wanted.texts);
  const asked = await writePermissions(tx, submissionId, stored.permissions, wanted.permissions);
  const accounts = await writeAccounts(tx, submissionId, stored.accounts, wanted.accounts);
  const shots = await writeScreenshots(tx, submissionId, stored.screenshots, wanted.screenshots);
  return texts + asked + accounts + shots > 0;
}

/** Removes an e-mail from the enabled accounts of a product's builds; returns the ids of the builds that had it. */
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
