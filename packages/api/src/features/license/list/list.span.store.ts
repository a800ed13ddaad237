// Splits a company's licenses by id into parts of limited size, so that no statement reads more than one part.
import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/db.ts";
import { licenses } from "../license.tables.ts";
import type { Holder, Span } from "./list.sql.ts";

/** The size of a part: a statement may run for five seconds, even on a busy machine. */
export const defaultSpanSize = 5_000;

/** The id of the last license in the part after `after`; undefined when that part has all the remaining licenses. */
async function findLast(
  tx: Tx,
  { id: companyId }: Holder,
  after: number,
  size: number,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select ${licenses.id} as id from ${licenses} where ${licenses.companyId} = ${companyId} and ${licenses.id} > ${after}
      order by ${licenses.id} offset ${size - 1} limit 1`,
  );
  return rows[0] && Number(rows[0].id);
}

/** Each license is in exactly one span; the last span has no upper end. */
export async function* listSpans(tx: Tx, company: Holder, size: number): AsyncGenerator<Span> {
  let after = 0;
  for (;;) {
    const last = await findLast(tx, company, after, size);
    yield { after, last };
    if (last === undefined) return;
    after = last;
  }
}

/** Whether one statement can read all licenses of the company. */
export const areFew = async (tx: Tx, company: Holder, size: number): Promise<boolean> =>
  (await findLast(tx, company, 0, size)) === undefined;
