// Compares the cost of a company's calls with ten companies and with many: node bench/companies.ts --companies 100000
import { parseArgs } from "node:util";
import { median, runBench, tableOf, type Query } from "./filled.ts";
import { tokens, words } from "./seed.ts";

const { values } = parseArgs({
  options: {
    products: { type: "string", default: "10000" },
    few: { type: "string", default: "10" },
    companies: { type: "string", default: "100000" },
    repeat: { type: "string", default: "30" },
  },
});
const products = Number(values.products);
const costMost = 2;

// A company with twenty licenses, like most, and products that it has not licensed.
const company_token = tokens.buyer;
const held = (turn: number) => 296 + 70 * (turn % 2);
const other = (turn: number) => products / 2 + 6 + 20 * turn;
const toQuery =
  (name: string, path: (turn: number) => string, body: object = {}) =>
  (turn: number): Query => ({ name, url: path(turn), body: { company_token, ...body } });

const calls = [
  toQuery("store.ready", () => "/api/licenses/ready"),
  toQuery("store.filter", () => "/api/products/filter", { menu_entry_id: 3 }),
  toQuery("store.filter: a word", () => "/api/products/filter", { filter: words["every tenth"] }),
  toQuery("store.product", (turn) => `/api/products/${other(turn)}/store`),
  toQuery("license.installed", () => "/api/licenses/getinstalled"),
  toQuery("license.company", (turn) => `/api/products/${held(turn)}/licenses/company`),
  toQuery("user_permission.list", (turn) => `/api/userpermissions/${held(turn)}`),
  toQuery("license.create", (turn) => `/api/products/${other(turn)}/license`),
  toQuery("license.pay", (turn) => `/api/products/${other(turn)}/licenses/pay`, {
    user_token: "tok_ok",
  }),
  toQuery("license.install", (turn) => `/api/products/${other(turn)}/licenses/install`),
  toQuery("license.uninstall", (turn) => `/api/products/${other(turn)}/licenses/uninstall`),
  (turn: number): Query => ({
    name: "product.get",
    url: `/api/products/${10 + 20 * turn}`,
    token: tokens.creator,
  }),
];

const print = tableOf(24, 12);

await runBench("companies", {}, async (open) => {
  let failed = 0;
  const worlds = [
    await open({ products, companies: Number(values.few) }),
    await open({ products, companies: Number(values.companies) }),
  ] as const;
  print("\ncall", "rows few", "rows many", "ms few", "ms many", "ratio rows", "ratio ms");
  for (const of of calls) {
    const [few, many] = [await worlds[0].measure(of(0)), await worlds[1].measure(of(0))];
    const times: [number[], number[]] = [[], []];
    for (let turn = 1; turn <= Number(values.repeat); turn += 1)
      for (const [at, world] of worlds.entries()) times[at]?.push(await world.time(of(turn)));
    const [a, b] = [median(times[0]), median(times[1])];
    const good = many.rows <= costMost * few.rows && b <= costMost * a;
    if (!good) failed += 1;
    print(
      of(0).name,
      few.rows,
      many.rows,
      a.toFixed(1),
      b.toFixed(1),
      (many.rows / few.rows).toFixed(2),
      (b / a).toFixed(2),
      good ? "" : "TOO MUCH",
    );
  }
  return failed;
});
