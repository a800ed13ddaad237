// Adds to the running embedded database of a data folder with demo data: creators with few and with many products, and
// a build with everything that an editor can hold: node bench/rows.ts <data folder> <many>
import { Client } from "pg";
import { startEmbedded } from "../src/platform/postgres/embedded-postgres.ts";

const [folder = "", many = "10000"] = process.argv.slice(2);
const few = 10;
const mostPermissions = 20;

/** A creator with a session whose token is `bench-<name>`. */
const creator = (name: string) => [
  `insert into users (username, email, role) values ('${name}', '${name}@bench.test', 'creator')`,
  `insert into sessions (token_hash, user_id, expires_at) select encode(sha256('bench-${name}'), 'hex'), id, now() + interval '1 day' from users where username = '${name}'`,
];
/** Products on sale, each with a text and pictures. */
const products = (name: string, count: number) => [
  `insert into products (owner_id, name) select id, '${name} ' || n from users, generate_series(1, ${count}) n where username = '${name}'`,
  `insert into submissions (product_id, status, version, menu_entry_id, icon, banner)
   select p.id, 'ready_for_sale', '1.0', 1 + p.id % 6, pictures.icon, pictures.banner
   from products p join users u on u.id = p.owner_id,
     (select icon, banner from submissions where icon <> '' and banner <> '' order by id limit 1) pictures where u.username = '${name}'`,
  `insert into submission_texts select s.id, 1, p.name, 'What visitors and rooms need' from submissions s
   join products p on p.id = s.product_id join users u on u.id = p.owner_id where u.username = '${name}'`,
];
const full = [
  ...creator("full"),
  `insert into permissions select n, (select label from permissions where id = 1) from generate_series(1, ${mostPermissions}) n on conflict do nothing`,
  `insert into products (owner_id, name) select id, 'full' from users where username = 'full'`,
  `insert into submissions (product_id, status, version, menu_entry_id, icon, banner)
   select p.id, 'draft', '1.0', 1, s.icon, s.banner from products p, (select icon, banner from submissions where icon <> '' and banner <> '' order by id limit 1) s where p.name = 'full'`,
  ...[
    "submission_texts select s.id, n, 'Full ' || n, repeat('What visitors and rooms need. ', 20) from generate_series(1, 4) n",
    "submission_permissions select s.id, permissions.id from permissions",
    "screenshots (submission_id, image, position) select s.id, image, row_number() over () from (select image from screenshots order by id limit 6) six",
  ].map(
    (values) =>
      `insert into ${values}, (select s.id from submissions s join products p on p.id = s.product_id where p.name = 'full') s`,
  ),
];

const postgres = await startEmbedded(folder);
const client = new Client({ connectionString: postgres.url });
await client.connect();
try {
  const amounts = { few, many: Number(many) };
  for (const [name, count] of Object.entries(amounts))
    for (const statement of [...creator(name), ...products(name, count)])
      await client.query(statement);
  for (const statement of full) await client.query(statement);
  await client.query("vacuum analyze");
} finally {
  await client.end();
  await postgres.stop();
}
