// The present names of the accounts, products and companies that audit entries are about.
import type { AuditSubject } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { users } from "../account/account.tables.ts";
import { companies } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { licenses } from "../license/license.tables.ts";
import { payments } from "../billing/payment.tables.ts";
import { webhookDeliveries } from "../webhook/webhook.tables.ts";
import { products } from "../product/product.tables.ts";
import { remarks } from "../review/remark.tables.ts";
import { proposals } from "../store/proposal.tables.ts";
import { submissions } from "../submission/submission.tables.ts";

interface SubjectRef {
  readonly kind: AuditSubject;
  readonly id: number | null;
  /** The product that the entry itself names. */
  readonly productId: number | null;
}

/** Null for what the entry is not about, and for what is gone. */
export interface SubjectNames {
  readonly userId: number | null;
  readonly username: string | null;
  readonly productId: number | null;
  readonly product: string | null;
  readonly version: string | null;
  readonly companyId: number | null;
  readonly company: string | null;
}

const toNumber = (text: string | null) => (text === null ? null : Number(text));

/** One query for all, in the order asked. */
export async function findNames(tx: Tx, subjects: readonly SubjectRef[]): Promise<SubjectNames[]> {
  if (subjects.length === 0) return [];
  const { rows } = await tx.execute<{ [Field in keyof SubjectNames]: string | null }>(sql`
    select u.id as "userId", u.username, p.id as "productId", p.name as product, s.version,
      c.id as "companyId", c.name as company
    from unnest(${sql.param(subjects.map(({ kind }) => kind))}::text[],
      ${sql.param(subjects.map(({ id }) => id))}::bigint[],
      ${sql.param(subjects.map(({ productId }) => productId))}::bigint[])
      with ordinality asked (kind, id, product_id, place)
    left join ${licenses} l on asked.kind = 'license' and l.id = asked.id
    left join ${payments} y on asked.kind = 'payment' and y.id = asked.id
    left join ${proposals} o on asked.kind = 'proposal' and o.id = asked.id
    left join ${remarks} r on asked.kind = 'remark' and r.id = asked.id
    left join ${webhookDeliveries} w on asked.kind = 'webhook' and w.id = asked.id
    left join ${submissions} s on s.id = case when asked.kind in ('submission', 'review')
      then asked.id else r.submission_id end
    left join ${products} p on p.id = coalesce(case when asked.kind = 'product' then asked.id end,
      s.product_id, r.product_id, l.product_id, y.product_id, o.product_id, w.product_id,
      asked.product_id)
    left join ${companies} c on c.id = coalesce(case when asked.kind = 'company' then asked.id end,
      l.company_id, y.company_id, o.company_id)
    left join ${users} u on asked.kind in ('user', 'session') and u.id = asked.id
    order by asked.place`);
  return rows.map((row) => ({
    ...row,
    userId: toNumber(row.userId),
    productId: toNumber(row.productId),
    companyId: toNumber(row.companyId),
  }));
}
