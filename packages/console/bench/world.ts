// Shared by the parts of the bench that need a browser: the browser, the product, its pages, the floor and the peers.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { pagesOf, type BenchPage } from "./pages.ts";
import { openPeer, type Peer, type PeerName } from "./peers.ts";
import { openProduct, type Product } from "./product.ts";

interface View {
  readonly path: string;
  readonly storage: Readonly<Record<string, string>>;
}
export interface MeasuredPeer extends Peer {
  readonly name: PeerName;
  readonly views: Readonly<Record<string, View>>;
}
export interface World {
  readonly browser: Browser;
  readonly product: Product;
  readonly pages: readonly BenchPage[];
  readonly peers: readonly MeasuredPeer[];
  /** Which peers are missing, and why. */
  readonly notes: readonly string[];
}

const views: Readonly<Record<PeerName, Readonly<Record<string, View>>>> = {
  react: { "a heading": { path: "/", storage: {} } },
  reactAdmin: {
    login: { path: "/#/login", storage: {} },
    list: { path: "/#/products", storage: { "signed-in": "yes" } },
  },
  medusa: { login: { path: "/login", storage: {} } },
};

/** Says what takes minutes. */
const tell = (what: string) => process.stdout.write(`bench: ${what}\n`);

/** Opens the world with the wanted peers for `work`, and closes it afterwards. */
export async function inWorld<T>(
  names: readonly PeerName[],
  work: (world: World) => Promise<T>,
): Promise<T> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), "lanyard-bench-peers-"));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const peers: MeasuredPeer[] = [];
    const notes: string[] = [];
    for (const name of names)
      try {
        tell(`installing and building ${name}`);
        const peer = await openPeer(folder, name);
        closers.push(() => peer.close());
        peers.push({ ...peer, name, views: views[name] });
      } catch (error) {
        notes.push(`${name} is not measured: ${String(error).split("\n").slice(0, 3).join(" ")}`);
      }
    tell("starting the product");
    const product = await openProduct();
    closers.push(() => product.close());
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    closers.push(() => browser.close());
    const pages = await pagesOf(product.url);
    return await work({ browser, product, pages, peers, notes });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}
