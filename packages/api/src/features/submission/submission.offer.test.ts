// Saving price and publication (the offer) of a build that waits for review or is on sale.
import type { Refusal } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  file,
  picture,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../test/fixtures.ts";
import { testApp, type Person, type TestApp } from "../../../test/harness.ts";
import type { Reply } from "../../../test/reply.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const save = (build: Build, body: object, person: Person = "creator") =>
  app.as(person).post(`${build.path}?require_review=0`, body);
const detail = async (build: Build) => (await app.as("creator").get(build.path)).body;
/** Each problem as `field key`. */
const problems = ({ body }: Reply<Partial<Refusal>>): string[] =>
  (body.problems ?? []).map(({ field, key }) => `${field} ${key}`);

describe("saving price and publication", () => {
  const offer = {
    price_amount: "12.00",
    price_currency: "EUR",
    expiration_id: 5,
    is_private: 1,
    company_token: ["first@company.test"],
  };
  const saved = { price_amount: 12, expiration_id: 5, is_private: 1 };

  test.each([
    ["waits for review", waitingProduct],
    ["is on sale", releasedProduct],
  ] as const)("works for a build that %s", async (_name, make) => {
    const build = await make(app);
    const { submission } = await detail(build);
    // The form of the detail page also sends the unchanged texts.
    const reply = await save(build, {
      ...offer,
      name: submission.product_name,
      description: submission.submission_description,
      version: submission.version,
    });
    expect([reply.status, reply.body.submission]).toEqual([
      200,
      expect.objectContaining({ ...saved, status: submission.status }),
    ]);
    expect(reply.body.enabled_accounts).toEqual([
      { enabled_account: "first@company.test", license_id: null },
    ]);
    expect(
      (await app.as("admin").post(`${build.adminPath}?require_review=0`, { price_amount: "0" }))
        .body.submission,
    ).toMatchObject({ price_amount: 0, expiration_id: 1 });
    expect((await save(build, offer, "other")).status).toBe(404);
  });

  test.each([
    { name: "Other" },
    { description: "Other" },
    { version: "9" },
    { notes: "Other" },
    { menu_entry_id: 2 },
    { permissions: ["1"] },
    { mobile_available: 1 },
    { webhook_url: "https://example.com" },
    { languages: { 2: { name: "Visits", description: "One" } } },
    { remove_icon: 1 },
  ])("together with another change, %j, is refused", async (other) => {
    const build = await releasedProduct(app);
    const before = await detail(build);
    const reply = await save(build, { ...offer, ...other });
    expect([reply.status, reply.body.error]).toEqual([409, expect.stringContaining("on sale")]);
    expect((await detail(build)).submission.price_amount).toBe(before.submission.price_amount);
  });

  test("with another file is refused", async () => {
    const build = await releasedProduct(app);
    const form = new FormData();
    form.append("icon", file(await picture(48, 48, "#00aa55"), "new.png", "image/png"));
    expect((await save(build, form)).status).toBe(409);
  });

  test("has the same checks as saving a draft", async () => {
    const build = await releasedProduct(app);
    expect(problems(await save(build, { price_amount: "41", company_token: ["x"] }))).toEqual([
      "price_amount price.too_high",
      "company_token[0] account.invalid",
    ]);
  });
});
