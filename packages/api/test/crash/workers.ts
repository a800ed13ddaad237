// What simulated people do until the server is killed: save, upload, and move builds through their lifecycle.
import { createHash, randomBytes } from "node:crypto";
import { archive, completeBuild, file, picture } from "../fixtures.ts";
import type { Client } from "./client.ts";
import type { Ledger } from "./ledger.ts";

export interface Crew {
  readonly client: Client;
  readonly ledger: Ledger;
  readonly creator: string;
  readonly admin: string;
  readonly companyToken: string;
  /** A random number from 0 to 1; the sequence depends only on the seed. */
  readonly random: () => number;
}

/** One step of work, continuing where the last step ended. */
export type Worker = (crew: Crew) => Promise<void>;

export const sha256 = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");
export const pathOf = (product: string, submission: string) =>
  `/api/products/${product}/submissions/${submission}`;
const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

export async function newProduct({
  client,
  creator,
}: Crew): Promise<{ product: string; submission: string }> {
  const made = await client.send(creator, "POST", "/api/products", {
    name: `Crash ${randomBytes(3).toString("hex")}`,
    kind: "app",
  });
  return { product: String(made.id), submission: String(made.submission_id) };
}

/** Saves a counter into a draft's notes. */
export function saver(): Worker {
  let key: string | undefined;
  return async (crew) => {
    if (key === undefined) {
      const { product, submission } = await newProduct(crew);
      key = `notes:${product}/${submission}`;
      await crew.ledger.write(key, "", () => Promise.resolve());
    }
    const [product = "", submission = ""] = key.slice("notes:".length).split("/");
    const next = String(Number(crew.ledger.get(key)) + 1);
    await crew.ledger.write(key, next, () =>
      crew.client.send(
        crew.creator,
        "POST",
        `${pathOf(product, submission)}?require_review=0`,
        form({ notes: next }),
      ),
    );
  };
}

/** Replaces the archive, the SQL script and a picture of a draft with others of random sizes. */
export function uploader(): Worker {
  let key: string | undefined;
  return async (crew) => {
    if (key === undefined) {
      const { product, submission } = await newProduct(crew);
      key = `archive:${product}/${submission}`;
      await crew.ledger.write(key, "none", () => Promise.resolve());
    }
    const [product = "", submission = ""] = key.slice("archive:".length).split("/");
    const zip = await archive({
      "data.txt": randomBytes(Math.floor(crew.random() * 400_000) + 1_000).toString("hex"),
    });
    const files = {
      source_code_url: file(zip, "build.zip", "application/zip"),
      db_script_url: file(`-- ${randomBytes(8).toString("hex")}\n`, "install.sql"),
      icon: file(
        await picture(256, 256, `#${randomBytes(3).toString("hex")}`),
        "icon.png",
        "image/png",
      ),
    };
    await crew.ledger.write(key, sha256(zip), () =>
      crew.client.send(
        crew.creator,
        "POST",
        `${pathOf(product, submission)}?require_review=0`,
        form(files),
      ),
    );
  };
}

/** A product's state as seen from outside; `life` is `<number of builds>:<status of the newest>`. */
export async function lifeOf(
  { client, creator }: Crew,
  product: string,
): Promise<{ life: string; submission: string; status: string; count: number }> {
  const { builds } = await client.send(creator, "GET", `/api/products/${product}`);
  const [{ submission_id, status }] = builds as [(typeof builds)[number]];
  return {
    life: `${builds.length}:${status}`,
    submission: String(submission_id),
    status,
    count: builds.length,
  };
}

/** Takes a product through its lifecycle: sent, rejected, taken back, approved, hidden, re-enabled, and a new build. */
export function mover(): Worker {
  let product: string | undefined;
  return async (crew) => {
    const { client, creator, admin, ledger, random } = crew;
    if (product === undefined) {
      const made = await newProduct(crew);
      await client.send(
        creator,
        "POST",
        `${pathOf(made.product, made.submission)}?require_review=0`,
        await completeBuild(),
      );
      product = made.product;
      await ledger.write(`life:${product}`, "1:draft", () => Promise.resolve());
    }
    const key = `life:${product}`;
    const { submission, status, count } = await lifeOf(crew, product);
    const path = pathOf(product, submission);
    const decide = path.replace("/api/", "/api/admin/");
    const move = (next: string, request: () => Promise<unknown>, builds = count) =>
      ledger.write(key, `${builds}:${next}`, request);
    if (status === "draft") {
      // The fields that a new build does not copy from the previous one.
      const own = form({
        version: `1.0.${count}`,
        notes: "Next.",
        source_code_url: file(await archive(), "build.zip", "application/zip"),
      });
      return move("waiting_for_review", () =>
        client.send(creator, "POST", `${path}?require_review=1`, own),
      );
    }
    if (status === "rejected")
      return move("draft", () => client.send(creator, "POST", `${path}/draft`));
    if (status === "hidden")
      return move("ready_for_sale", () =>
        client.send(admin, "POST", `${decide}/active`, { hidden: false }),
      );
    if (status === "waiting_for_review")
      return random() < 0.5
        ? move("ready_for_sale", () =>
            client.send(admin, "POST", `${decide}/approve`, { reject: false }),
          )
        : move("rejected", () =>
            client.send(admin, "POST", `${decide}/reject`, { rejection_reason: "Not yet." }),
          );
    return random() < 0.5
      ? move("hidden", () => client.send(creator, "POST", `${path}/hidden`))
      : move(
          "draft",
          () => client.send(creator, "POST", `/api/products/${product}/submissions`),
          count + 1,
        );
  };
}
