// Secrets that the server generates on first use and shares with its other processes through the database.
import { eq } from "drizzle-orm";
import type { Tx } from "./db.ts";
import { serverSettings } from "./settings.tables.ts";
import { newToken } from "../shared/tokens.ts";

/** The secret of that name, generated when there is none; the same for every process on this database. */
export async function secretOf(tx: Tx, name: string): Promise<string> {
  await tx.insert(serverSettings).values({ name, value: newToken() }).onConflictDoNothing();
  const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.name, name));
  if (!row) throw new Error(`the secret ${name} could not be stored`);
  return row.value;
}
