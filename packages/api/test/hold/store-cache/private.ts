// Checks that everybody gets their own response through the cache: companies, users and visitors, in their language.
import { setTimeout as pause } from "node:timers/promises";
import { headers } from "./visits.ts";

export interface Ends {
  /** URL of the server itself. */
  readonly server: string;
  /** URL of the cache in front of it. */
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
  return { status: reply.status, text, cacheControl: reply.headers.get("cache-control") };
}

/** Sends the request, and repeats it while the server is overloaded. */
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

/** Requests whose responses are private to one company or user. */
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

/**
 * Sends all private requests twice, in both orders; returns the responses that were not the caller's own or that may be
 * cached.
 */
export async function crossed(ends: Ends, askers: Askers, product: number): Promise<string[]> {
  const wrong: string[] = [];
  const all = asks(askers);
  for (const ask of [...all, ...all.toReversed()]) {
    const got = await answer(ends.cache, ask);
    // The store may change between the two requests; then the second comparison agrees.
    const isOwn = async () => {
      const [own, again] = [await answer(ends.server, ask), await answer(ends.cache, ask)];
      return own.text === again.text && own.status === again.status;
    };
    if (!(await isOwn()) && !(await isOwn())) wrong.push(`${ask.name} got another answer`);
    if (got.cacheControl !== "no-store") wrong.push(`${ask.name} may be kept: ${got.cacheControl}`);
  }
  // Public responses do not depend on the caller.
  for (const token of [...askers.users, "nobody"]) {
    const ask = { name: "", path: `/api/public/products/${product}` };
    const signed = { ...ask, headers: { authorization: `Bearer ${token}` } };
    if ((await answer(ends.cache, signed)).text !== (await answer(ends.server, ask)).text)
      wrong.push(`the public store depends on who asks`);
  }
  return wrong;
}

/** Finds spellings of Accept-Language for which the cache gives another response than the server. */
export async function mistaken(ends: Ends, seed: number): Promise<string[]> {
  const wrong: string[] = [];
  for (const language of headers(seed)) {
    const ask = { name: language, path: "/api/menu", headers: { "accept-language": language } };
    const [own, got] = [await answer(ends.server, ask), await answer(ends.cache, ask)];
    if (own.text !== got.text) wrong.push(`"${language}" got another language`);
  }
  return wrong;
}

/**
 * Requests so many uncached pages at once that the server refuses some, and then repeats these: refusals must not be
 * cached.
 */
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
