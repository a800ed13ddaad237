// Names that an older server wrote get their skeletons at the next start, and no name keeps a server from starting.
import { eq, inArray, isNull } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { createUser, refreshUserSkeletons } from "../../features/account/account.rules.ts";
import { users } from "../../features/account/account.tables.ts";
import { refreshCompanySkeletons } from "../../features/company/company.rules.ts";
import { companies } from "../../features/company/company.tables.ts";
import { hashToken } from "../identity/tokens.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Writes a user like a server that does not know skeletons. */
const write = (username: string, index: number) =>
  app.db.insert(users).values({ username, email: `old${index}@user.test`, role: "creator" });
const readSkeleton = async (username: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.username, username));
  return row?.skeleton;
};

it("gives skeletons to names without, and leaves the later of two that look the same as it is", async () => {
  const names = ["Gianni Verdi", "Gianni\u00A0Verdi", "Gіanni Verdi", "Elia Neri", "Ella Neri"];
  for (const [index, name] of names.entries()) await write(name, index);
  expect(await refreshUserSkeletons(app.db)).toBe(2);
  expect(await readSkeleton("Gianni Verdi")).toBe("gianni verdi");
  expect(await readSkeleton("Gianni\u00A0Verdi")).toBeNull();
  expect(await readSkeleton("Ella Neri")).toBe("ella neri");
  // The next start finds the same names again, and users with such a name can still be changed.
  expect(await refreshUserSkeletons(app.db)).toBe(2);
  const remaining = await app.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, "Gianni\u00A0Verdi"));
  const body = { username: "Gianni\u00A0Verdi", support_email: "help@user.test" };
  expect((await app.as("admin").post(`/api/users/${remaining[0]!.id}`, body)).status).toBe(200);
  await expect(
    createUser(app.db, { username: "GIANNI VERDI", email: "new@user.test", role: "creator" }),
  ).rejects.toMatchObject({ problems: [{ key: "username.taken" }] });
});

it("writes what a bulk load has brought a thousand at a time, and few more for the ones that look alike", async () => {
  await app.rows(`insert into users (username, email, role)
    select 'Bulk ' || n, 'bulk' || n || '@mass.test', 'creator' from generate_series(1, 2500) n`);
  await write("Bulk\u00A077", 77);
  let written = 0;
  const prototype = Client.prototype as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function counted(...args) {
    const [statement] = args as [string | { text: string }];
    if (/update "users"/i.test(typeof statement === "string" ? statement : statement.text))
      written += 1;
    return query.apply(this, args);
  };
  try {
    expect(await refreshUserSkeletons(app.db)).toBe(3);
  } finally {
    prototype.query = query;
  }
  expect(await readSkeleton("Bulk 2499")).toBe("bulk 2499");
  expect(await readSkeleton("Bulk 77")).toBe("bulk 77");
  expect(await readSkeleton("Bulk\u00A077")).toBeNull();
  expect(written).toBeLessThan(60);
});

it("follows a name that an older server has changed since", async () => {
  await createUser(app.db, { username: "Rosa Galli", email: "rosa@user.test", role: "creator" });
  await app.db.update(users).set({ username: "Rosa Neri" }).where(eq(users.username, "Rosa Galli"));
  await refreshUserSkeletons(app.db);
  expect(await readSkeleton("Rosa Neri")).toBe("rosa neri");
});

it("does the same for companies, which may have had one name", async () => {
  const values = [1, 2].map((index) => ({
    name: "Ferramenta Bruni",
    email: `bruni${index}@company.test`,
    country: "IT",
    tokenHash: hashToken(`bruni ${index}`),
  }));
  await app.db.insert(companies).values(values);
  expect(await refreshCompanySkeletons(app.db)).toBe(1);
  const emails = values.map(({ email }) => email);
  expect(await app.db.$count(companies, inArray(companies.email, emails))).toBe(2);
  expect(await app.db.$count(companies, isNull(companies.skeleton))).toBe(1);
});
