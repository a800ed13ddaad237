// Settings: their meaning and defaults, and the message for a bad one.
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

const problemsOf = (source: Record<string, string>): string[] => {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};

describe("without variables", () => {
  test("everything has a value that works on a laptop", () => {
    expect(readEnv({})).toMatchObject({
      port: 4400,
      host: "127.0.0.1",
      databaseUrl: undefined,
      dataDir: resolve("data"),
      storageUrl: undefined,
      payments: undefined,
      publicUrl: "http://localhost:4400",
      hostOrigins: [],
    });
  });
  test("an empty variable is an absent one", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: " " })).toEqual(readEnv({}));
  });
  test("the demo belongs to the embedded database", () => {
    expect(readEnv({}).demo).toBe(true);
    expect(readEnv({ DATABASE_URL: "postgres://db.test/lanyard" }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL: "postgres://db.test/lanyard", DEMO: "1" }).demo).toBe(true);
    expect(readEnv({ DEMO: "0" }).demo).toBe(false);
  });
  test("the demo belongs to this machine, unless a public one is wanted", () => {
    const there = { PUBLIC_URL: "https://apps.example.com" };
    expect(readEnv(there)).toMatchObject({ demo: false, demoAllowed: false });
    expect(readEnv({ HOST: "0.0.0.0" })).toMatchObject({ demo: false, demoAllowed: false });
    expect(() => readEnv({ ...there, DEMO: "1" })).toThrow("PUBLIC_URL is not this machine");
    for (const HOST of ["0.0.0.0", "::", "192.0.2.2"])
      expect(() => readEnv({ HOST, DEMO: "1" })).toThrow(
        "HOST is not this machine. Set DEMO=public",
      );
    expect(readEnv({ HOST: "::1", DEMO: "1" })).toMatchObject({ demo: true, demoAllowed: true });
    expect(readEnv({ ...there, DEMO: "public" })).toMatchObject({ demo: true, demoAllowed: true });
    for (const url of ["http://127.0.0.2:1", "http://[::1]:1", "http://console.localhost:1"])
      expect(readEnv({ PUBLIC_URL: url, DEMO: "1" }).demo).toBe(true);
  });
});

describe("with variables", () => {
  test("addresses follow PORT and PUBLIC_URL", () => {
    expect(readEnv({ PORT: "5000" }).publicUrl).toBe("http://localhost:5000");
    expect(readEnv({ PUBLIC_URL: "https://apps.example.com/" })).toMatchObject({
      publicUrl: "https://apps.example.com",
      termsUrl: "https://apps.example.com/terms",
    });
  });
  test("origins are a list", () => {
    expect(
      readEnv({ HOST_ORIGINS: "https://a.example.com, http://localhost:3000" }).hostOrigins,
    ).toEqual(["https://a.example.com", "http://localhost:3000"]);
  });
  test.each([
    ["DATABASE_URL", "postgres://user:secret@db:5432,db_2/lanyard?sslmode=verify-full"],
    ["DATABASE_READ_URL", "postgres://replica/lanyard?sslmode=no-verify"],
    ["STORAGE_URL", "s3://key:secret@badges/files?endpoint=http://minio:9000"],
    ["STORAGE_PUBLIC_URL", "http://minio:9000"],
    ["SMTP_URL", "smtp://mailhog:1025"],
    ["MAIL_FROM", "Apps <apps@intranet>"],
    ["SUPPORT_EMAIL", "help@intranet"],
    ["PUBLIC_URL", "http://apps:4400/"],
    ["DOCS_URL", "http://wiki/apps"],
    ["HOST_ORIGINS", "http://intranet"],
  ])("a host of an intranet needs no dot: %s=%s", (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });
  test("proxies are addresses, networks, or how many", () => {
    const of = (value: string) => readEnv({ TRUST_PROXY: value }).trustProxy;
    expect(of("10.0.0.0/8, fc00::/7 ::ffff:10.0.0.0/104 192.0.2.7 uniquelocal")).toHaveLength(5);
    expect(of("2")).toBe(2);
  });
  test("a sender may have a name", () => {
    expect(problemsOf({ MAIL_FROM: "Apps <apps@example.com>" })).toEqual([]);
  });
});

describe("a bad variable is named with what it should be and what it is", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["DRAIN_SECONDS", "2s"],
    ["DATABASE_URL", "mysql://db"],
    ["DATABASE_URL", "postgres://db/lanyard?sslmode=on"],
    ["DATABASE_URL", "postgres://one,two/lanyard?a=1&sslmode=allow"],
    ["DATABASE_READ_URL", "postgres://db/lanyard?sslmode="],
    ["STORAGE_URL", "https://bucket"],
    ["STORAGE_URL", "s3://"],
    ["STORAGE_URL", "s3://bucket?endpoint=minio:9000"],
    ["STORAGE_PUBLIC_URL", "files.example.com"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "smtp://"],
    ["MAIL_FROM", "nobody"],
    ["PUBLIC_URL", "apps.example.com"],
    ["PUBLIC_URL", "https://example.com/console"],
    ["PUBLIC_URL", "https://example.com/?a"],
    ["PUBLIC_URL", "https://me:secret@example.com"],
    ["SUPPORT_EMAIL", "support"],
    ["HOST_ORIGINS", "https://a.example.com/path"],
    ["HOST_ORIGINS", "*"],
    ["DEMO", "yes"],
    ["PERSONAL_DAYS", "59"],
    ["AUDIT_DAYS", "364"],
    ["PERSONAL_DAYS", "100000"],
    ["WEBHOOK_LOG_DAYS", "29"],
    ["TRUST_PROXY", "proxy"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["TRUST_PROXY", "127.0.0.1, 0.0.0.0/1 128.0.0.0/1"],
    ["TRUST_PROXY", "::ffff:0:0/96"],
    ["TRUST_PROXY", "2000::/3"],
  ])("%s=%s", (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} must `));
    if (!name.endsWith("_URL") || name === "PUBLIC_URL")
      expect(problems[0]).toContain(`it is "${value}"`);
  });
  test.each([
    ["DATABASE_URL", "postgres://admin:s3cret@127.0.0.1:99999/lanyard"],
    ["STORAGE_URL", "s3//key:s3cret@bucket"],
    ["SMTP_URL", "admin:s3cret@mail.example.com"],
    ["DATABASE_URL", "postgres://admin:s3cret@db/lanyard?sslmode=on"],
    ["PAYMENTS_URL", "ftp://admin:s3cret@pay.example.com"],
    ["PAYMENTS_WEBHOOK_SECRET", "sk_s3cret"],
  ])("what may hold a password is not repeated: %s", (name, value) => {
    const problems = problemsOf({ [name]: value, PAYMENTS_KEY: "sk_k" });
    expect(problems[0]).toMatch(new RegExp(`^${name} must `));
    expect(problems.join()).not.toContain("s3cret");
  });
  test("an upper bound is said", () => {
    expect(problemsOf({ PERSONAL_DAYS: "100000" })[0]).toContain("from 60 to 99999");
    expect(problemsOf({ WEBHOOK_LOG_DAYS: "x" })[0]).toContain("from 30 to 99999");
  });
  test("the modes of sslmode are said", () => {
    const [problem] = problemsOf({ DATABASE_URL: "postgres://db/lanyard?sslmode=on" });
    expect(problem).toContain("an sslmode of disable, no-verify, prefer");
  });
  test("all of them at once", () => {
    expect(problemsOf({ PORT: "x", DEMO: "x" })).toHaveLength(2);
  });
  test("the secret of Stripe's events needs a key of Stripe's", () => {
    const PAYMENTS_WEBHOOK_SECRET = "whsec_a1";
    const problems = ["PAYMENTS_WEBHOOK_SECRET requires a Stripe key in PAYMENTS_KEY."];
    expect(problemsOf({ PAYMENTS_WEBHOOK_SECRET })).toEqual(problems);
    const other = { PAYMENTS_URL: "https://pay.example.com", PAYMENTS_KEY: "k" };
    expect(problemsOf({ PAYMENTS_WEBHOOK_SECRET, ...other })).toEqual(problems);
    expect(readEnv({ PAYMENTS_WEBHOOK_SECRET, PAYMENTS_KEY: "sk_k" }).payments).toMatchObject({
      webhookSecret: PAYMENTS_WEBHOOK_SECRET,
    });
  });
  test("a payments service needs its key", () => {
    expect(problemsOf({ PAYMENTS_URL: "https://pay.example.com" })).toEqual([
      "PAYMENTS_KEY is required with PAYMENTS_URL.",
    ]);
    expect(
      readEnv({ PAYMENTS_URL: "https://pay.example.com", PAYMENTS_KEY: "k" }).payments,
    ).toEqual({ url: "https://pay.example.com", key: "k" });
  });
});
