// Secrets that the server makes for itself on first use and shares, through the database, with its other processes.
import { eq } from "drizzle-orm";
import type { Tx } from "./db.ts";
import { serverSettings } from "./settings.tables.ts";
import { newToken } from "../shared/tokens.ts";

/** The secret of that name; the same for every process on this database. */
export async function secretOf(tx: Tx, name: string): Promise<string> {
  await tx.insert(serverSettings).values({ name, value: newToken() }).onConflictDoNothing();
  const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.name, name));
  if (!row) throw new Error(`the secret ${name} could not be stored`);
  return row.value;
}
