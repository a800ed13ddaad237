// Functionality requests, in the database.
import type { Tx } from "../../platform/database/db.ts";
import { enquiries } from "./enquiry.tables.ts";

/** Stores a request; returns its id. */
export async function insertEnquiry(
  tx: Tx,
  enquiry: typeof enquiries.$inferInsert,
): Promise<number> {
  const [created] = await tx.insert(enquiries).values(enquiry).returning({ id: enquiries.id });
  if (!created) throw new Error("the enquiry was not stored");
  return created.id;
}
