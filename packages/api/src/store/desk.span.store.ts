// A company's licenses in parts by their ids, so that no statement reads more than one of them, however many there are.
import { sql } from "drizzle-orm";
import type { Tx } from "../database/db.ts";
import { licenses } from "../license/license.tables.ts";
import type { Holder, Span } from "./desk.sql.ts";

/** A statement has five seconds, also where the machine is busy. */
export const readAtOnce = 5_000;

/** The last license of the part that begins behind `after`; undefined: it has all the others. */
async function lastOf(
  tx: Tx,
  { id: companyId }: Holder,
  after: number,
  atOnce: number,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${licenses.id} as id from ${licenses} where ${licenses.companyId} = ${companyId} and ${licenses.id} > ${after}
      order by ${licenses.id} offset ${atOnce - 1} limit 1`,
  );
  return rows[0] && Number(rows[0].id);
}

/** Each license is in one of them; the last has all that follow. */
export async function* spansOf(tx: Tx, company: Holder, atOnce: number): AsyncGenerator<Span> {
  let after = 0;
  for (;;) {
    const last = await lastOf(tx, company, after, atOnce);
    yield { after, last };
    if (last === undefined) return;
    after = last;
  }
}

/** Whether one statement reads all of them. */
export const areFew = async (tx: Tx, company: Holder, atOnce: number): Promise<boolean> =>
  (await lastOf(tx, company, 0, atOnce)) === undefined;
