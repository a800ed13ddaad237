// The list of every call, and the administrator's form of one.
import { expect, test } from "vitest";
import { adminForm, call } from "./call.ts";
import { calls } from "./calls.ts";
import * as contract from "./index.ts";

test("every call that the contract exports is in the list, once", () => {
  const exported = Object.values<unknown>({ ...contract }).filter(
    (value) => typeof value === "object" && value !== null && "path" in value && "method" in value,
  );
  expect(new Set(calls)).toEqual(new Set(exported));
  expect(calls).toHaveLength(exported.length);
});

test("no two calls share an id, nor a method and path", () => {
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
});

test("the administrator's form differs in address, name and who may make it", () => {
  const original = call({
    id: "room.act",
    method: "POST",
    path: "/api/things/:id",
    who: "user",
    summary: "Does it",
    output: contract.ok,
    refusals: [404],
  });
  expect(adminForm(original)).toEqual({
    ...original,
    id: "room.actAsAdmin",
    path: "/api/admin/things/:id",
    who: "admin",
    summary: "Does it (administrator's form)",
  });
});
