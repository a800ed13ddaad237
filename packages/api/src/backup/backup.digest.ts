// A digest of the rows of a table, whatever their order.
import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { readLines, settle } from "./backup.catalog.ts";

export interface Digest {
  add(line: string): void;
  rows(): number;
  text(): string;
}

/** Adds up the hashes of the rows: tables restored from a backup have theirs in another order. */
export function openDigest(): Digest {
  let rows = 0;
  let sum = 0n;
  return {
    add(line) {
      rows += 1;
      sum += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
    },
    rows: () => rows,
    text: () => `${rows} ${BigInt.asUintN(256, sum).toString(16)}`,
  };
}

/** The digests of `tables` as they are in a database. */
export async function computeDigests(
  pool: Pool,
  tables: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const client = await pool.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await settle(client);
    const digests = new Map<string, string>();
    for (const table of tables) {
      const digest = openDigest();
      for await (const lines of readLines(client, table))
        for (const line of lines) digest.add(line);
      digests.set(table, digest.text());
    }
    return digests;
  } finally {
    client.release(true);
  }
}
