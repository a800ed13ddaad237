// The schemas of the OpenAPI document: those of the contract. Named ones are described once and referenced elsewhere.
import * as contract from "@lanyard/contract";
import * as z from "zod/mini";

export type Json = Record<string, unknown>;
export type Side = "input" | "output";

/** Shapes that occur in more than one answer. Each shape comes after those that it contains. */
const sharedSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  Refusal: contract.refusal,
  User: contract.user,
  Company: contract.company,
  Option: contract.option,
  ProductCard: contract.productCard,
  StoreCard: contract.storeCard,
  Submission: contract.submission,
  ProductDetail: contract.productDetail,
  License: contract.license,
  Payment: contract.payment,
  Installation: contract.installation,
  Moved: contract.moved,
  Done: contract.ok,
};

function plain(schema: z.ZodMiniType, io: Side): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  }) as Json;
  return rest;
}

const nameBySchema = new Map(
  Object.entries(sharedSchemas).map(([name, schema]) => [
    JSON.stringify(plain(schema, "output")),
    name,
  ]),
);

/** Replaces named shapes with references; `self` is the shape that is being described. */
function referred(value: unknown, self?: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => referred(entry));
  if (typeof value !== "object" || value === null) return value;
  const name = nameBySchema.get(JSON.stringify(value));
  if (name !== undefined && name !== self) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, referred(entry)]));
}

/** The JSON schema of a request, or of an answer. */
export const toSchema = (schema: z.ZodMiniType, io: Side): Json =>
  io === "output" ? (referred(plain(schema, io)) as Json) : plain(schema, io);

/** The schemas that the references of `toSchema` point to. */
export const components = (): Json =>
  Object.fromEntries(
    Object.entries(sharedSchemas).map(([name, schema]) => [
      name,
      referred(plain(schema, "output"), name),
    ]),
  );
