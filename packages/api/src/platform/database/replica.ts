// Sends reads that may be slightly out of date to a replica, as long as its lag is known to be small.
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Company, SignedIn } from "../identity/caller.ts";
import { splitHosts } from "../env/addresses.ts";
import { Refused } from "../refuse.ts";
import type { Db } from "./db.ts";
import { lastWrites } from "./last-writes.tables.ts";
import { openPool } from "./pool.ts";
import { watchLag } from "./replica-lag.ts";

/** The caller of a request; neither is set for a visitor, who has written nothing. */
export interface Reader {
  readonly user?: SignedIn | undefined;
  readonly company?: Company | undefined;
}
export interface ReplicaState {
  /** The replica's largest possible lag in milliseconds; infinite when unknown. */
  readonly lagMs: number;
  readonly isUsed: boolean;
  readonly reads: { readonly replica: number; readonly primary: number };
}

export interface Replica {
  /**
   * Calls `read` with the replica, or with the primary when the reader has just written or the replica cannot be used.
   */
  read<T>(reader: Reader, read: (db: Db) => Promise<T>): Promise<T>;
  /** Records for all processes that this user or company has written. Call it before the response is sent. */
  wrote(writer: Reader): Promise<void>;
  /** Undefined without a replica. */
  state(): ReplicaState | undefined;
  /** Starts watching the replica; `onChange` is called when it becomes used or unused, with the reason. */
  start(onChange: (isUsed: boolean, error: unknown) => void): void;
  stop(): Promise<void>;
}

/** A replica that is further behind is not read. */
const defaultLagMostMs = 5_000;
/** Longer than the accepted lag, so that a reader who returns to the replica finds their own writes there. */
const primaryInterval = sql`interval '10 seconds'`;
const defaultLookEveryMs = 1_000;
const queryTimeoutMs = 2_000;
const connections = 10;

const formatName = ({ user, company }: Reader): string | undefined => {
  if (user) return `user ${user.id}`;
  return company && `company ${company.id}`;
};

const noReplica = (db: Db): Replica => ({
  read: (_reader, read) => read(db),
  wrote: async () => undefined,
  state: () => undefined,
  start: () => undefined,
  stop: async () => undefined,
});

/** Without a `url`, everything is read from the primary `db`. */
export function openReplica(
  db: Db,
  url: string | undefined,
  { lagMostMs = defaultLagMostMs, lookEveryMs = defaultLookEveryMs } = {},
): Replica {
  if (url === undefined) return noReplica(db);
  const pool = openPool({
    addresses: splitHosts(url),
    max: connections,
    connectionTimeoutMillis: queryTimeoutMs,
    queryTimeoutMs,
    standby: true,
  });
  const replica: Db = drizzle(pool);
  const reads = { replica: 0, primary: 0 };
  const lag = watchLag(db, replica);
  /** Undefined before the first check. */
  let lastUsed: boolean | undefined;
  let tell: Parameters<Replica["start"]>[0] = () => undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  const isUsed = () => lag.milliseconds() <= lagMostMs;
  function noteChange(error?: unknown): void {
    if (isUsed() === lastUsed) return;
    lastUsed = isUsed();
    tell(lastUsed, error);
  }
  function giveUp(error: unknown): void {
    lag.forget();
    noteChange(error);
  }
  async function look(): Promise<void> {
    try {
      await lag.look();
      noteChange();
    } catch (error) {
      giveUp(error);
    } finally {
      looking = undefined;
    }
  }
  function lookAgain(): void {
    if (lastUsed) noteChange(new Error(`The replica is more than ${lagMostMs} ms behind.`));
    looking ??= look();
  }

  /** Makes no query for visitors, who have not written anything. */
  async function hasJustWritten(reader: Reader): Promise<boolean> {
    const name = formatName(reader);
    if (name === undefined) return false;
    const [row] = await db
      .select({ recent: sql<boolean>`${lastWrites.at} > now() - ${primaryInterval}` })
      .from(lastWrites)
      .where(eq(lastWrites.name, name));
    return row?.recent ?? false;
  }

  return {
    async read(reader, read) {
      if (isUsed() && !(await hasJustWritten(reader)))
        try {
          const result = await read(replica);
          reads.replica += 1;
          return result;
        } catch (error) {
          if (error instanceof Refused) throw error;
          // The replica may be gone, or may have cancelled a long read: the primary answers instead.
          giveUp(error);
        }
      reads.primary += 1;
      return read(db);
    },
    async wrote(writer) {
      const name = formatName(writer);
      if (name === undefined) return;
      const now = { at: sql`clock_timestamp()` };
      await db
        .insert(lastWrites)
        .values({ name, ...now })
        .onConflictDoUpdate({ target: lastWrites.name, set: now });
    },
    state: () => ({ lagMs: lag.milliseconds(), isUsed: isUsed(), reads }),
    start(onChange) {
      tell = onChange;
      lookAgain();
      timer = setInterval(lookAgain, lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
}
