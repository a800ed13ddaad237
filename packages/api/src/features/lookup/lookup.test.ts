// The lists and settings that forms and the console read.
import { languageCodes } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { selectLabel } from "./lookup.rules.ts";
import { listEntries } from "./lookup.store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ PRODUCT_NAME: "Badges", HOST_ORIGINS: "https://host.example.com" });
});
afterAll(() => app.close());

it("labels menu entries and permissions in the reader's language, without a token", async () => {
  const italian = await app.as().get("/api/menu", { "accept-language": "it" });
  const english = await app.as().get("/api/menu", { "accept-language": "en" });
  expect(italian.body.map((entry) => entry.id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(italian.body[0]?.label).not.toBe(english.body[0]?.label);
  expect((await app.as().get("/api/permissions")).body.length).toBeGreaterThan(0);
});

it("labels every entry in every language", async () => {
  for (const list of ["menu", "permissions", "expirations", "userPermissions"] as const)
    for (const { id, label } of await listEntries(app.db, list))
      for (const code of languageCodes)
        expect(label[code], `${list} ${id} in ${code}`).toBeTruthy();
});

it("labels an entry that lacks the reader's language in English", () => {
  expect(selectLabel({ it: "Mensa", en: "Canteen" }, "fr")).toBe("Canteen");
  expect(selectLabel({ it: "Mensa", en: "Canteen" }, "it")).toBe("Mensa");
  expect(selectLabel(null, "it")).toBe("");
});

it("lists contract lengths to signed-in users", async () => {
  expect((await app.as().get("/api/expirations")).status).toBe(401);
  const { body } = await app.as("creator").get("/api/expirations");
  expect(body.map((entry) => entry.id)).toEqual([1, 2, 3, 4, 5]);
});

it("tells the console its names and addresses", async () => {
  expect((await app.as().get("/api/settings")).body).toMatchObject({
    product_name: "Badges",
    support_email: "support@lanyard.example",
    host_origins: ["https://host.example.com"],
  });
});
