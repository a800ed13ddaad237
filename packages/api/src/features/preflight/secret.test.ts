// The rules about secrets: each with texts that break it and texts that nearly do.
import { describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { tellingName } from "./archive.names.rules.ts";
import { measureEntropy, findSecrets as secretsInBytes, tokens } from "./secret.rules.ts";

const secretsIn = (text: string, place: Parameters<typeof secretsInBytes>[1]) =>
  secretsInBytes(Buffer.from(text), place);

/** Not a real key: the same characters each time, written so that scanners of this repository do not report it. */
const some = (alphabet: string, length: number) =>
  Array.from({ length }, (_, at) => alphabet[(at * 7 + Math.floor(at / 3)) % alphabet.length]).join(
    "",
  );
const letters = "kR7bQ2xW9mZ4pT6vN8cJ3hY5dF";
const head = "-----BEGIN TEST KEY-----".replace("TEST", "PRIVATE");

type TextRule = Exclude<RuleAbout<"secret">, "secret_settings" | "secret_store">;
interface Case {
  readonly breaks: readonly (readonly [text: string, finding: string])[];
  readonly rests: readonly string[];
}

const cases: Readonly<Record<TextRule, Case>> = {
  secret_key: {
    breaks: [
      [`${head}\nMIIEvQIBADANBgkqhkiG9w0BAQ\n`, "1"],
      [`a\n\nconst key = "${head.replace("BEGIN ", "BEGIN RSA ")}\\nMIIEvQIBADANBgkqhkiG9w0"`, "3"],
      [
        `${head.replace("KEY", "KEY BLOCK").replace("BEGIN ", "BEGIN PGP ")}\n\nlQOYBGRnQ2xW9mZ4pT6vN8cJ`,
        "1",
      ],
      [`${head}\nc2hvcnQ=\n${head.replace("BEGIN", "END")}`, "1"],
    ],
    rests: [
      head,
      `${head}\n...\n${head.replace("BEGIN", "END")}`,
      `text.startsWith("${head}")`,
      "-----BEGIN PUBLIC KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ",
    ],
  },
  secret_token: {
    breaks: [
      [`token: "ghp_${some(letters, 36)}"`, "1 GitHub"],
      [`\n\n AKIA${some("Q2X7M4ZPTVNCJH5D", 16)}`, "3 AWS"],
      [`sk_live_${some(letters, 24)}`, "1 Stripe"],
      [`xoxb-${some("1234567890", 12)}-${some(letters, 24)}`, "1 Slack"],
      [`glpat-${some(letters, 20)}`, "1 GitLab"],
      [`whsec_${some(letters, 32)}`, "1 Standard Webhooks"],
      [`npm_${some(letters, 36)}`, "1 npm"],
    ],
    rests: [
      "AKIAIOSFODNN7EXAMPLE",
      `ghp_${"x".repeat(36)}`,
      `ghp_${some(letters, 30)}`,
      `sk_test_${some(letters, 24)}`,
      `xghp_${some(letters, 36)}`,
    ],
  },
  secret_address: {
    breaks: [
      [`postgres://app:${some(letters, 9)}@db.internal:5432/app`, "1"],
      [`url = 'https://ada:${some(letters, 5)}@example.org/'`, "1"],
    ],
    rests: [
      "postgres://app:${PASSWORD}@db:5432/app",
      "postgres://user:password@localhost/app",
      "DATABASE_URL=postgres://user:pass@localhost:5432/db",
      "postgres://postgres:postgres@db:5432/app",
      "git clone https://oauth2:TOKEN@git.example.org/a",
      "https://example.org:8080/a@b",
      "https://ada@example.org",
    ],
  },
  secret_value: {
    breaks: [
      [`const apiKey = "${some(letters, 24)}";`, "1 apiKey"],
      [`{"client_secret": "${some(letters, 24)}"}`, "1 client_secret"],
      [`a\nDB_PASSWORD='${some(letters, 14)}'`, "2 DB_PASSWORD"],
      [`define( 'DB_PASSWORD', '${some(letters, 14)}' );`, "1 DB_PASSWORD"],
      [`'password' => '${some(letters, 14)}',`, "1 password"],
      [`PORT=80\r\nAPI_KEY=${some(letters, 24)}\r\n`, "2 API_KEY"],
      [`const maps = {apiKey:"AIza${some(letters, 35)}"}`, "1 apiKey"],
      [`[default]\naws_secret_access_key = ${some(letters, 40)}`, "2 aws_secret_access_key"],
    ],
    rests: [
      'const password = "your-password-here";',
      'apiKey: "process.env.API_KEY"',
      'secret: "aaaaaaaaaaaaaaaaaaaa1"',
      'r={secret:"i18n.labels.client2secret",apiKey:"settings.apiKey1.label"}',
      'passwordReset:"/account/password-reset2/confirm"',
      'password:"Almeno12caratteri,unnumero"',
      '.password-field:"[data-secret-key2=x]"',
      'passwordRegex="[A-Za-z0-9!@#$%^&*]{12,64}"',
      'secretName:"projects/acme-12/secrets/db-pw", privateKeyPath:"/etc/ssl/private/server1.key"',
      "API_KEY=your-api-key-goes-here-1\nDB_PASSWORD=\nSECRET_URL=abc123DEF456ghi789",
      // The keys in a page's Firebase configuration are not secret.
      `initializeApp({apiKey:"AIza${some(letters, 35)}",authDomain:"acme.firebaseapp.com",projectId:"acme"})`,
      `const firebaseConfig = {\n  projectId: "acme",\n  authDomain: "acme.firebaseapp.com",\n  apiKey: "AIza${some(letters, 35)}",\n};`,
      'passwordLabel = "Choose a password of 12 characters"',
      `access_token = "https://example.org/${some(letters, 20)}"`,
    ],
  },
};

describe.each(Object.entries(cases) as [TextRule, Case][])("%s", (rule, { breaks, rests }) => {
  it.each(breaks)("is broken by %j", (text, expected) => {
    expect(toldBy(secretsIn(text, { field: "f" }), rule)).toEqual([expected]);
  });
  it.each(rests)("lets %j rest", (text) => {
    expect(toldBy(secretsIn(text, { field: "f" }), rule)).toEqual([]);
  });
});

describe.each([
  ["secret_key", ["id_rsa", "keys/id_ed25519", "a/server.ppk"], ["id_rsa.pub", "ppk.html"]],
  [
    "secret_settings",
    [".env", "a/.env", ".env.production", ".env.local", ".env.development.local", ".env.staging"],
    [".env.example", "env", "a.env.js", ".environment", ".env.development", "a/.env.test"],
  ],
  [
    "secret_store",
    ["a/keys.p12", ".htpasswd", "b.kdbx", ".aws/credentials", "a/.kube/config"],
    ["id_rsa.pub", "p12.html"],
  ],
] as const)("%s", (rule, breaks, rests) => {
  it("is broken by a name", () => {
    expect(breaks.filter((path) => tellingName(path)?.rule !== rule)).toEqual([]);
    expect(rests.filter((path) => tellingName(path)?.rule === rule)).toEqual([]);
  });
});

it("never repeats the secret", () => {
  const secret = `ghp_${some(letters, 36)}`;
  expect(JSON.stringify(secretsIn(`token = "${secret}"`, { field: "f" }))).not.toContain(secret);
});

it("has a text that each kind of token contains", () => {
  for (const { near, fits } of tokens)
    expect(fits.source.replaceAll("\\", "")).toContain(near.slice(0, 2));
});

it("tells a known token once, not as a value too", () => {
  const findings = secretsIn(`access_token = "ghp_${some(letters, 36)}"`, { field: "f" });
  expect(findings.map(({ rule }) => rule)).toEqual(["secret_token"]);
});

it("counts lines in any order of kinds, and stops at 200", () => {
  const line = `k = "ghp_${some(letters, 36)}"\n${head}\nMIIEvQIBADANBgkqhkiG9w0BAQ\n`;
  const findings = secretsIn(line.repeat(150), { field: "f" });
  expect(findings).toHaveLength(200);
  expect(findings.slice(0, 4).map((one) => one.line)).toEqual([1, 2, 4, 5]);
});

it("misses none and tells none twice where a long text is read in parts", () => {
  const secret = `ghp_${some(letters, 36)}`;
  const part = 512 * 1024;
  for (const before of [-41, -40, -20, -1, 0, 1, 1_023, 1_024, 1_025])
    for (const parts of [1, 2]) {
      const begin = parts * part + before;
      const text = `${"è\n".repeat(Math.floor(begin / 3))}${" ".repeat(begin % 3)}${secret} ${"x ".repeat(part)}`;
      const findings = secretsIn(text, { field: "f" });
      expect(findings.map(({ line }) => line)).toEqual([Math.floor(begin / 3) + 1]);
    }
});

it("takes time in proportion to the text, whatever it holds", () => {
  const hard = [
    "password".repeat(60_000),
    "a-".repeat(250_000),
    "x://".repeat(120_000),
    `${head} `.repeat(20_000),
    `x://a:${"b".repeat(400_000)}`,
    "secret = '".repeat(50_000),
  ];
  // In quadratic time this would exceed the time limit of the test.
  for (const text of hard) expect(secretsIn(text, { field: "f" }).length).toBeLessThan(201);
});

it("knows how random a text is", () => {
  expect(measureEntropy("aaaa")).toBe(0);
  expect(measureEntropy("abcd")).toBe(2);
});
