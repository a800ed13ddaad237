// Long lists of people: the server keeps all of them or refuses the call, in every request format.
import { userPermissionLimits } from "@lanyard/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { releasedProduct, type Build } from "../../../test/fixtures.ts";
import { companyTokens, testApp, type TestApp } from "../../../test/harness.ts";

let app: TestApp;
let build: Build;
beforeAll(async () => {
  app = await testApp();
  build = await releasedProduct(app, { "permissions[0]": "3" });
  await app.company().post(`/api/products/${build.product_id}/license`);
});
afterAll(() => app.close());

/** An id of the maximum length. */
const idOf = (person: number) => String(person).padEnd(userPermissionLimits.userId, "-");
const people = (count: number) =>
  Array.from({ length: count }, (_, person) => ({ user_id: idOf(person), permission_id: 3 }));
const pairs = (count: number): [string, string][] =>
  people(count).flatMap(({ user_id, permission_id }, at) => [
    [`user_permissions_licenses[${at}][user_id]`, user_id],
    [`user_permissions_licenses[${at}][permission_id]`, String(permission_id)],
  ]);

const forms: Readonly<Record<string, (count: number) => object | FormData | string>> = {
  JSON: (count) => ({ user_permissions_licenses: people(count) }),
  "an encoded form": (count) =>
    new URLSearchParams([
      ["company_token", companyTokens.first],
      // An even number, so that a cut list never ends in the middle of an entry.
      ["user_token", "anna"],
      ...pairs(count),
    ]).toString(),
  "a multipart form": (count) => {
    const form = new FormData();
    for (const [name, value] of pairs(count)) form.append(name, value);
    return form;
  },
};

async function replace(body: object | FormData | string) {
  const path = `/api/userpermissions/products/${build.product_id}` as const;
  if (typeof body !== "string") return app.company().put(path, body);
  const { statusCode: status, json } = await app.fastify.inject({
    method: "PUT",
    url: path,
    payload: body,
    headers: { "accept-language": "en", "content-type": "application/x-www-form-urlencoded" },
  });
  return { status, body: json() };
}
/**
 * Stores two people, whom a refusal must not remove. Retries, because a busy machine may refuse a slow request.
 */
const keepTwo = (form: (count: number) => Parameters<typeof replace>[0]) =>
  expect.poll(async () => (await replace(form(2))).status).toBe(200);
const listGrants = async () =>
  (await app.company().post(`/api/userpermissions/${build.product_id}`)).body
    .user_permissions_licenses;

describe.each(Object.entries(forms))("in %s", (_name, form) => {
  it.each([1_500, userPermissionLimits.grants])("%i people are kept", async (count) => {
    await replace(form(1));
    const { status, body } = await replace(form(count));
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    expect(new Set((await listGrants()).map(({ user_id }) => user_id))).toEqual(
      new Set(people(count).map(({ user_id }) => user_id)),
    );
  });

  it("one more than there may be is refused, and nobody loses anything", async () => {
    await keepTwo(form);
    const { status, body } = await replace(form(userPermissionLimits.grants + 1));
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(422);
    expect(body.problems).toMatchObject([
      { key: "field.too_many", field: "user_permissions_licenses" },
    ]);
    expect(body.error).toContain(String(userPermissionLimits.grants));
    expect(await listGrants()).toHaveLength(2);
  });

  it("endless lists are refused, and nobody loses anything", async () => {
    await keepTwo(form);
    const body = form(4 * userPermissionLimits.grants);
    expect((await replace(body)).status).toBe(413);
    expect(await listGrants()).toHaveLength(2);
  });
});
