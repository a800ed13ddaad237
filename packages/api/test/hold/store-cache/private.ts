// Whoever asks through the cache gets their own answer: companies, users and visitors, in the language they speak.
import { setTimeout as pause } from "node:timers/promises";
import { headers } from "./visits.ts";

export interface Ends {
  /** The server itself. */
  readonly server: string;
  /** The same through the cache. */
  readonly cache: string;
}

interface Ask {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function once(base: string, { path, headers: sent = {}, body }: Ask) {
  const type = { "content-type": "application/json" };
  const reply = await fetch(base + path, {
    headers: { "accept-language": "en", ...(body && type), ...sent },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = (await reply.text()).replace(/"request_id":"[^"]*"/, "");
  return { status: reply.status, text, kept: reply.headers.get("cache-control") };
}

/** Asked again for as long as there are too many others. */
async function answer(base: string, ask: Ask): ReturnType<typeof once> {
  const got = await once(base, ask);
  if (got.status !== 429 && got.status !== 503) return got;
  await pause(100);
  return answer(base, ask);
}

export interface Askers {
  readonly companies: readonly string[];
  readonly users: readonly string[];
}

/** What the server answers to each of them alone. */
function asks({ companies, users }: Askers): Ask[] {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return [
    ...companies.flatMap((company_token, n) => [
      { name: `store of company ${n}`, path: "/api/licenses/ready", body: { company_token } },
      {
        name: `search of company ${n}`,
        path: "/api/products/filter",
        body: { company_token, filter: "number" },
      },
      {
        name: `installed of company ${n}`,
        path: "/api/licenses/getinstalled",
        body: { company_token },
      },
    ]),
    ...users.flatMap((token, n) => [
      { name: `user ${n}`, path: "/api/users/me", headers: bearer(token) },
      { name: `products of user ${n}`, path: "/api/products", headers: bearer(token) },
      { name: `contract lengths for user ${n}`, path: "/api/expirations", headers: bearer(token) },
    ]),
    { name: "user nobody", path: "/api/users/me" },
    { name: "products of nobody", path: "/api/products" },
    { name: "contract lengths for nobody", path: "/api/expirations" },
    { name: "store of nobody", path: "/api/licenses/ready", body: { company_token: "nobody" } },
    { name: "no product", path: "/api/public/products/999999999" },
  ];
}

/** Asks for everything that is not everybody's, twice and crosswise; names what was not its asker's, or may be kept. */
export async function crossed(ends: Ends, askers: Askers, product: number): Promise<string[]> {
  const wrong: string[] = [];
  const all = asks(askers);
  for (const ask of [...all, ...all.toReversed()]) {
    const got = await answer(ends.cache, ask);
    // The store may change between the two: then the second look agrees.
    const isOwn = async () => {
      const [own, again] = [await answer(ends.server, ask), await answer(ends.cache, ask)];
      return own.text === again.text && own.status === again.status;
    };
    if (!(await isOwn()) && !(await isOwn())) wrong.push(`${ask.name} got another answer`);
    if (got.kept !== "no-store") wrong.push(`${ask.name} may be kept: ${got.kept}`);
  }
  // What everybody may see does not depend on who asks.
  for (const token of [...askers.users, "nobody"]) {
    const ask = { name: "", path: `/api/public/products/${product}` };
    const signed = { ...ask, headers: { authorization: `Bearer ${token}` } };
    if ((await answer(ends.cache, signed)).text !== (await answer(ends.server, ask)).text)
      wrong.push(`the public store depends on who asks`);
  }
  return wrong;
}

/** Whether every spelling of Accept-Language has the answer that the server gives to it. */
export async function mistaken(ends: Ends, seed: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of headers(seed)) {
    const ask = { name: language, path: "/api/menu", headers: { "accept-language": language } };
    const [own, got] = [await answer(ends.server, ask), await answer(ends.cache, ask)];
    if (own.text !== got.text) wrong.push(`"${language}" got another language`);
  }
  return wrong;
}

/** Asks for so many unread pages at once that some are refused, and then again for these: a refusal is not kept. */
export async function keptRefusals(ends: Ends): Promise<{ refused: number; wrong: string[] }> {
  const pages = Array.from({ length: 300 }, (_, n) => ({
    name: "",
    path: `/api/public/products?filter=badge+${n}`,
  }));
  const first = await Promise.all(pages.map((page) => once(ends.cache, page)));
  const refused = pages.filter((_, n) => first[n]?.status !== 200);
  const wrong: string[] = [];
  for (const page of refused) {
    const { status } = await once(ends.cache, page);
    if (status !== 200) wrong.push(`${page.path} was refused, and still answers ${status}`);
  }
  return { refused: refused.length, wrong };
}
