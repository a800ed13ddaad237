// A server with about 250 public products, to put behind a cache.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreCard } from "@lanyard/contract";
import { fill, tokens } from "../../../bench/seed.ts";
import { startEmbedded } from "../../../src/platform/postgres/embedded-postgres.ts";
import { endOf, freePort, startServer } from "../../crash/server-process.ts";
import type { Store } from "./visits.ts";

/** Four of five products are public and on sale. */
const productCount = 315;
const list = "/api/public/products";

/** Reads the whole store, page by page. */
async function read(base: string): Promise<Store & { readonly cards: readonly StoreCard[] }> {
  const cards: StoreCard[] = [];
  const cursors: string[] = [];
  for (let path: string | undefined = list; path;) {
    const reply: Response = await fetch(base + path);
    cards.push(...((await reply.json()) as StoreCard[]));
    const cursor = /cursor=(\d+)/.exec(reply.headers.get("link") ?? "")?.[1];
    if (cursor) cursors.push(cursor);
    path = cursor && `${list}?limit=60&cursor=${cursor}`;
  }
  const menu = (await (await fetch(`${base}/api/menu`)).json()) as { id: number }[];
  return {
    cards,
    cursors,
    products: cards.map(({ product_id: id }) => id),
    menuEntries: menu.map(({ id }) => id),
  };
}

export async function openStore() {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-store-"));
  const postgres = await startEmbedded(folder);
  await fill(postgres.url, productCount);
  const dataDir = join(folder, "server");
  await mkdir(dataDir);
  const port = await freePort();
  const server = await startServer(dataDir, port, {
    DATABASE_URL: postgres.url,
    DEMO: "0",
    LOG_LEVEL: "error",
  });
  const base = `http://127.0.0.1:${port}`;

  const countReads = async (): Promise<number> => {
    const text = await (await fetch(`${base}/metrics`)).text();
    const counts = text.matchAll(
      /^http_request_duration_seconds_count\{.*route="(\/api\/public\/[^"]*|\/api\/menu|\/api\/settings)".*\} (\d+)$/gm,
    );
    return [...counts].reduce((sum, [, , count]) => sum + Number(count), 0);
  };
  /** Stores a picture; returns its name. */
  async function picture(): Promise<string> {
    const name = `${"0a".repeat(32)}.webp`;
    const folderOfIt = join(dataDir, "files", name.slice(0, 2));
    await mkdir(folderOfIt);
    await writeFile(join(folderOfIt, name), "picture");
    return name;
  }
  return {
    folder,
    port,
    base,
    tokens,
    read: () => read(base),
    picture,
    /** How many reads of the public store the server itself has answered. */
    countReads,
    async stop() {
      await endOf(server, "SIGTERM");
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
      if (!postgres.home.startsWith(folder))
        await rm(postgres.home, { recursive: true, force: true });
    },
  };
}
