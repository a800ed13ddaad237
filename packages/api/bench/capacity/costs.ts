// Measures what each call costs the server and PostgreSQL.
import { measures, senderTo } from "./calls.ts";
import { cpuOf } from "./processes.ts";
import type { World } from "./world.ts";

export interface Cost {
  /** Milliseconds of CPU per call. */
  readonly server: number;
  readonly postgres: number;
  /** Bytes of WAL per call. */
  readonly wal: number;
}
async function walOf({ client }: World): Promise<number> {
  const { rows } = await client.query<{ at: string }>(
    "select pg_current_wal_lsn() - '0/0'::pg_lsn as at",
  );
  return Number(rows[0]?.at);
}

const rounds = 5;

/**
 * Measures the calls one after the other, in several rounds. The cheapest round counts, because other load on the
 * machine can only add to the cost.
 */
export async function costs(world: World): Promise<ReadonlyMap<string, Cost>> {
  const send = senderTo(world.base);
  const now = async (): Promise<Cost> => ({
    server: cpuOf(world.serverPid),
    postgres: cpuOf(world.postgresPid),
    wal: await walOf(world),
  });
  const costByCall = new Map<string, Cost>();
  for (const { name, times, act } of await measures(world)) {
    const each = times / rounds;
    const spent: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = await now();
      for (let turn = round * each; turn < (round + 1) * each; turn += 1) await act(send, turn);
      const after = await now();
      spent.push({
        server: (after.server - before.server) / each,
        postgres: (after.postgres - before.postgres) / each,
        wal: (after.wal - before.wal) / each,
      });
    }
    const least = (part: keyof Cost) => Math.min(...spent.map((cost) => cost[part]));
    costByCall.set(name, {
      server: least("server"),
      postgres: least("postgres"),
      wal: least("wal"),
    });
  }
  return costByCall;
}
