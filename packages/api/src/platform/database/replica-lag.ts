// Measures how far a replica is behind its primary at most, without comparing clocks.
import { sql } from "drizzle-orm";
import type { Db } from "./db.ts";

export interface Lag {
  /** Infinite before the first comparison. */
  milliseconds(): number;
  /** Compares the two servers. Throws when one does not respond, or when the second is not a replica. */
  look(): Promise<void>;
  /** Forgets the last comparison. */
  forget(): void;
}

const notesMost = 600;

/** Parses a position in PostgreSQL's write-ahead log, such as `16/B374D848`. */
function parsePosition(lsn: string): bigint {
  const [high = "0", low = "0"] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export function watchLag(primary: Db, replica: Db): Lag {
  /** Positions of the primary, with their times, that the replica has not reached yet. */
  let ahead: { readonly position: bigint; readonly time: number }[] = [];
  /** The replica has everything that was written before this time. */
  let caughtUpAt = -Infinity;
  return {
    milliseconds: () => performance.now() - caughtUpAt,
    forget: () => (caughtUpAt = -Infinity),
    async look() {
      const time = performance.now();
      const written = await primary.execute<{ lsn: string }>(
        sql`select pg_current_wal_insert_lsn()::text as lsn`,
      );
      ahead.push({ position: parsePosition(written.rows[0]?.lsn ?? ""), time });
      const { rows } = await replica.execute<{ lsn: string | null }>(
        sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`,
      );
      const lsn = rows[0]?.lsn ?? null;
      if (lsn === null) throw new Error("The server of DATABASE_READ_URL is not a replica.");
      const reached = parsePosition(lsn);
      caughtUpAt = ahead.findLast(({ position }) => position <= reached)?.time ?? caughtUpAt;
      ahead = ahead.filter(({ position }) => position > reached).slice(-notesMost);
    },
  };
}
