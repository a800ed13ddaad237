// Products in any state, created with a few SQL statements: a real build is submitted once and copied as often as
// needed.
import type { Status } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { companies } from "../../src/features/company/company.tables.ts";
import { licenses } from "../../src/features/license/license.tables.ts";
import { products } from "../../src/features/product/product.tables.ts";
import { sessions } from "../../src/features/session/session.tables.ts";
import { hashToken } from "../../src/platform/identity/tokens.ts";
import {
  enabledAccounts,
  submissions,
  submissionPermissions,
  submissionTexts,
} from "../../src/features/submission/submission.tables.ts";
import { completeBuild, createProduct, type Build } from "../fixtures.ts";
import { companyTokens, people, type Person, type TestApp } from "../harness.ts";

interface ProductSpec {
  readonly owner?: Person;
  /** Statuses of its builds, oldest first; at most one in progress and one released. */
  readonly statuses: readonly Status[];
  readonly priceCents?: number;
  /** E-mails of the only companies that may have it; without this, it is public. */
  readonly onlyFor?: readonly string[];
}

export interface World {
  /** Creates a product with complete builds; `builds` are in the given order, `last` is the last of them. */
  product(spec: ProductSpec): Promise<{ last: Build; builds: readonly Build[] }>;
  /** Creates a license of the company, paid for a year unless `paid` is false. */
  license(
    productId: number,
    company: keyof typeof companyTokens,
    state?: { paid?: boolean; installed?: number },
  ): Promise<number>;
  readonly companyIds: Readonly<Record<keyof typeof companyTokens, number>>;
  /** Restores everybody's sessions and the companies' tokens. */
  revive(): Promise<void>;
}

/** Creates a draft from `completeBuild`, with a price. */
async function template(app: TestApp): Promise<Build> {
  const build = await createProduct(app);
  const form = await completeBuild({
    price_amount: "9.90",
    expiration_id: "2",
    "permissions[0]": "1",
  });
  const saved = await app.as("creator").post(build.path, form);
  if (saved.status !== 200) throw new Error(`template: ${JSON.stringify(saved.body)}`);
  return build;
}

/** Builds a world in the app's database. */
export async function openWorld(app: TestApp): Promise<World> {
  const { db } = app;
  const original = await template(app);
  const [row] = await db
    .select()
    .from(submissions)
    .where(eq(submissions.id, original.submission_id));
  const texts = await db
    .select()
    .from(submissionTexts)
    .where(eq(submissionTexts.submissionId, original.submission_id));
  const { id: _id, createdAt: _created, updatedAt: _updated, ...content } = row!;
  const held = await db.select({ id: companies.id, email: companies.email }).from(companies);
  const idOf = (name: string) => held.find(({ email }) => email.startsWith(name))!.id;
  const companyIds = { first: idOf("first"), second: idOf("second") };

  return {
    companyIds,
    async product({ owner = "creator", statuses, priceCents = 990, onlyFor }) {
      const [product] = await db
        .insert(products)
        .values({ ownerId: app.userIds[owner], name: "Visits" })
        .returning({ id: products.id });
      const productId = product!.id;
      const rows = await db
        .insert(submissions)
        .values(
          statuses.map((status, at) => ({
            ...content,
            productId,
            status,
            version: `1.0.${at}`,
            priceCents,
            expirationId: priceCents === 0 ? 1 : content.expirationId,
            isPrivate: onlyFor !== undefined,
            rejectionReason: status === "rejected" ? "Not yet." : "",
          })),
        )
        .returning({ id: submissions.id });
      const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
      await db
        .insert(submissionTexts)
        .values(ids.flatMap((submissionId) => texts.map((text) => ({ ...text, submissionId }))));
      await db
        .insert(submissionPermissions)
        .values(ids.map((submissionId) => ({ submissionId, permissionId: 1 })));
      const accounts = ids.flatMap((submissionId) =>
        (onlyFor ?? []).map((email) => ({ submissionId, email })),
      );
      if (accounts.length > 0) await db.insert(enabledAccounts).values(accounts);
      const builds = ids.map((submission_id) => ({
        product_id: productId,
        submission_id,
        path: `/api/products/${productId}/submissions/${submission_id}` as const,
        adminPath: `/api/admin/products/${productId}/submissions/${submission_id}` as const,
      }));
      return { builds, last: builds.at(-1)! };
    },
    async license(productId, company, { paid = true, installed } = {}) {
      const [made] = await db
        .insert(licenses)
        .values({
          productId,
          companyId: companyIds[company],
          paidAt: paid ? new Date().toISOString() : null,
          expiresAt: paid ? new Date(Date.now() + 31_536_000_000).toISOString() : null,
          installedSubmissionId: installed ?? null,
          installedAt: installed === undefined ? null : new Date().toISOString(),
        })
        .onConflictDoUpdate({
          target: [licenses.productId, licenses.companyId],
          set: { installedSubmissionId: installed ?? null },
        })
        .returning({ id: licenses.id });
      return made!.id;
    },
    async revive() {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      await db
        .insert(sessions)
        .values(
          people.map((name) => ({
            tokenHash: hashToken(`token-of-${name}`),
            userId: app.userIds[name],
            expiresAt,
          })),
        )
        .onConflictDoUpdate({ target: sessions.tokenHash, set: { expiresAt } });
      await db
        .update(companies)
        .set({
          active: true,
          tokenHash: sql`case id when ${companyIds.first} then ${hashToken(companyTokens.first)} else ${hashToken(companyTokens.second)} end`,
        })
        .where(sql`id in (${companyIds.first}, ${companyIds.second})`);
    },
  };
}
