// Real files and complete builds for tests.
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { ZipFile } from "yazl";
import { submissions } from "../src/features/submission/submission.tables.ts";
import { announced } from "./announced.ts";
import type { Person, TestApp } from "./harness.ts";

const pictures = new Map<string, Promise<Buffer>>();

/** A PNG of one colour. Each is drawn only once; callers get a copy, because some tests change its bytes. */
export async function picture(width = 64, height = 64, background = "#1f4fd8"): Promise<Buffer> {
  const key = `${width} ${height} ${background}`;
  const drawn =
    pictures.get(key) ??
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  pictures.set(key, drawn);
  return Buffer.from(await drawn);
}

/** A ZIP with these files: path to content. */
export async function archive(
  entries: Readonly<Record<string, string>> = {
    "app.json": '{"entry":"index.html"}',
    "index.html": "<!doctype html>",
  },
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

/** A file for a form. */
export const file = (
  bytes: Uint8Array | string,
  name: string,
  type = "application/octet-stream",
): File => new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

/** The form of a complete build, ready for review; `changes` replaces fields, undefined omits a field. */
export async function completeBuild(
  changes: Readonly<Record<string, string | File | undefined>> = {},
): Promise<FormData> {
  const fields: Record<string, string | File | undefined> = {
    "languages[1][name]": "Visite",
    "languages[1][description]": "Registra chi entra.",
    menu_entry_id: "1",
    version: "1.0.0",
    notes: "First release.",
    price_amount: "0",
    price_currency: "EUR",
    expiration_id: "1",
    is_private: "0",
    icon: file(await picture(), "icon.png", "image/png"),
    banner: file(await picture(160, 90), "banner.png", "image/png"),
    source_code_url: file(await archive(), "build.zip", "application/zip"),
    db_script_url: file("create table visits (id int);", "install.sql", "application/sql"),
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  return form;
}

export interface Build {
  readonly product_id: number;
  readonly submission_id: number;
  readonly path: `/api/products/${number}/submissions/${number}`;
  /** The administrator's form of `path`. */
  readonly adminPath: `/api/admin/products/${number}/submissions/${number}`;
}

const buildOf = (product_id: number, submission_id: number): Build => ({
  product_id,
  submission_id,
  path: `/api/products/${product_id}/submissions/${submission_id}`,
  adminPath: `/api/admin/products/${product_id}/submissions/${submission_id}`,
});

function expectOk<T>(reply: { status: number; body: T }, what: string): T {
  if (reply.status !== 200)
    throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** Creates a product with its first draft. */
export async function createProduct(
  app: TestApp,
  person: Person = "creator",
  name = "Visits",
): Promise<Build> {
  const { id, submission_id } = expectOk(
    await app.as(person).post("/api/products", { name, kind: "app" }),
    "create",
  );
  return buildOf(id, submission_id);
}

/** Creates a product whose first build waits for review. */
export async function waitingProduct(
  app: TestApp,
  changes: Parameters<typeof completeBuild>[0] = {},
  person: Person = "creator",
): Promise<Build> {
  const build = await createProduct(app, person);
  expectOk(
    await app.as(person).post(`${build.path}?require_review=1`, await completeBuild(changes)),
    "send",
  );
  return build;
}

/** Creates a product whose first build was rejected. */
export async function rejectedProduct(app: TestApp): Promise<Build> {
  const build = await waitingProduct(app);
  const rejection = { rejection_reason: "The icon is blurred." };
  expectOk(await app.as("admin").post(`${build.adminPath}/reject`, rejection), "reject");
  return build;
}

async function approve(app: TestApp, build: Build, body: object = {}): Promise<Build> {
  const reply = await app
    .as("admin")
    .post(`${build.adminPath}/approve`, { reject: false, ...body });
  expectOk(reply, "approve");
  await announced(app);
  return build;
}

/** Creates a product on sale; the messages about its approval have gone out. */
export const releasedProduct = async (
  app: TestApp,
  changes: Parameters<typeof completeBuild>[0] = {},
  person: Person = "creator",
): Promise<Build> => approve(app, await waitingProduct(app, changes, person));

/** Creates a product on sale with a webhook URL on this machine, which the API would refuse to save. */
export async function productWithHook(
  app: TestApp,
  webhookUrl: string,
  changes: Parameters<typeof completeBuild>[0] = {},
): Promise<Build> {
  const build = await waitingProduct(app, changes);
  await app.db
    .update(submissions)
    .set({ webhookUrl })
    .where(eq(submissions.id, build.submission_id));
  return approve(app, build, { override_reason: "The private address is this machine." });
}

/** Creates the next draft of a product on sale. */
export async function nextBuild(
  app: TestApp,
  build: Build,
  person: Person = "creator",
): Promise<Build> {
  const { submission_id } = expectOk(
    await app.as(person).post(`/api/products/${build.product_id}/submissions`),
    "new build",
  );
  return buildOf(build.product_id, submission_id);
}
