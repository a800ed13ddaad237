// Generates values that a contract schema accepts, from its JSON Schema and from words that mean something to the
// server.
import fc from "fast-check";
import * as z from "zod/mini";

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxItems?: number;
}

const jsonOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

type Fields = Readonly<Record<string, z.ZodMiniType>>;
/** The schemas of an object's fields: they validate, field by field, what JSON Schema cannot express. */
const fieldsOf = (schema: z.ZodMiniType): Fields =>
  (schema as unknown as { def: { shape?: Fields } }).def.shape ?? {};

/** The values that pass `isWanted`. Throws after many rejections in a row, instead of searching forever. */
function filtered<Value>(
  values: fc.Arbitrary<Value>,
  isWanted: (value: Value) => boolean,
  what: string,
): fc.Arbitrary<Value> {
  let refused = 0;
  return values.filter((value) => {
    const is = isWanted(value);
    refused = is ? 0 : refused + 1;
    if (refused === 20_000) throw new Error(`No value is made that is ${what}.`);
    return is;
  });
}

/** Any code points, including lone surrogates, which JSON can carry. */
const strange = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "\0",
    "a\0b",
    "\uD800",
    "'; drop table users; --",
    "{{{",
    "%",
    "_",
    "\\",
    "\u202E",
    " ",
  ),
);

const one = (...values: readonly unknown[]) => fc.constantFrom(...values);
const yesOrNo = one("0", "1", true, 0);
/** Typical values of fields, by name. */
const words: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.emailAddress({ size: "-1" }),
  support_email: fc.oneof(fc.emailAddress({ size: "-1" }), fc.constant("")),
  country: one("IT", "fr", "XX"),
  price_amount: one("9.90", "0", "40.99", "41", 12.5, "9,5", "-1", "1.999"),
  price_currency: one("EUR", "USD", "XXX"),
  expiration_id: one("1", "2", "3", "99", "-1"),
  menu_entry_id: one("1", "2", "99", "", "-1"),
  is_private: yesOrNo,
  mobile_available: yesOrNo,
  remove_icon: yesOrNo,
  remove_banner: yesOrNo,
  remove_source_code: yesOrNo,
  remove_db_script: yesOrNo,
  permissions: one(["1"], [""], ["0", "2"], ["99"]),
  company_token: one(["first@company.test"], [""], ["no address"]),
  privacy: fc.constant(true),
  cursor: one("1", "100000", "x"),
  limit: one("1", "200", "0", "9999"),
  version: one("1.0.0", "2.0.0"),
  privacy_policy_url: one("https://example.org/privacy", "", "ftp://example.org"),
  service_terms_url: one("https://example.org/terms", "no link"),
  // A host name that cannot exist, so that no request leaves this machine.
  webhook_url: one("https://hook.invalid/", "https://localhost/hook", ""),
  search: one("a", "%", ""),
  // JSON Schema has no pattern for timestamps, so random text would never produce one.
  from: one("2026-01-01T00:00:00.000Z", "2026-01-01", "yesterday"),
  until: one("2030-01-01T00:00:00.000Z", "2026-02-30T00:00:00Z"),
  filter: one("Visite", "a b c", "%", ""),
  languages: one({ 1: { name: "Visite", description: "Chi entra." } }, {}, { 9: {} }),
  username: one("creator", "fuzz", "nobody"),
  product_id: fc.integer({ min: 1, max: 60 }),
  user_id: one("anna", 7),
  permission_id: one(1, "1", 0, "", null, 99),
};

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 60 } = schema;
  const patterns = [schema, ...(schema.allOf ?? [])].flatMap(({ pattern }) => pattern ?? []);
  if (patterns[0] !== undefined) return fc.stringMatching(new RegExp(patterns[0]));
  const long = fc
    .integer({ min: minLength, max: maxLength })
    .map((length) => "ä".repeat(Math.min(length, 5_000)));
  return fc.oneof({ weight: 4, arbitrary: strange }, { weight: 1, arbitrary: long });
}

function plain(schema: JsonSchema, fields: Fields = {}): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => plain(choice)));
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1_000,
        max: Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
      });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(plain(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case "object":
      return object(schema, fields);
    default:
      return fc.anything({ maxDepth: 1, withBigInt: false });
  }
}

function object(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  judges: Fields,
): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const any = plain(schema);
      const known = words[name];
      const both = known
        ? fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: any })
        : any;
      const judge = judges[name];
      const isTaken = (value: unknown) => !judge || takes(judge, value);
      return [name, filtered(both, isTaken, `taken as ${name}`)];
    }),
  );
  if (Object.keys(fields).length === 0 && typeof additionalProperties === "object")
    return fc.dictionary(fc.constantFrom("1", "2", "3", "4", "x"), plain(additionalProperties));
  return fc.record(fields, { requiredKeys: [...required] });
}

/** Whether the schema accepts the value. */
export const takes = (schema: z.ZodMiniType, value: unknown): boolean =>
  z.safeParse(schema, value).success;

/** Inputs that the schema accepts. */
export const validOf = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  filtered(
    plain(jsonOf(schema), fieldsOf(schema)),
    (value) => takes(schema, value),
    "taken by the schema",
  );

const wrong = fc.oneof(
  one(null, true, -1, 1.5, 1e300, "", "x".repeat(6_000), [], {}, [null], [[]], { a: { b: 1 } }),
  strange,
);

/** Inputs that the schema refuses: a valid one with a field missing or replaced, or something that is not an object. */
export const invalidOf = (schema: z.ZodMiniType, names: readonly string[]): fc.Arbitrary<unknown> =>
  filtered(
    fc
      .tuple(validOf(schema), fc.constantFrom("", ...names), wrong, fc.boolean())
      .map(([good, name, bad, drop]) => {
        if (name === "" || typeof good !== "object" || good === null) return bad;
        const { [name]: _old, ...rest } = good as Record<string, unknown>;
        return drop ? rest : { ...rest, [name]: bad };
      }),
    (value) => value !== undefined && value !== null && !takes(schema, value),
    "refused by the schema",
  );

/** The names of a schema's fields. */
export function namesOf(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return [];
  const json = jsonOf(schema);
  return Object.keys(json.properties ?? json.anyOf?.[0]?.properties ?? {});
}
