// Adds creators with many and with few products, and a full build, to a running product; see the server's
// bench/rows.ts.
import { fileURLToPath } from "node:url";
import { run } from "../../../scripts/package.ts";
import type { Product, Session } from "./product.ts";

export const manyProducts = 10_000;
export type Creator = "few" | "full" | "many";

export const benchSession = (name: Creator): Session => ({
  token: `bench-${name}`,
  username: name,
  role: "creator",
});

const added = new WeakMap<Product, Promise<unknown>>();

/** Adds the rows once, when the first part needs them. */
export async function addRows(product: Product): Promise<void> {
  const script = fileURLToPath(new URL("../../api/bench/rows.ts", import.meta.url));
  const args = ["--conditions=source", script, product.folder, String(manyProducts)];
  const adding = added.get(product) ?? run(process.execPath, args, process.cwd());
  added.set(product, adding);
  await adding;
}
