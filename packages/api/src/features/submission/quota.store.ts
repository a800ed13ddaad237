// Reads from the database how much of a quota a creator uses.
import { fileFields, imageFields, inProgress } from "@lanyard/contract";
import { and, count, eq, sql, sum } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { storedFiles } from "../../platform/files/stored-files.tables.ts";
import {
  columnByField,
  fileColumnsByField,
  screenshots,
  submissions,
} from "./submission.tables.ts";

/**
 * Lets only one request of a creator at a time count and add. Inserting rows that refer to the user does not wait for
 * this lock.
 */
export async function lockCreator(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

export async function countInProgress(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ builds: count() })
    .from(submissions)
    .where(and(eq(submissions.ownerId, userId), sql`${submissions.status} ${oneOf(inProgress)}`));
  return row?.builds ?? 0;
}

const columns = [
  ...imageFields.map((name) => submissions[columnByField[name]]),
  ...fileFields.map((name) => submissions[fileColumnsByField[name].key]),
];

/** The bytes of the files of all builds; identical content counts once. */
export async function storedBytes(tx: Tx, userId: number): Promise<number> {
  const keys = [
    ...columns.map(
      (column) =>
        sql`select ${column} from ${submissions} where ${submissions.ownerId} = ${userId}`,
    ),
    sql`select ${screenshots.image} from ${screenshots} join ${submissions} on ${submissions.id} = ${screenshots.submissionId} where ${submissions.ownerId} = ${userId}`,
  ];
  const [row] = await tx
    .select({ bytes: sum(storedFiles.bytes).mapWith(Number) })
    .from(storedFiles)
    .where(sql`${storedFiles.key} in (${sql.join(keys, sql` union `)})`);
  return row?.bytes ?? 0;
}
