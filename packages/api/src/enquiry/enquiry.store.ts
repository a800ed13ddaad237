// Wishes of visitors, in the database.
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "../shared/db.ts";
import { enquiries } from "./enquiry.tables.ts";

export const countRecent = (tx: Tx, address: string): Promise<number> =>
  tx.$count(
    enquiries,
    and(eq(enquiries.address, address), gt(enquiries.createdAt, sql`now() - interval '1 hour'`)),
  );

export async function insertEnquiry(tx: Tx, enquiry: typeof enquiries.$inferInsert): Promise<void> {
  await tx.insert(enquiries).values(enquiry);
}
