// The list of all calls, and the administrator's form of a call.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { toCallAddress, adminForm, call, isCall, type Call } from "./call.ts";
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

/** The paths of all objects in the schema that accept fields they do not declare. */
function findOpenPaths(schema: z.core.JSONSchema.BaseSchema, way: string): string[] {
  const { properties = {}, additionalProperties: rest, items, anyOf = [] } = schema;
  const inner = Object.entries({
    ...properties,
    "[name]": rest,
    "[at]": items,
    ...Object.fromEntries(anyOf.entries()),
  });
  return [
    ...(schema.type === "object" && rest === undefined ? [way] : []),
    ...inner.flatMap(([name, entry]) =>
      typeof entry === "object" && !Array.isArray(entry)
        ? findOpenPaths(entry, `${way}.${name}`)
        : [],
    ),
  ];
}

test("a body or a query takes no field that it does not name, however deep", () => {
  const schemas = calls.flatMap(({ id, body, query }: Call) =>
    [body, query].flatMap((schema) => (schema ? [[id, schema] as const] : [])),
  );
  expect(schemas.length).toBeGreaterThan(40);
  const openPaths = schemas.flatMap(([id, schema]) =>
    findOpenPaths(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), id),
  );
  expect(openPaths).toEqual([]);
  const lenient = z.strictObject({ a: z.array(z.object({})) });
  expect(findOpenPaths(z.toJSONSchema(lenient, { io: "input" }), "x")).toEqual(["x.a.[at]"]);
});

/** The schema and all schemas nested in it. */
function withNested(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema[] {
  const parts = [
    schema.properties,
    schema.anyOf,
    { a: schema.items, b: schema.additionalProperties },
  ];
  const inner = parts.flatMap((part) => Object.values<unknown>(part ?? {}));
  return [
    schema,
    ...inner.flatMap((entry) =>
      typeof entry === "object" && entry !== null
        ? withNested(entry as z.core.JSONSchema.BaseSchema)
        : [],
    ),
  ];
}

test("yes and no are read alike in every body and query", () => {
  const inputs = calls.flatMap(({ body, query }: Call) =>
    [body, query].filter((one) => one !== undefined),
  );
  const schemas = inputs.flatMap((schema) =>
    withNested(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })),
  );
  const flags = schemas.filter(
    ({ type, enum: values = [], const: only }) =>
      type === "boolean" ||
      // An enumeration with numbers above 1 holds amounts, such as the hours of a grace period.
      (!values.some((value) => typeof value === "number" && value > 1) &&
        [...values, only].some((value) => value === 0 || value === "0" || value === true)),
  );
  const no = [0, false, "0", "false"];
  const both = JSON.stringify([1, true, "1", "true", ...no]);
  const spelled = flags.map(({ enum: values }) => JSON.stringify(values));
  expect(new Set(spelled)).toEqual(new Set([both, JSON.stringify(no)]));
  expect(spelled.filter((one) => one === both).length).toBeGreaterThan(10);
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
    summary: "Does it (for administrators)",
  });
});

test("what a browser sends by is a call's id, method, path and role", () => {
  const [first] = calls;
  const { id, method, path, who } = first!;
  expect(toCallAddress(first!)).toEqual({ id, method, path, who });
  expect([first, null, { path }, { method }, "GET"].map(isCall)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
