// Which texts count as web addresses, and which as e-mail addresses.
import { expect, test } from "vitest";
import { isEmail, isUrl } from "./url.ts";

test.each([
  ["https://example.com", true],
  ["HTTP://example.com/a?b=c#d", true],
  ["http://localhost:4400", true],
  ["http://[::1]/", true],
  ["https://example", false],
  ["ftp://example.com", false],
  ["see https://example.com", false],
  ["xhttps://example.com", false],
  ["https://example.com/a b", false],
  ["https://example.com and more", false],
  ["https://example.com./", true],
  ["https://10.0.0.1", true],
  ["https://..", false],
  ["https://.", false],
  ["https://.com", false],
  ["https://a..b", false],
  ["https://example.com..", false],
  ["https://", false],
  ["https://exa mple.com", false],
  ["", false],
])("%j is a web address: %s", (text, expected) => expect(isUrl(text)).toBe(expected));

const label = "a".repeat(63);

test.each([
  ["ada@example.com", true],
  ["ADA@EXAMPLE.COM", true],
  ["a.d+a!#$%&'*/=?^_`{|}~-1@mail.example.co", true],
  ["a@b.c", true],
  ["a@1b.c2", true],
  ["a@b-c.d-e", true],
  [`a@${label}.${label}`, true],
  [`a@${label}a.com`, false],
  [`a@com.${label}a`, false],
  [`${"a".repeat(242)}@example.com`, true],
  [`${"a".repeat(243)}@example.com`, false],
  ["ada", false],
  ["ada@example", false],
  ["@example.com", false],
  ["ada@", false],
  ["ada@.com", false],
  ["ada@-example.com", false],
  ["ada@example-.com", false],
  ["ada@example.-com", false],
  ["ada@example.com-", false],
  ["ada@exam_ple.com", false],
  ["ada@example.c_m", false],
  ["ada@example..com", false],
  ["a da@example.com", false],
  [" ada@example.com", false],
  ["ada@example.com ", false],
  ["ada@example.com, bea@example.com", false],
])("%j is an e-mail address: %s", (text, expected) => expect(isEmail(text)).toBe(expected));
