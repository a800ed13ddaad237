// The demo's people and company, and how to sign in as them.
import { and, eq, inArray } from "drizzle-orm";
import { users } from "../features/account/account.tables.ts";
import { hashPassword, isPassword } from "../platform/identity/passwords.ts";
import { companies } from "../features/company/company.tables.ts";
import type { Tx } from "../platform/database/db.ts";
import { hashToken } from "../platform/identity/tokens.ts";
import { demoCompanyEmail } from "./demo.app.ts";

export const demoPassword = "demo-password";
export const demoCompanyToken = "demo-company-token";

const people = [
  {
    key: "admin",
    username: "Sara Conti",
    email: "admin@demo.test",
    role: "admin",
    supportEmail: "",
  },
  {
    key: "creator",
    username: "Officina Varchi",
    email: "creator@demo.test",
    role: "creator",
    supportEmail: "aiuto@officina-varchi.test",
  },
  {
    key: "studio",
    username: "Studio Portier",
    email: "studio@demo.test",
    role: "creator",
    supportEmail: "hello@studio-portier.test",
  },
] as const;
export type DemoPerson = (typeof people)[number]["key"];

/** Inserts the demo's people and company; returns their ids. */
export async function seedAccounts(
  tx: Tx,
): Promise<{ userIds: Readonly<Record<DemoPerson, number>>; companyId: number }> {
  const passwordHash = await hashPassword(demoPassword);
  const created = await tx
    .insert(users)
    .values(people.map(({ key: _key, ...person }) => ({ ...person, passwordHash })))
    .returning({ id: users.id, email: users.email });
  const getUserId = (key: DemoPerson) =>
    created.find(({ email }) => email === people.find((person) => person.key === key)?.email)?.id ??
    0;
  const [company] = await tx
    .insert(companies)
    .values({
      name: "Badge & Co.",
      email: demoCompanyEmail,
      country: "IT",
      tokenHash: hashToken(demoCompanyToken),
    })
    .returning({ id: companies.id });
  return {
    userIds: {
      admin: getUserId("admin"),
      creator: getUserId("creator"),
      studio: getUserId("studio"),
    },
    companyId: company?.id ?? 0,
  };
}

/** The e-mails of demo accounts and companies whose known password or token still works. */
export async function openDemoAccounts(db: Tx): Promise<string[]> {
  const emails = people.map(({ email }) => email);
  const accounts = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(inArray(users.email, emails), users.active))
    .orderBy(users.id);
  const open = [];
  for (const { email, passwordHash } of accounts)
    if (await isPassword(passwordHash, demoPassword)) open.push(email);
  const ofToken = await db
    .select({ email: companies.email })
    .from(companies)
    .where(and(eq(companies.tokenHash, hashToken(demoCompanyToken)), companies.active));
  return [...open, ...ofToken.map(({ email }) => email)];
}

/** The lines that the server prints at its start. */
export const demoLines = (publicUrl: string): string[] => [
  "Demo accounts, password demo-password:",
  ...people.map(({ email, username, role }) => `  ${email.padEnd(20)} ${username}, ${role}`),
  `Demo company: its token is ${demoCompanyToken}; how to use it: ${publicUrl}/docs`,
];
