// Prints the resulting tables: machines for a request rate, disk space for a number of products.
import type { Cost } from "./costs.ts";
import type { Size } from "./sizes.ts";

export const print = (...cells: readonly (string | number)[]) =>
  process.stdout.write(
    `${String(cells[0]).padEnd(40)}${cells
      .slice(1)
      .map((cell) => String(cell).padStart(16))
      .join("")}\n`,
  );

/** The mix of a thousand requests: mostly visitors of the store, then companies, then creators and buyers. */
const perThousand: Readonly<Record<string, number>> = {
  "store: first page of 60": 330,
  "store: a product": 280,
  "store: a search": 90,
  "store of a company": 130,
  "list of one's products": 60,
  "detail of a product": 60,
  "save of a price": 10,
  "sign-in": 5,
  license: 10,
  payment: 5,
  install: 15,
  "upload of 1 MB with two pictures": 5,
};
/** Share of the visitors' reads that the cache answers: the minimum that `npm run hold -- store-cache` requires. */
const cachedShare = 0.95;
/** The highest load of a core at which nobody waits long. */
const busy = 0.6;
const rates = [100, 1_000, 10_000];

export interface Mixed {
  /** Average milliseconds of CPU and bytes of WAL per request. */
  readonly bare: Cost;
  /** The same behind a cache, plus nginx's own CPU time. */
  readonly cached: Cost & { readonly nginx: number };
}

/** The average cost of a request of the mix. Throws when one of its calls was not measured. */
export function mix(costByCall: ReadonlyMap<string, Cost>, nginx: number): Mixed {
  const sum = (part: keyof Cost, reaching: (name: string) => number) =>
    Object.entries(perThousand).reduce((all, [name, count]) => {
      const cost = costByCall.get(name);
      if (!cost) throw new Error(`${name} was not measured`);
      return all + (cost[part] * count * reaching(name)) / 1_000;
    }, 0);
  const all = () => 1;
  const uncached = (name: string) => (name.startsWith("store: ") ? 1 - cachedShare : 1);
  const of = (reaching: (name: string) => number): Cost => ({
    server: sum("server", reaching),
    postgres: sum("postgres", reaching),
    wal: sum("wal", reaching),
  });
  return { bare: of(all), cached: { ...of(uncached), nginx } };
}

const cores = (ms: number, rate: number) => ((ms * rate) / 1_000 / busy).toFixed(1);

export function printMachines({ bare, cached }: Mixed): void {
  print("\nrequests a second, in the mix", ...rates);
  const row = (name: string, cost: Cost, nginx?: number) => {
    print(`${name}: cores of servers`, ...rates.map((rate) => cores(cost.server, rate)));
    print(`${name}: cores of PostgreSQL`, ...rates.map((rate) => cores(cost.postgres, rate)));
    if (nginx !== undefined)
      print(`${name}: cores of nginx`, ...rates.map((rate) => cores(nginx, rate)));
  };
  row("no cache", bare);
  row("behind nginx", cached, cached.nginx);
  print("WAL, MB a second", ...rates.map((rate) => ((bare.wal * rate) / 1e6).toFixed(2)));
}

interface Filled {
  readonly count: number;
  readonly sizes: readonly Size[];
  readonly index: number;
}
const aim = 10_000_000;

export function printSizes(small: Filled, large: Filled): void {
  const each = (size: Size | undefined) => (size ? (size.bytes / size.rows).toFixed(0) : "");
  print("\nbytes of a row with its indexes", `${small.count}`, `${large.count}`, `GB at ${aim}`);
  for (const size of large.sizes) {
    const few = small.sizes.find(({ table }) => table === size.table);
    // Sizes are proportional to the number of products, as in the filled databases.
    const gigabytes = (size.bytes / large.count) * aim;
    print(size.table, each(few), each(size), (gigabytes / 1e9).toFixed(1));
  }
  const perProduct = (filled: Filled) => (filled.index / filled.count).toFixed(0);
  print(
    "index of searches, of a product",
    perProduct(small),
    perProduct(large),
    (((large.index / large.count) * aim) / 1e9).toFixed(1),
  );
}
