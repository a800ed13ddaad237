// What the demo company has: licenses in every state, its payments, and its people with their permissions.
import { people } from "../features/people/person.tables.ts";
import type { Tx } from "../platform/database/db.ts";
import { licenses } from "../features/license/license.tables.ts";
import { payments } from "../features/billing/payment.tables.ts";
import { userPermissions } from "../features/people/user-permission.tables.ts";
import type { DemoApp } from "./demo.app.ts";
import { daysAgo, type AppIds } from "./demo.catalogue.ts";

interface Paid {
  /** When the paid period began and ended, in days before now (negative: in the future). */
  readonly from: number;
  readonly to: number;
  readonly cents: number;
  readonly expirationId: number;
  readonly version: string;
}
interface DemoLicense {
  readonly motif: DemoApp["motif"];
  readonly startDaysAgo: number;
  readonly free?: boolean;
  /** The index of the installed build: 0 is the oldest, negative counts from the newest. */
  readonly installed?: number;
  /** Oldest first. */
  readonly paid?: readonly Paid[];
  /** The ids of permissions, by person. */
  readonly permissions?: Readonly<Record<string, readonly number[]>>;
}

const staff = [
  ["giulia.ferri", "Giulia Ferri", "Portineria"],
  ["marco.bassi", "Marco Bassi", "Portineria"],
  ["aisha.diallo", "Aïsha Diallo", "Sicurezza"],
  ["luca.moretti", "Luca Moretti", "Servizi generali"],
  ["ines.costa", "Inês Costa", "Servizi generali"],
  ["petra.novak", "Petra Nováková", "Risorse umane"],
] as const;

const demoLicenses: readonly DemoLicense[] = [
  {
    motif: "visitors",
    startDaysAgo: 30,
    free: true,
    installed: -1,
    permissions: { "giulia.ferri": [5, 8], "marco.bassi": [5] },
  },
  { motif: "canteen", startDaysAgo: 2 },
  // Ends in 12 days, and a newer version is on sale.
  {
    motif: "rooms",
    startDaysAgo: 260,
    installed: 0,
    paid: [
      { from: 260, to: 168, cents: 990, expirationId: 3, version: "3.0.1" },
      { from: 168, to: 80, cents: 990, expirationId: 3, version: "3.0.1" },
      { from: 80, to: -12, cents: 1250, expirationId: 3, version: "3.1.0" },
    ],
    permissions: { "luca.moretti": [3, 7], "ines.costa": [3], "petra.novak": [3] },
  },
  // Hidden by its creator, but paid for another three weeks; nobody has a permission for it.
  {
    motif: "shifts",
    startDaysAgo: 70,
    installed: -1,
    paid: [
      { from: 70, to: 9, cents: 690, expirationId: 2, version: "1.4.2" },
      { from: 9, to: -21, cents: 690, expirationId: 2, version: "1.4.2" },
    ],
  },
  {
    motif: "parking",
    startDaysAgo: 195,
    paid: [{ from: 195, to: 11, cents: 890, expirationId: 4, version: "1.1.0" }],
  },
  {
    motif: "evacuation",
    startDaysAgo: 10,
    paid: [{ from: 10, to: -355, cents: 3990, expirationId: 5, version: "1.8.0" }],
  },
];

async function insertLicense(
  tx: Tx,
  companyId: number,
  { motif, startDaysAgo, free = false, installed, paid = [], permissions = {} }: DemoLicense,
  { productId, buildIds }: AppIds,
): Promise<void> {
  const last = paid.at(-1);
  const [license] = await tx
    .insert(licenses)
    .values({
      productId,
      companyId,
      free,
      createdAt: daysAgo(startDaysAgo),
      paidAt: last ? daysAgo(last.from) : null,
      expiresAt: last ? daysAgo(last.to) : null,
      installedSubmissionId: installed === undefined ? null : (buildIds.at(installed) ?? null),
      installedAt: installed === undefined ? null : daysAgo(startDaysAgo),
    })
    .returning({ id: licenses.id });
  const licenseId = license?.id ?? 0;
  if (paid.length > 0)
    await tx.insert(payments).values(
      paid.map(({ from, to, cents, expirationId, version }, index) => ({
        licenseId,
        productId,
        companyId,
        userToken: "demo-user",
        amountCents: cents,
        currency: "EUR",
        expirationId,
        status: "paid" as const,
        version,
        provider: "sandbox",
        providerReference: `sandbox-demo-${motif}-${index + 1}`,
        idempotencyKey: `demo-${motif}-${index + 1}`,
        createdAt: daysAgo(from),
        paidAt: daysAgo(from),
        periodStartsAt: daysAgo(from),
        periodEndsAt: daysAgo(to),
      })),
    );
  const grants = Object.entries(permissions).flatMap(([userId, ids]) =>
    ids.map((permissionId) => ({ licenseId, userId, permissionId })),
  );
  if (grants.length > 0) await tx.insert(userPermissions).values(grants);
}

export async function insertLicenses(
  tx: Tx,
  companyId: number,
  findApp: (motif: DemoApp["motif"]) => AppIds,
): Promise<void> {
  await tx.insert(people).values(
    staff.map(([userId, name, department]) => ({
      companyId,
      userId,
      name,
      email: `${userId}@demo-company.test`,
      department,
    })),
  );
  for (const license of demoLicenses)
    await insertLicense(tx, companyId, license, findApp(license.motif));
}
