// Measures the cost of a call and the size of a row, and derives the machines needed: node bench/capacity.ts (Linux)
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isInstalled, startNginx } from "../test/hold/store-cache/nginx.ts";
import { flatOut, written } from "../test/hold/load.ts";
import { costs, type Cost } from "./capacity/costs.ts";
import { mix, print, printMachines, printSizes } from "./capacity/tables.ts";
import { cpuOf } from "./capacity/processes.ts";
import { searchIndex, sizes } from "./capacity/sizes.ts";
import { openWorld, type World } from "./capacity/world.ts";

const { values } = parseArgs({
  options: {
    few: { type: "string", default: "10000" },
    many: { type: "string", default: "100000" },
  },
});
const [few, many] = [Number(values.few), Number(values.many)];

/** The cost of a read that nginx serves from its cache; undefined without nginx. */
async function cachedRead(world: World): Promise<Cost | undefined> {
  if (!isInstalled) return undefined;
  const nginx = await startNginx(join(world.folder, "nginx"), world.port);
  try {
    const request = written("GET", "/api/public/products");
    await flatOut(nginx.port, [request], 1, 0.2);
    const before = cpuOf(nginx.pid);
    const { milliseconds } = await flatOut(nginx.port, [request], 8, 3);
    return { server: (cpuOf(nginx.pid) - before) / milliseconds.length, postgres: 0, wal: 0 };
  } finally {
    await nginx.stop();
  }
}

const world = await openWorld(few);
try {
  const measured = await costs(world);
  print("call", "server ms", "PostgreSQL ms", "WAL kB");
  for (const [name, { server, postgres, wal }] of measured)
    print(name, server.toFixed(2), postgres.toFixed(2), (wal / 1000).toFixed(1));
  const cached = await cachedRead(world);
  print("store: a read that nginx has", cached ? `nginx ${cached.server.toFixed(3)}` : "no nginx");
  printMachines(mix(measured, cached?.server ?? 0));

  const small = {
    count: few,
    sizes: await sizes(world.client),
    index: await searchIndex(world.client),
  };
  const client = await world.filled(many);
  printSizes(small, { count: many, sizes: await sizes(client), index: await searchIndex(client) });
} finally {
  await world.stop();
}
