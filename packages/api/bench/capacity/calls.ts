// The most frequent calls.
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { tokens, words } from "../seed.ts";
import { completeBuild, file } from "../../test/fixtures.ts";
import { requestOf } from "../../test/request.ts";
import { newCompany, signIn, type World } from "./world.ts";

export type Send = (
  method: string,
  path: string,
  options?: { token?: string; body?: object },
) => Promise<unknown>;

/** Sends requests to a server; throws when it refuses one. */
export const senderTo =
  (base: string): Send =>
  async (method, path, { token, body } = {}) => {
    const reply = await fetch(base + path, requestOf(method, token, body));
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };

export interface Measure {
  readonly name: string;
  readonly times: number;
  readonly act: (send: Send, turn: number) => Promise<unknown>;
}

const MB = 1024 * 1024;
/** Ids of products on public sale: priced ones, and ones whose creator's token is known. */
const priced = (turn: number) => 20 * turn + 6;
const own = (turn: number) => 20 * turn + 10;

/** The calls to measure; creates what they need. */
export async function measures({ base, client }: World): Promise<Measure[]> {
  const company_token = await newCompany(base);
  const creator = { token: tokens.creator };
  const bought = { body: { company_token } };
  const builds = await client.query<{ id: string; product_id: string }>(
    "select id, product_id from submissions where product_id % 20 = 10 and status = 'ready_for_sale' order by product_id",
  );
  const drafts: { id: number; submission_id: number }[] = [];
  const send = senderTo(base);
  const uploads = 20;
  for (let turn = 0; turn < uploads; turn += 1)
    drafts.push(
      (await send("POST", "/api/products", {
        ...creator,
        body: { name: `Draft ${turn}`, kind: "app" },
      })) as (typeof drafts)[number],
    );
  const form = async () =>
    completeBuild({ source_code_url: file(await zipOf(), "build.zip", "application/zip") });
  return [
    {
      name: "store: first page of 60",
      times: 400,
      act: (ask) => ask("GET", "/api/public/products"),
    },
    {
      name: "store: a product",
      times: 400,
      act: (ask, turn) => ask("GET", `/api/public/products/${own(turn % 400)}`),
    },
    {
      name: "store: a search",
      times: 200,
      act: (ask) => ask("GET", `/api/public/products?filter=${words["one in a hundred"]}`),
    },
    {
      name: "store of a company",
      times: 300,
      act: (ask) => ask("POST", "/api/licenses/ready", { body: { company_token: tokens.company } }),
    },
    { name: "sign-in", times: 60, act: (ask) => ask("POST", "/api/login", { body: signIn }) },
    {
      name: "list of one's products",
      times: 300,
      act: (ask) => ask("GET", "/api/products", creator),
    },
    {
      name: "detail of a product",
      times: 300,
      act: (ask, turn) => ask("GET", `/api/products/${own(turn)}`, creator),
    },
    {
      name: "save of a price",
      times: 200,
      act: (ask, turn) => {
        const build = builds.rows[turn];
        if (!build) throw new Error("too few builds");
        return ask(
          "POST",
          `/api/products/${build.product_id}/submissions/${build.id}?require_review=0`,
          {
            ...creator,
            body: { price_amount: (5 + turn / 10).toFixed(2) },
          },
        );
      },
    },
    {
      name: "license",
      times: 200,
      act: (ask, turn) => ask("POST", `/api/products/${priced(turn)}/license`, bought),
    },
    {
      name: "payment",
      times: 200,
      act: (ask, turn) =>
        ask("POST", `/api/products/${priced(turn)}/licenses/pay`, {
          body: { company_token, user_token: "tok_ok" },
        }),
    },
    {
      name: "install",
      times: 200,
      act: (ask, turn) => ask("POST", `/api/products/${priced(turn)}/licenses/install`, bought),
    },
    {
      name: "upload of 1 MB with two pictures",
      times: uploads,
      act: async (ask, turn) => {
        const draft = drafts[turn];
        if (!draft) throw new Error("too few drafts");
        return ask(
          "POST",
          `/api/products/${draft.id}/submissions/${draft.submission_id}?require_review=0`,
          {
            ...creator,
            body: await form(),
          },
        );
      },
    },
  ];
}

/** A ZIP of one incompressible file. */
async function zipOf(): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(randomBytes(MB), "data.bin", { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
