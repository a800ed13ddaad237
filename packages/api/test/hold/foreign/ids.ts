// The ids that a call takes, found in its schemas. A new id that is not classified here fails the check.
import type { Call } from "@lanyard/contract";
import * as z from "zod/mini";
import type { Target } from "../fuzz/targets.ts";

/** Ids of rows that have an owner. */
export const owned = [
  "product_id",
  "submission_id",
  "license_id",
  "user_id",
  "delivery_id",
  "dispatch_id",
  "payment_id",
  "company_id",
  "request_id",
  "remark_id",
  "reply_id",
  "username",
] as const satisfies readonly (keyof Target)[];
export type Id = (typeof owned)[number];
const isOwned = (name: string): name is Id => (owned as readonly string[]).includes(name);

/** Ids in queries and bodies that have no owner, with the reason. */
const common: Readonly<Record<string, string>> = {
  expiration_id: "a list that all share",
  menu_entry_id: "a list that all share",
  permission_id: "a list that all share",
  actor_id: "a filter of an administrator's list",
  subject_id: "a filter of an administrator's list",
};
/** Calls in which `user_id` is the host application's opaque id of a person. */
const ofTheHost = [
  "user_permission.change",
  "user_permission.replace",
  "user_permission.apps",
  "person.add",
  "person.change",
  "person.tell",
];

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly [key: string]: unknown;
}

/** All property names of a schema, at any depth. */
function properties(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = Object.keys((schema as JsonSchema).properties ?? {});
  return [...own, ...Object.values(schema).flatMap(properties)];
}

const namesIn = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? properties(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })) : [];

const inPath = ({ path }: Call): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const beside = ({ id, query, body }: Call): string[] =>
  [...new Set([...namesIn(query), ...namesIn(body)])].filter(
    (name) => name.endsWith("_id") && !(name === "user_id" && ofTheHost.includes(id)),
  );

/** The ids of owned rows that a call takes. */
export const idsOf = (call: Call): Id[] => [...inPath(call), ...beside(call)].filter(isOwned);

/** Ids of a call that are not classified above. */
export const strangersOf = (call: Call): string[] => [
  ...inPath(call).filter((name) => !isOwned(name)),
  ...beside(call).filter((name) => !isOwned(name) && !(name in common)),
];
