// Fills a database with products and companies, and with the entries that lists and searches have to find among them.
import type { Pool } from "pg";
import { openDatabase } from "../src/platform/database/db.ts";
import { migrate } from "../src/platform/database/migrate.ts";

/** Tokens for signing in; the database holds their SHA-256. */
export const tokens = {
  admin: "bench-admin",
  creator: "bench-creator",
  company: "bench-company",
  buyer: "bench-buyer",
  finder: "bench-finder",
};

/** Words of titles, by the share of products in which they occur. */
export const words = {
  "every product": "badge",
  "every tenth": "desk",
  "one in a hundred": "canteen",
  "three in a thousand": "turnstile",
  "three products": "zanzibar",
  "the older half": "vintage",
  "two that rarely meet": "north south",
  "a rare pair of letters": "qz",
  "one letter": "b",
  "signs in it": "c++",
  nothing: "nowhere",
} as const;

/**
 * SQL for the word of all products whose id has this remainder, so that the store's dictionary grows with the number of
 * products.
 */
const ownWord = (rest: string) =>
  `translate(left(md5((${rest})::text), 9), '0123456789', 'ghijklmnop')`;
const ownWords = (count: number) => Math.max(Math.round(count / 20), 10);

const hash = (token: string) => `encode(sha256('${token}'), 'hex')`;

/** Licenses of each company except the first, which has a license of every product on sale. */
const licensesEach = 20;

/** Which part a bench needs: everything, or only what store searches use. */
export type Part = "all" | "store";

const statements = (count: number, companies: number, part: Part): string[] =>
  everything(count, companies).filter(
    (statement) =>
      part === "all" ||
      !/^insert into (?:product_listings|review_queue|enquiries|requests|dispatches|webhook_deliveries|audit_log|payments|people|user_permissions)|add_log_month/.test(
        statement,
      ),
  );

const everything = (count: number, companies: number): string[] => [
  // Disables row triggers; the tables that they maintain are filled below, from the same views.
  "set session_replication_role = replica",
  `insert into users (username, email, role) select 'person ' || n, 'person' || n || '@bench.test', case n when 1 then 'admin' else 'creator' end from generate_series(1, greatest(${count} / 100, 100)) n`,
  `insert into sessions (token_hash, user_id, expires_at) values (${hash(tokens.admin)}, 1, now() + interval '1 day'), (${hash(tokens.creator)}, 2, now() + interval '1 day')`,
  `insert into companies (name, email, country, token_hash) select 'company ' || n, 'company' || n || '@bench.test', 'IT', case n when 1 then ${hash(tokens.company)} when 2 then ${hash(tokens.buyer)} when 3 then ${hash(tokens.finder)} else 'hash ' || n end from generate_series(1, ${companies}) n`,
  // The creator under test owns every other product.
  `insert into products (owner_id, name) select case when n % 2 = 0 then 2 else 3 + n % 90 end, 'Product ' || n from generate_series(1, ${count}) n`,
  // Every third product has an older build.
  `insert into submissions (product_id, owner_id, status, version, menu_entry_id, is_private, price_cents)
   select p.id, p.owner_id, case when number = 0 then 'superseded' else
       case p.id % 20 when 1 then 'draft' when 2 then 'waiting_for_review' when 3 then 'hidden' else 'ready_for_sale' end end,
     '1.' || number, 1 + p.id % 6, p.id % 20 = 4, p.id % 5 * 1000
   from products p, generate_series(0, 1) number where number = 1 or p.id % 3 = 0 order by p.id, number`,
  `insert into submission_texts select s.id, l, 'Product ' || s.product_id || ' badge'
     || case when s.product_id % 10 = 5 then ' desk' else '' end || case when s.product_id % 100 = 6 then ' canteen' else '' end
     || case when s.product_id % 1000 in (7, 318, 629) then ' turnstile' else '' end
     || case when s.product_id in (${count} / 20 * 3 + 5, ${count} / 10 * 4 + 5, ${count} / 10 * 9 + 5) then ' zanzibar qz c++' else '' end
     || case when s.product_id <= ${count} / 2 then ' vintage' else '' end
     || case when s.product_id % 500 = 5 then ' north south' when s.product_id % 2 = 0 then ' north' else ' south' end,
     'What visitors and rooms need, number ' || s.product_id || ' ' || ${ownWord(`s.product_id % ${ownWords(count)}`)} from submissions s, generate_series(1, 2) l`,
  "insert into store_texts select * from store_texts_due",
  "insert into store_titles select * from store_titles_due",
  "insert into product_listings select * from product_listings_due",
  "insert into store_arrivals select * from store_arrivals_due",
  `insert into review_queue (submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at)
   select submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at from review_queue_due`,
  // Every text is the same in two languages, and readers of every language see one of them.
  `insert into store_words select language, word, near_keys(language, word) from unnest(reader_languages()) as language, (
     select letter_words(words) as word from store_texts where submission_id <= 2000 or words like '%zanzibar%' or words like '%canteen%' and submission_id % 100 = 0
     union select ${ownWord("rest")} from generate_series(0, ${ownWords(count)} - 1) as rest) as words`,
  // Gives the first company access to a share of the private products, so that it has hundreds of them.
  `insert into enabled_accounts select id, 'company1@bench.test' from submissions where status = 'ready_for_sale' and is_private and product_id % greatest(${count} / 250, 4) = 4`,
  // Gives the third company access to fifty private products, however many products there are.
  `insert into enabled_accounts select id, 'company3@bench.test' from submissions where status = 'ready_for_sale' and is_private and product_id % (greatest(${count} / 1000, 1) * 20) = 4`,
  // Licenses of many products, with every other one installed.
  `insert into licenses (product_id, company_id, free, installed_submission_id) select s.product_id, 1, true, case when s.product_id % 2 = 0 then s.id end
   from submissions s where s.status = 'ready_for_sale' and s.product_id % 2 < 2`,
  `insert into licenses (product_id, company_id, free, installed_submission_id) select s.product_id, c, true, case when k % 2 = 0 then s.id end
   from generate_series(2, ${companies}) c cross join generate_series(0, ${licensesEach - 1}) k
   join submissions s on s.product_id = 1 + (c * ${licensesEach}::bigint + k) * 7 % ${count} and s.status = 'ready_for_sale'`,
  // Two payments for each license of the first company.
  `insert into payments (product_id, company_id, user_token, amount_cents, currency, expiration_id, status, provider, idempotency_key, paid_at)
   select l.product_id, 1, 'anna', 950, 'EUR', 2, 'paid', 'sandbox', 'bench-' || l.id || '-' || n, now() from licenses l, generate_series(1, 2) n where l.company_id = 1`,
  `insert into enabled_accounts select s.id, 'company' || c || '@bench.test' from generate_series(2, ${companies}) c
   join submissions s on s.product_id = 4 + 20 * (c % (${count} / 20)) and s.status = 'ready_for_sale' and s.is_private on conflict do nothing`,
  // The first company has as many people as a list may hold, the others a hundred each.
  `insert into people (company_id, user_id, name, email, department) select c, 'u' || n, (array['Anna', 'Bruno', 'Carla', 'Dario'])[1 + n % 4] || ' ' || n, 'p' || n || '@bench.test', 'Desk ' || n % 20
   from generate_series(1, least(${companies}, 1000)) c cross join lateral generate_series(1, case c when 1 then 10000 else 100 end) n`,
  `insert into user_permissions select l.id, 'u' || n, 3 from licenses l cross join generate_series(1, 20) n where l.company_id = 1 and l.product_id < 2000`,
  `insert into webhook_deliveries (message_id, product_id, url, type, body) select 'msg_' || n, 2, 'https://hook.test', 'app.installed', '{}' from generate_series(1, ${count}) n`,
  // What visitors asked, a tenth of it still open, and the mails that were sent, of which a hundredth failed.
  `insert into enquiries (email, object, description, address) select 'visitor' || n || '@bench.test', 'Colour', 'More colours', '::1' from generate_series(1, ${count}) n`,
  `insert into requests (kind, enquiry_id, words, state) select 'functionality', id, concat_ws(' ', email, object, description), case when id % 10 = 0 then 'open' else 'answered' end from enquiries`,
  `insert into dispatches (kind, about, state, receiver, subject, words) select 'mail', 'receipt', case when n % 100 = 0 then 'failed' else 'delivered' end, 'person' || n || '@bench.test', 'Receipt', 'person' || n || '@bench.test Receipt' from generate_series(1, ${count}) n`,
  // A year of monthly partitions, as a log of that size would have.
  "select add_log_month('audit_log', (date_trunc('month', now()) - make_interval(months => ago))::date) from generate_series(0, 11) ago",
  `insert into audit_log (created_at, actor_kind, actor_id, actor_name, action, subject_kind, subject_id) select date_trunc('month', now()) - make_interval(months => 11 - 12 * (n - 1) / ${count}), 'user', 1 + n % 50, 'person', case when n % 5 = 0 then 'submission.approve' else 'submission.save' end, 'submission', 1 + n % greatest(${count} / 100, 1) from generate_series(1, ${count}) n`,
  "set session_replication_role = origin",
  "analyze",
];

const built = ["store_texts_search_idx", "store_words_keys_idx"];

/** Migrates the database at `url` and fills it, however long that takes. */
export async function fill(
  url: string,
  count: number,
  companies?: number,
  part?: Part,
): Promise<void> {
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  await migrate(url);
  await seed(database.pool, count, companies, part);
  await database.close();
}

export async function seed(
  pool: Pool,
  count: number,
  companies = Math.max(count / 100, 100),
  part: Part = "all",
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'");
    // These indexes are dropped and rebuilt at the end, as in any bulk load.
    const { rows } = await client.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname in (${built.map((name) => `'${name}'`).join(", ")})`,
    );
    for (const name of built) await client.query(`drop index ${name}`);
    for (const statement of statements(count, companies, part)) await client.query(statement);
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}
