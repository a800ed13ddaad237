// The paid payments of a company with their names for the receipt.
import { and, asc, desc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { IdPage } from "../../platform/database/pages.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { expirations } from "../lookup/lookup.tables.ts";
import { serverSettings } from "../../platform/database/settings.tables.ts";
import { chargeLines, payments, type PaidNames } from "./payment.tables.ts";

/** The stored names, as of the payment; payments without stored names show the current ones. */
const names = sql<PaidNames>`coalesce(${payments.names}, payment_names(${payments.productId}, ${payments.companyId}, ${payments.version}))`;

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      payment: payments,
      names,
      expirationLabel: expirations.label,
    })
    .from(payments)
    .innerJoin(expirations, eq(expirations.id, payments.expirationId))
    .where(and(eq(payments.status, "paid"), where))
    .$dynamic();

export type ReceiptRow = Awaited<ReturnType<typeof select>>[number];

/** The names of a payment, paid or not. */
export async function findNames(tx: Tx, id: number): Promise<PaidNames | undefined> {
  return (await tx.select({ names }).from(payments).where(eq(payments.id, id)))[0]?.names;
}

/** Whether the payment is a charge, not a line of another one. */
const isCharge = sql`not exists (select from ${chargeLines} l where l.payment_id = ${payments.id} and l.charge_id <> ${payments.id})`;

/** The paid lines of the charges that pay several licenses, in the order in which they were asked for. */
export const listLines = async (
  tx: Tx,
  chargeIds: readonly number[],
): Promise<(ReceiptRow & { readonly chargeId: number })[]> => {
  if (chargeIds.length === 0) return [];
  const links = await tx
    .select()
    .from(chargeLines)
    .where(inArray(chargeLines.chargeId, [...chargeIds]));
  const ids = links.map(({ paymentId }) => paymentId);
  const rows =
    ids.length === 0 ? [] : await select(tx, inArray(payments.id, ids)).orderBy(asc(payments.id));
  const chargeByPayment = new Map(links.map(({ paymentId, chargeId }) => [paymentId, chargeId]));
  return rows.map((row) => ({
    ...row,
    chargeId: chargeByPayment.get(row.payment.id) ?? row.payment.id,
  }));
};

export async function findPaid(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<ReceiptRow | undefined> {
  return (await select(tx, and(eq(payments.companyId, companyId), eq(payments.id, id))))[0];
}

export interface ReceiptFilter {
  readonly productId?: number | undefined;
  /** First and last day, both inclusive, as YYYY-MM-DD in UTC. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first, with ids below `before`; optionally of one product and in one period. */
export const listPaid = (
  tx: Tx,
  companyId: number,
  { productId, from, to }: ReceiptFilter,
  { before, limit }: IdPage,
): Promise<ReceiptRow[]> =>
  select(
    tx,
    and(
      eq(payments.companyId, companyId),
      isCharge,
      productId === undefined
        ? undefined
        : sql`(${payments.productId} = ${productId} or exists (select from ${chargeLines} l join payments p on p.id = l.payment_id
            where l.charge_id = ${payments.id} and p.product_id = ${productId}))`,
      from === undefined
        ? undefined
        : sql`${payments.paidAt} >= ${from}::timestamp at time zone 'UTC'`,
      to === undefined
        ? undefined
        : sql`${payments.paidAt} < (${to}::timestamp + interval '1 day') at time zone 'UTC'`,
      before === undefined ? undefined : lt(payments.id, before),
    ),
  )
    .orderBy(desc(payments.id))
    .limit(limit);

const namesFilled = "payment_names_filled";
const batch = 1_000;

/** Stores the current names in payments that were settled before migration 0030; in batches, once per database. */
export async function fillNames(db: Db): Promise<void> {
  if (await db.$count(serverSettings, eq(serverSettings.name, namesFilled))) return;
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last;
    const { rows } = await db.execute<{ id: string | null }>(
      sql`with older as (select id from ${payments} where id > ${after} and status = 'paid' and names is null
          order by id limit ${batch}),
        named as (update ${payments} p set names = payment_names(p.product_id, p.company_id, p.version) from older
          where p.id = older.id)
        select max(id) as id from older`,
    );
    last = rows[0]?.id ? Number(rows[0].id) : undefined;
  }
  await db.insert(serverSettings).values({ name: namesFilled, value: "1" }).onConflictDoNothing();
}
