// /.well-known/security.txt says whom to tell about a weakness, as RFC 9116 has it.
import { expect, it } from "vitest";
import { testApp } from "../../../../test/harness.ts";

it("names the contact, until when it holds, the languages and its own address", async () => {
  const app = await testApp({
    SUPPORT_EMAIL: "help@badge.example",
    PUBLIC_URL: "https://badge.example",
  });
  const { status, headers, body } = await app.as().get("/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = new Map(
    String(body)
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:help@badge.example");
  expect(fields.get("Preferred-Languages")).toBe("it, en, es, fr");
  expect(fields.get("Canonical")).toBe("https://badge.example/.well-known/security.txt");
  const left = Date.parse(fields.get("Expires")!) - Date.now();
  // RFC 9116 recommends less than a year.
  expect(left).toBeGreaterThan(86_400_000);
  expect(left).toBeLessThan(365 * 86_400_000);
  await app.close();
});
