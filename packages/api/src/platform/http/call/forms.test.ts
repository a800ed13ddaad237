// Forms are converted to the shape that the calls' schemas expect.
import { submissionForm, updateAccount } from "@lanyard/contract";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { mostFields } from "../../files/form-parts.ts";
import { parseFields, parsePairs, shapeForm } from "./forms.ts";

const shaped = (schema: z.ZodMiniType, encoded: string) => shapeForm(schema, parsePairs(encoded));

describe("a form", () => {
  it("keeps the ids of languages and orders true lists by their numbers", () => {
    const form = shaped(
      submissionForm,
      "languages[3][name]=Hola&languages[1][name]=Ciao&permissions[2]=7&permissions[0]=5&permissions[10]=9",
    );
    expect(form).toEqual({
      languages: { "1": { name: "Ciao" }, "3": { name: "Hola" } },
      permissions: ["5", "7", "9"],
    });
  });

  it("takes every way of writing a list", () => {
    for (const encoded of [
      "permissions[]=1&permissions[]=2",
      "permissions=1&permissions=2",
      "permissions[0]=1&permissions[1]=2",
    ])
      expect(shaped(submissionForm, encoded)).toEqual({ permissions: ["1", "2"] });
    const many = Array.from({ length: 90 }, (_, at) => String(at));
    for (const name of ["permissions[]", "permissions", "permissions[0]"])
      expect(shaped(submissionForm, many.map((one) => `${name}=${one}`).join("&"))).toEqual({
        permissions: many,
      });
    for (const empty of ["permissions[0]=", "permissions[]=", "permissions="])
      expect(shaped(submissionForm, empty)).toEqual({ permissions: [] });
    expect(shaped(submissionForm, "permissions=4")).toEqual({ permissions: ["4"] });
  });

  it("turns texts into the numbers that a schema asks for, and into nothing else", () => {
    const schema = z.object({
      count: z.int(),
      name: z.string(),
      people: z.array(z.object({ user_id: z.string(), permission_id: z.int() })),
    });
    const form = shaped(
      schema,
      "count=12&name=007&people[0][user_id]=8&people[0][permission_id]=3",
    );
    expect(form).toEqual({
      count: 12,
      name: "007",
      people: [{ user_id: "8", permission_id: 3 }],
    });
    expect(shaped(schema, "count=twelve")).toEqual({ count: "twelve" });
    expect(shaped(updateAccount.body, "remove_avatar=1")).toEqual({ remove_avatar: "1" });
  });

  it("is read whole or not at all", () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, at) => `f${at}=${at}`).join("&");
    expect(Object.keys(parsePairs(pairs(mostFields)))).toHaveLength(mostFields);
    for (const encoded of [pairs(mostFields + 1), `${"a=1&".repeat(mostFields)}b=2`])
      expect(() => parsePairs(encoded)).toThrow("request.too_many_fields");
  });

  it("reaches no prototype and stays shallow", () => {
    const form = parsePairs("constructor[prototype][admin]=1&a[b][c][d][e][f][g]=1&toString=1");
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
    expect(Object.keys(form)).toEqual(["constructor", "a", "toString"]);
    for (const name of ["__proto__", "__proto__[a]", "a[__proto__][b]"])
      expect(() => parsePairs(`${name}=1`)).toThrow("field.unknown");
    expect(Object.getPrototypeOf(form)).toBeNull();
    expect(JSON.stringify(form).match(/\{/g)?.length).toBeLessThan(9);
  });

  it("keeps texts as they were typed", () => {
    const texts = { notes: "a & b = c\r\n+ 100% è ☂", "languages[1][name]": "{{name}} $t(key)" };
    expect(parseFields(Object.entries(texts))).toEqual({
      notes: texts.notes,
      languages: { "1": { name: "{{name}} $t(key)" } },
    });
  });
});
