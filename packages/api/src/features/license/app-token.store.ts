// Tokens of apps, in the database.
import { and, eq, exists, gt, or, sql } from "drizzle-orm";
import { companies, formerTokens } from "../company/company.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { appTokens, licenses } from "./license.tables.ts";

interface NewToken {
  readonly tokenHash: string;
  readonly licenseId: number;
  readonly issuerHash: string;
}

/** Returns when the token ends. */
export async function insertAppToken(tx: Tx, token: NewToken, hours: number): Promise<string> {
  const endsAt = sql`now() + make_interval(hours => ${hours}::int)`;
  const [created] = await tx
    .insert(appTokens)
    .values({ ...token, endsAt })
    .returning({ endsAt: appTokens.endsAt });
  return created!.endsAt;
}

/** The active company with a license for the product that has this token, issued with a token that still works. */
export async function findCompanyOfAppToken(tx: Tx, tokenHash: string, productId: number) {
  const issuerIsFormer = exists(
    tx
      .select({ one: sql`1` })
      .from(formerTokens)
      .where(
        and(
          eq(formerTokens.companyId, companies.id),
          eq(formerTokens.tokenHash, appTokens.issuerHash),
          gt(formerTokens.endsAt, sql`now()`),
        ),
      ),
  );
  const rows = await tx
    .select({ id: companies.id, name: companies.name, email: companies.email })
    .from(appTokens)
    .innerJoin(licenses, eq(licenses.id, appTokens.licenseId))
    .innerJoin(companies, eq(companies.id, licenses.companyId))
    .where(
      and(
        eq(appTokens.tokenHash, tokenHash),
        gt(appTokens.endsAt, sql`now()`),
        eq(licenses.productId, productId),
        eq(companies.active, true),
        or(eq(companies.tokenHash, appTokens.issuerHash), issuerIsFormer),
      ),
    );
  return rows[0];
}
