// Test data created by API calls: products with their builds, and visitors' requests.
import { onlyMailTo } from "./months-later.ts";
import { expect, type APIRequestContext } from "@playwright/test";
import { archive, picture } from "./files.ts";

export interface Sent {
  readonly product: number;
  readonly build: number;
}

type Fields = Readonly<Record<string, unknown>>;

export async function tokenOf(
  api: APIRequestContext,
  email: string,
  password = "demo-password",
): Promise<string> {
  const reply = await api.post("/api/login", { data: { email, password } });
  return ((await reply.json()) as { token: string }).token;
}

/** Registers an account, which sets a password through the mailed link; returns how it signs in. */
export async function register(
  api: APIRequestContext,
  username: string,
  role: "admin" | "creator",
): Promise<{ readonly email: string; readonly password: string; readonly token: string }> {
  const headers = { authorization: `Bearer ${await tokenOf(api, "admin@demo.test")}` };
  const email = `${username}@demo.test`;
  const made = await api.post("/api/register", { headers, data: { username, email, role } });
  expect(made.status(), await made.text()).toBe(200);
  const password = `sedici tornelli ${username}`;
  const link = /password\/reset\/([\w-]+)/.exec(await onlyMailTo(email))?.[1];
  const set = await api.post("/api/password/set", {
    data: { token: link, password, password_confirmation: password },
  });
  expect(set.status(), await set.text()).toBe(200);
  return { email, password, token: await tokenOf(api, email, password) };
}

/** Creates a product with its first draft. */
export async function newProduct(
  api: APIRequestContext,
  token: string,
  name: string,
): Promise<Sent> {
  const reply = await api.post("/api/products", {
    headers: { authorization: `Bearer ${token}` },
    data: { name, kind: "app" },
  });
  const made = (await reply.json()) as { id: number; submission_id: number };
  return { product: made.id, build: made.submission_id };
}

/** Saves a build, and sends it for review if `review` is true. */
export async function saveBuild(
  api: APIRequestContext,
  token: string,
  { product, build }: Sent,
  fields: Fields,
  review: boolean,
): Promise<void> {
  const reply = await api.post(
    `/api/products/${product}/submissions/${build}?require_review=${review ? 1 : 0}`,
    { headers: { authorization: `Bearer ${token}` }, multipart: fields as Record<string, string> },
  );
  expect(reply.status(), await reply.text()).toBe(200);
}

/** All fields of a free build except its archive; in Italian, or in the language with that id. */
export const freeBuild = async (name: string, language = 1): Promise<Fields> => ({
  [`languages[${language}][name]`]: name,
  [`languages[${language}][description]`]: "Apre la porta.",
  menu_entry_id: "6",
  version: "1.0.0",
  notes: "Prima versione.",
  price_amount: "0",
  price_currency: "EUR",
  expiration_id: "1",
  is_private: "0",
  icon: await picture("icona.png", 512, 512, "#2f6bdb"),
  banner: await picture("banner.png", 1600, 900, "#cf4237"),
});

/** Sends a free build of the demo's creator for review. */
export async function sendForReview(
  api: APIRequestContext,
  name: string,
  menu_entry_id = "6",
): Promise<Sent> {
  const token = await tokenOf(api, "creator@demo.test");
  const sent = await newProduct(api, token, name);
  const source_code_url = await archive("porta.zip", { "manifest.json": "{}" });
  const fields = { ...(await freeBuild(name)), menu_entry_id, source_code_url };
  await saveBuild(api, token, sent, fields, true);
  return sent;
}

/** Sends a visitor's functionality request in Spanish; returns the visitor's e-mail. */
export async function askFor(api: APIRequestContext, subject: string): Promise<string> {
  const email = `${subject.toLowerCase().replaceAll(" ", "-")}@visitor.test`;
  const sent = await api.post("/api/functionality", {
    data: { email, object: subject, description: "Más colores.", privacy: true },
    headers: { "accept-language": "es" },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  return email;
}
