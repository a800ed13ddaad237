// Updates the stored skeletons of names: those that an older server or a bulk load stored, and all after an update of
// Unicode's table.
import { sql, type AnyColumn } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { toSkeletons, type Skeletons } from "../text/skeletons.ts";
import type { Tx } from "./db.ts";
import { violatedUnique } from "./violation.ts";

const none = { skeleton: null, skeletonWithL: null };

interface NamedRow extends Record<keyof Skeletons, string | null> {
  readonly id: number;
  readonly name: string;
}
export interface NamedRows {
  /** Rows with an id above `id`, ordered by id. */
  above(id: number, limit: number): Promise<NamedRow[]>;
  /** Stores the skeletons of all these rows, except where the name has changed meanwhile. */
  setSkeletons(rows: readonly NamedRow[]): Promise<void>;
}
const batch = 1_000;

/** Returns a function that stores skeletons in a table with one statement for any number of rows. */
export const createSkeletonWriter =
  (tx: Tx, table: PgTable, { id, name }: { readonly id: AnyColumn; readonly name: AnyColumn }) =>
  async (rows: readonly NamedRow[]): Promise<void> => {
    const each = (key: keyof NamedRow) => sql.param(rows.map((row) => row[key]));
    await tx.execute(sql`
      update ${table} set look = fresh.look, look_with_l = fresh.look_with_l
      from unnest(${each("id")}::bigint[], ${each("name")}::text[], ${each("skeleton")}::text[],
        ${each("skeletonWithL")}::text[]) fresh (id, name, look, look_with_l)
      where ${id} = fresh.id and ${name} = fresh.name`);
  };

/**
 * Stores the skeletons, and returns how many rows stay without because they look like an older name. When one row of a
 * batch violates a unique index, each half is tried separately, the older one first.
 */
async function store(rows: NamedRows, fresh: readonly NamedRow[]): Promise<number> {
  if (fresh.length === 0) return 0;
  try {
    await rows.setSkeletons(fresh);
    return 0;
  } catch (error) {
    if (violatedUnique(error) === undefined) throw error;
  }
  const [only] = fresh;
  if (only && fresh.length === 1) {
    await rows.setSkeletons([{ ...only, ...none }]);
    return 1;
  }
  const half = Math.ceil(fresh.length / 2);
  return (await store(rows, fresh.slice(0, half))) + (await store(rows, fresh.slice(half)));
}

/** Updates the stored skeletons, and returns how many names look like an older one. */
export async function refreshSkeletons(rows: NamedRows): Promise<number> {
  let alike = 0;
  let page = await rows.above(0, batch);
  while (page.length > 0) {
    const stale = page.flatMap((row) => {
      const fresh = { ...row, ...toSkeletons(row.name) };
      const isFresh = row.skeleton === fresh.skeleton && row.skeletonWithL === fresh.skeletonWithL;
      return isFresh ? [] : [fresh];
    });
    alike += await store(rows, stale);
    page = await rows.above(page.at(-1)?.id ?? 0, batch);
  }
  return alike;
}
