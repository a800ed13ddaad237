// Secrets that the server generates on first use and shares with its other processes through the database.
import { eq } from "drizzle-orm";
import type { Tx } from "./db.ts";
import { serverSettings } from "./settings.tables.ts";
import { newToken } from "../identity/tokens.ts";

const selectSecret = async (tx: Tx, name: string): Promise<string | undefined> => {
  const [row] = await tx.select().from(serverSettings).where(eq(serverSettings.name, name));
  return row?.value;
};

/** The secret of that name, generated when there is none; the same for every process on this database. */
export async function getSecret(tx: Tx, name: string): Promise<string> {
  // Reads first: the secret exists at every use but the first, and each webhook delivery needs one.
  const existing = await selectSecret(tx, name);
  if (existing !== undefined) return existing;
  await tx.insert(serverSettings).values({ name, value: newToken() }).onConflictDoNothing();
  const stored = await selectSecret(tx, name);
  if (stored === undefined) throw new Error(`the secret ${name} could not be stored`);
  return stored;
}
