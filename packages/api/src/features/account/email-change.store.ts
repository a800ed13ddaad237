// Changes of an account's e-mail address, in the database.
import { emailChange } from "@lanyard/contract";
import { and, asc, eq, getTableColumns, gt, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/db.ts";
import { emailChanges as changes } from "./email-changes.tables.ts";

const isOpen = and(isNull(changes.confirmedAt), gt(changes.expiresAt, sql`now()`));
const isUndoable = and(isNull(changes.undoneAt), gt(changes.undoUntil, sql`now()`));
const columns = {
  ...getTableColumns(changes),
  isOpen: sql<boolean>`coalesce(${isOpen}, false)`,
  isUndoable: sql<boolean>`coalesce(${isUndoable}, false)`,
};

export interface NewChange {
  readonly userId: number;
  readonly newEmail: string;
  readonly session: string;
}

/** Stores a change that waits for its confirmation; returns its id. */
export async function insertChange(tx: Tx, change: NewChange): Promise<number> {
  const expiresAt = sql`now() + make_interval(hours => ${emailChange.confirmHours}::int)`;
  const [created] = await tx
    .insert(changes)
    .values({ ...change, expiresAt })
    .returning({ id: changes.id });
  return created!.id;
}

/** Deletes the user's unconfirmed change; returns its address. */
export async function deleteOpen(tx: Tx, userId: number): Promise<string | undefined> {
  const [open] = await tx
    .delete(changes)
    .where(and(eq(changes.userId, userId), isNull(changes.confirmedAt)))
    .returning({ newEmail: changes.newEmail });
  return open?.newEmail;
}

export async function deleteUserChanges(tx: Tx, userId: number): Promise<void> {
  await tx.delete(changes).where(eq(changes.userId, userId));
}

/** Deletes the user's changes from the id `from` on, and before the id `until`. */
export async function deleteChanges(
  tx: Tx,
  userId: number,
  from: number,
  end?: number,
): Promise<void> {
  await tx
    .delete(changes)
    .where(
      and(
        eq(changes.userId, userId),
        gte(changes.id, from),
        end === undefined ? undefined : lt(changes.id, end),
      ),
    );
}

export type HashName = "confirmHash" | "undoHash";

export async function findByHash(tx: Tx, name: HashName, hash: string) {
  const [row] = await tx.select(columns).from(changes).where(eq(changes[name], hash));
  return row;
}

export async function findChange(tx: Tx, id: number) {
  const [row] = await tx.select(columns).from(changes).where(eq(changes.id, id));
  return row;
}

/** Gives the link of a valid change a new token; returns the change, undefined when it is not valid any more. */
export async function renewHash(tx: Tx, id: number, name: HashName, hash: string) {
  const [row] = await tx
    .update(changes)
    .set({ [name]: hash })
    .where(and(eq(changes.id, id), name === "confirmHash" ? isOpen : isUndoable))
    .returning();
  return row;
}

/** The user's earliest change that can be undone and replaced this address. */
export async function findReplaced(tx: Tx, userId: number, email: string) {
  const [row] = await tx
    .select()
    .from(changes)
    .where(
      and(
        eq(changes.userId, userId),
        isUndoable,
        isNotNull(changes.oldEmail),
        eq(sql`lower(${changes.oldEmail})`, email.toLowerCase()),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(1);
  return row;
}

/** Marks a change as confirmed; an undoable one can be undone from now on. */
export async function setConfirmed(
  tx: Tx,
  id: number,
  oldEmail: string,
  undoable: boolean,
): Promise<void> {
  const undoUntil = sql`now() + make_interval(days => ${emailChange.undoDays}::int)`;
  await tx
    .update(changes)
    .set({ oldEmail, confirmedAt: sql`now()`, ...(undoable && { undoUntil }) })
    .where(eq(changes.id, id));
}

export async function setUndone(tx: Tx, id: number): Promise<void> {
  await tx
    .update(changes)
    .set({ undoneAt: sql`now()` })
    .where(eq(changes.id, id));
}
