// Bodies sent as forms: nested names become objects and lists, and texts become the values that the schema expects.
import qs from "qs";
import type * as z from "zod/mini";
import * as core from "zod/v4/core";
import { mostFields, tooManyFields } from "../../files/form-parts.ts";
import { refuse } from "../../refuse.ts";
import { notUtf8 } from "../../text/utf8.ts";
import { unknownField } from "./problems.ts";

/** A schema whose `def.type` narrows its definition. */
type Schema = core.$ZodType & { readonly def: core.$ZodTypes["_zod"]["def"] };

/**
 * Decodes a name or a value strictly. Refused: `unreadable` when it is not UTF-8; `validation` for `__proto__`, the one
 * name that qs drops.
 */
function decode(
  encoded: string,
  _decoder: unknown,
  _charset: string,
  type: "key" | "value",
): string {
  let text: string;
  try {
    text = decodeURIComponent(encoded.replaceAll("+", " "));
  } catch {
    throw notUtf8();
  }
  if (type === "key" && text.split(/[[\]]/).includes("__proto__"))
    throw refuse("validation", unknownField(text));
  return text;
}

/**
 * Parses `a=1`, `b[2][name]=x`, `c[0]=y` into objects. `shapeForm` finds the true lists by the schema, so that `b[2]`
 * keeps its id.
 * Refused: `too_large`, `unreadable`, `validation` for a value without a name.
 */
export function parsePairs(encoded: string): Record<string, unknown> {
  if (encoded.split("&", mostFields + 1).length > mostFields) throw tooManyFields();
  // qs would silently drop a value without a name.
  if (/(?:^|&)=/.test(encoded)) throw refuse("validation", unknownField(""));
  return qs.parse(encoded, {
    parseArrays: false,
    // Objects without a prototype keep names such as `toString`.
    plainObjects: true,
    depth: 4,
    parameterLimit: mostFields,
    interpretNumericEntities: false,
    decoder: decode,
  });
}

export const parseFields = (
  fields: readonly (readonly [string, string])[],
): Record<string, unknown> =>
  parsePairs(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isNumbered = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key));

/**
 * Makes a list of numbered entries, or of several entries under one name, which qs also numbers when there are many. A
 * single empty entry means the empty list, which a form cannot express otherwise.
 */
function toList(value: unknown): unknown {
  const list = toEntries(value);
  return Array.isArray(list) && list.length === 1 && list[0] === "" ? [] : list;
}

function toEntries(value: unknown): unknown {
  if (isNumbered(value))
    return Object.entries(value)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .flatMap(([, entry]) => (isNumbered(entry) ? toEntries(entry) : entry));
  return typeof value === "string" ? [value] : value;
}

/** Converts a text to a number if the schema refuses the text and accepts the number. */
function fromText(schema: Schema, value: unknown): unknown {
  if (typeof value !== "string" || !/^-?\d+(\.\d+)?$/.test(value)) return value;
  const isNumber = !core.safeParse(schema, value).success;
  return isNumber && core.safeParse(schema, Number(value)).success ? Number(value) : value;
}

function shape(schema: Schema, value: unknown): unknown {
  const { def } = schema;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
      return value === undefined ? undefined : shape(def.innerType as Schema, value);
    case "object": {
      if (!isRecord(value)) return value;
      const fields = def.shape as Record<string, Schema>;
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [
          name,
          Object.hasOwn(fields, name) ? shape(fields[name]!, entry) : entry,
        ]),
      );
    }
    case "record":
      return isRecord(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, entry]) => [
              name,
              shape(def.valueType as Schema, entry),
            ]),
          )
        : value;
    case "array": {
      const list = toList(value);
      return Array.isArray(list) ? list.map((entry) => shape(def.element as Schema, entry)) : list;
    }
    default:
      return fromText(schema, value);
  }
}

/** Converts a form to the shape that a JSON caller would have sent. */
export const shapeForm = (schema: z.ZodMiniType, form: unknown): unknown =>
  shape(schema as unknown as Schema, form);
