// What must hold after a crash: acknowledged writes are there, files are whole, states follow the lifecycle.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Client as Postgres } from "pg";
import { startEmbedded } from "../../src/shared/embedded-postgres.ts";
import { lifeOf, sha256, type Crew } from "./workers.ts";

async function actualOf(crew: Crew, key: string): Promise<string> {
  const [kind = "", place = ""] = key.split(":");
  const [product = "", submission = ""] = place.split("/");
  const { client, creator, companyToken } = crew;
  if (kind === "life") return (await lifeOf(crew, product)).life;
  if (kind === "license") {
    const { license } = await client.send("", "POST", `/api/products/${product}/licenses/company`, {
      company_token: companyToken,
    });
    return license?.state ?? "none";
  }
  const { submission: build } = await client.send(
    creator,
    "GET",
    `/api/products/${product}/submissions/${submission}`,
  );
  if (kind === "notes") return build.notes;
  if (build.source_code_url === "") return "none";
  const { status, bytes } = await client.fetch(build.source_code_url);
  return status === 200 ? sha256(bytes) : `answered with ${status}`;
}

/** Every acknowledged write is there, and no other. */
async function checkWrites(crew: Crew): Promise<string[]> {
  const wrong: string[] = [];
  for (const key of crew.ledger.keys()) {
    const actual = await actualOf(crew, key).catch(
      (error: unknown) => `not answered: ${String(error)}`,
    );
    const problem = crew.ledger.settle(key, actual);
    if (problem) wrong.push(problem);
  }
  return wrong;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

interface Known {
  readonly named: readonly string[];
  /** Files that are looked at once more when their time is over. */
  readonly pinned: readonly string[];
}

/**
 * Stored files are what their names say, all that the tables name are there, what nothing names will go, and none under
 * way is served.
 */
async function checkFiles(
  { client }: Crew,
  dataDir: string,
  { named, pinned }: Known,
): Promise<string[]> {
  const root = join(dataDir, "files");
  const stored = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const kept = stored.filter((entry) => !entry.parentPath.endsWith("staging"));
  const wrong: string[] = [];
  for (const { parentPath, name } of kept)
    if ((await hashOf(join(parentPath, name))) !== name.split(".")[0])
      wrong.push(`the file ${name} is not whole`);
  const names = new Set(kept.map(({ name }) => name));
  wrong.push(
    ...named
      .filter((key) => !names.has(key))
      .map((key) => `the file ${key} is named by a table and missing`),
  );
  const known = new Set([...named, ...pinned]);
  wrong.push(
    ...[...names]
      .filter((key) => !known.has(key))
      .map((key) => `the file ${key} is nobody's and stays`),
  );
  for (const { name } of stored.filter((entry) => entry.parentPath.endsWith("staging")))
    for (const path of [`/files/${name}`, `/files/staging/${name}`])
      if ((await client.fetch(path)).status !== 404)
        wrong.push(`${path} serves an upload under way`);
  return wrong;
}

/** Each answers the rows that must not exist. */
const invariants: Readonly<Record<string, string>> = {
  "a build past draft is incomplete": `select s.id from submissions s where status <> 'draft' and (version = '' or notes = '' or icon = '' or banner = '' or archive = '' or menu_entry_id is null
     or not exists (select 1 from submission_texts t where t.submission_id = s.id and t.name <> '' and t.description <> ''))`,
  "a rejected build has no reason":
    "select id from submissions where status = 'rejected' and rejection_reason = ''",
  "a product has no build":
    "select p.id from products p where not exists (select 1 from submissions s where s.product_id = p.id)",
  "an older build is not superseded": `select o.id from submissions o join submissions n on n.product_id = o.product_id and n.id > o.id where n.status in ('ready_for_sale', 'hidden', 'superseded') and o.status <> 'superseded'`,
  "a product has sold a version twice": `select product_id from submissions where status in ('ready_for_sale', 'hidden', 'superseded') group by product_id, version having count(*) > 1`,
  "a license is installed and not usable":
    "select id from licenses where installed_submission_id is not null and not free and paid_at is null",
  "a license is paid without a payment":
    "select l.id from licenses l where paid_at is not null and not exists (select 1 from payments p where p.license_id = l.id and p.status = 'paid')",
  "a period is paid twice":
    "select license_id from payments where status = 'paid' group by license_id having count(*) > 1",
};

const namedFiles = `select unnest(array[icon, banner, archive, sql_script]) as key from submissions union select image from screenshots union select avatar from users`;

/** Everything that is wrong; nothing when the server has kept its word. */
export async function findWrongs(crew: Crew, dataDir: string): Promise<string[]> {
  const wrong = await checkWrites(crew);
  const postgres = await startEmbedded(dataDir);
  const db = new Postgres({ connectionString: postgres.url });
  await db.connect();
  try {
    for (const [name, query] of Object.entries(invariants)) {
      const { rows } = await db.query(query);
      if (rows.length > 0) wrong.push(`${name}: ${JSON.stringify(rows)}`);
    }
    const keys = async (query: string) =>
      (await db.query<{ key: string }>(query)).rows.map(({ key }) => key).filter(Boolean);
    // Pins first: a file that is being deleted meanwhile is forgotten after it has gone.
    const pinned = await keys("select key from file_pins");
    wrong.push(...(await checkFiles(crew, dataDir, { pinned, named: await keys(namedFiles) })));
  } finally {
    await db.end();
    await postgres.stop();
  }
  return wrong;
}
