// What must hold after a crash: acknowledged writes are stored, files are intact, states follow the lifecycle.
import { Client as Postgres } from "pg";
import { startEmbedded } from "../../src/platform/postgres/embedded-postgres.ts";
import { checkFiles, type Whole } from "./files.ts";
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

/** Finds acknowledged writes that are missing, and values that nobody wrote. */
async function checkWrites(crew: Crew, keys: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const key of keys) {
    const actual = await actualOf(crew, key).catch(
      (error: unknown) => `not answered: ${String(error)}`,
    );
    const problem = crew.ledger.settle(key, actual);
    if (problem) wrong.push(problem);
  }
  return wrong;
}

/** Each query returns rows that must not exist. */
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
  // The customers pay each license once; earlier payments of the demo company have references of their own.
  "a license is paid twice": `select license_id from payments where status = 'paid' and provider_reference not like 'sandbox-demo-%' group by license_id having count(*) > 1`,
  "a period is paid twice": `select a.license_id from payments a join payments b on b.license_id = a.license_id and b.id > a.id and tstzrange(a.period_starts_at, a.period_ends_at) && tstzrange(b.period_starts_at, b.period_ends_at) where a.status = 'paid' and b.status = 'paid'`,
};

/** Opens the database that the server under test uses. */
export async function inDatabase<T>(
  dataDir: string,
  look: (db: Postgres) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbedded(dataDir);
  const db = new Postgres({ connectionString: postgres.url });
  await db.connect();
  try {
    return await look(db);
  } finally {
    await db.end();
    await postgres.stop();
  }
}

/**
 * All problems; empty when the server has lost nothing. With `all`, every write is checked, otherwise only those since
 * the last check; `whole` holds the files that were already read and found intact.
 */
export async function findWrongs(
  crew: Crew,
  dataDir: string,
  { all, whole }: { readonly all: boolean; readonly whole: Whole },
): Promise<string[]> {
  const { ledger } = crew;
  const wrong = await checkWrites(crew, all ? ledger.keys() : ledger.touched());
  return inDatabase(dataDir, async (db) => {
    for (const [name, query] of Object.entries(invariants)) {
      const { rows } = await db.query(query);
      if (rows.length > 0) wrong.push(`${name}: ${JSON.stringify(rows)}`);
    }
    wrong.push(...(await checkFiles(crew.client, dataDir, db, whole)));
    // Simulates that an hour has passed, so that the next server deletes what the killed one left behind.
    await db.query("update file_pins set expires_at = now()");
    return wrong;
  });
}
