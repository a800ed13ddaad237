// The browser's reduced build of the contract sends every call exactly as the full contract does.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { calls, isCall, type Call } from "@lanyard/contract";
import { browserExports } from "../calls.plugin.ts";
import { send, type Request } from "../src/api/send.ts";

const source = join(import.meta.dirname, "../../contract/src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".calls.ts"),
);
type Exported = Readonly<Record<string, unknown>>;
const rooms = await Promise.all(
  files.map(async (name) => {
    const whole = (await import(/* @vite-ignore */ join(source, name))) as Exported;
    const code = encodeURIComponent(browserExports(whole));
    const exported = (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as Exported;
    return { whole, exported };
  }),
);

const params = { product_id: "1", submission_id: "2", license_id: "3", user_id: "4" };

/** The request that a call sends. */
async function requestOf(call: Call): Promise<unknown> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response("{}")));
  vi.stubGlobal("fetch", fetched);
  const body = call.method === "GET" ? {} : { body: { one: 1 } };
  const request: object = { params, query: { page: "2" }, ...body };
  await send(call, request as Request<Call>);
  return fetched.mock.calls;
}

test("every call is sent alike", async () => {
  const sent = rooms.flatMap(({ whole, exported }) =>
    Object.entries(whole).flatMap(([name, call]) =>
      isCall(call) ? [{ call, exported: exported[name] as Call }] : [],
    ),
  );
  expect(sent.map(({ call }) => call.id).toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  for (const { call, exported } of sent) {
    expect(await requestOf(exported)).toEqual(await requestOf(call));
    expect(Object.keys(exported)).toEqual(["id", "method", "path", "who"]);
  }
});

test("constants stay, shapes do not", () => {
  const exported = (name: string) => rooms.find(({ whole }) => name in whole)?.exported ?? {};
  expect(exported("enquiryLimits")["enquiryLimits"]).toEqual({ object: 200, description: 4_000 });
  expect(exported("settings")).not.toHaveProperty("settings");
});
