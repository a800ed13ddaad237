// The problems of a request, field by field: converts schema issues to the contract's message keys.
import { isBlank, oneLine, textLength, type MessageKey, type Problem } from "@lanyard/contract";
import type * as z from "zod/mini";

type Kind = "required" | "invalid" | "too_long" | "too_many" | "one_line";
type Issue = z.core.$ZodIssue;

const same = (key: MessageKey) => ({ required: key, invalid: key });

/** Fields with a message of their own; a general message names every other field. */
const words: Readonly<Record<string, Partial<Record<Kind, MessageKey>>>> = {
  name: { required: "name.required", too_long: "name.too_long" },
  username: { required: "username.required" },
  email: { required: "email.required", invalid: "email.invalid" },
  support_email: { invalid: "email.invalid" },
  password: { required: "password.required" },
  password_confirmation: { required: "password.confirmation_required" },
  current_password: { required: "password.current_required" },
  rejection_reason: { required: "reason.required", too_long: "reason.too_long" },
  reason: { too_long: "reason.too_long" },
  answer: { required: "answer.required", too_long: "answer.too_long" },
  object: { required: "object.required" },
  description: { required: "request_text.required" },
  privacy: same("privacy.required"),
  languages: same("language.unknown"),
  menu_entry_id: { required: "menu_entry.required", invalid: "menu_entry.unknown" },
  expiration_id: { required: "expiration.required", invalid: "expiration.unknown" },
  price_currency: { ...same("currency.unknown"), too_long: "currency.unknown" },
  permissions: same("permission.unknown"),
};

type Part = Readonly<Record<PropertyKey, unknown>> | null | undefined;

/** The value that was sent at that path; undefined where there is none. */
const getValue = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (value as Part)?.[key], input);

const isMissing = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && isBlank(value));

function getKind(issue: Issue, input: unknown): Kind {
  if (isMissing(getValue(input, issue.path))) return "required";
  if (issue.code === "custom" && issue.params?.["kind"] === oneLine) return "one_line";
  const tooBig = issue.code === "too_big" ? issue.origin : undefined;
  if (tooBig === "string") return "too_long";
  return tooBig === "array" ? "too_many" : "invalid";
}

/** `["languages", "2", "name"]` is the wire field `languages[2][name]`. */
const formatField = (path: readonly PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join("");

/** The problem of a field that the call does not know. */
export const unknownField = (...path: readonly PropertyKey[]): Problem => ({
  key: "field.unknown",
  field: formatField(path),
});

/** The limit; for a text also by how much it is exceeded, counted as its writer counts. */
function toLimitParams(
  { maximum }: { readonly maximum: number | bigint },
  value: unknown,
): Readonly<Record<string, number>> {
  const most = Number(maximum);
  return typeof value === "string" ? { most, over: textLength(value) - most } : { most };
}

function toProblem(issue: Issue, input: unknown): Problem {
  if (issue.path.length === 0) return { key: "request.not_fields" };
  const field = formatField(issue.path);
  const kind = getKind(issue, input);
  const most =
    issue.code === "too_big" ? { params: toLimitParams(issue, getValue(input, issue.path)) } : {};
  const top = issue.path.length === 1 ? words[String(issue.path[0])] : undefined;
  return { key: top?.[kind] ?? `field.${kind}`, field, ...most };
}

const mostUnknown = 10;

/** One problem per field, in the order of the schema; fields that the schema does not know come last. */
export const toProblems = (issues: readonly Issue[], input: unknown): Problem[] =>
  issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.slice(0, mostUnknown).map((name) => unknownField(...issue.path, name))
      : toProblem(issue, input),
  );

const missing: Readonly<Record<string, MessageKey>> = {
  product_id: "product.not_found",
  submission_id: "submission.not_found",
  license_id: "license.not_found",
  request_id: "enquiry.not_found",
  remark_id: "remark.not_found",
  reply_id: "reply.not_found",
};

/** Treats a malformed id in a path like an id that does not exist. */
export const toNotFound = (issues: readonly Issue[]): Problem => ({
  key: missing[String(issues[0]?.path[0])] ?? "request.not_found",
});
