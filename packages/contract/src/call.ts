// One call of the API as data: the server registers it, the console sends it, the OpenAPI document describes it.
import type * as z from "zod/mini";
import type { ConsoleMessages, MessageKey } from "./message/message.keys.ts";

/**
 * Who may make a call: `anyone` needs nothing, `user` a signed-in user of any role, `admin` a signed-in
 * administrator, `company` a valid `company_token` in the body.
 */
export type Who = "anyone" | "user" | "admin" | "company";

/** What one file field of a multipart call accepts. `many` fields are sent as `name[0]`, `name[1]`, … */
export interface FileField {
  readonly kind: "image" | "archive" | "sql";
  readonly maxBytes: number;
  readonly many?: number;
}

export interface Call {
  /** `room.action`: unique, the operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:names`, from the root of the server. */
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  /**
   * A strict object, like `body` and every object within it: unknown fields are refused. Omitted when the call has no
   * query.
   */
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** When present, the body is multipart/form-data with these file fields besides the fields of `body`. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** The call only inspects the uploaded files: the server refuses none for its content, and stores none. */
  readonly inspects?: true;
  readonly output: z.ZodMiniType;
  /** Error statuses of this call, besides those common to all calls and those that `who` implies. */
  readonly refusals?: readonly (402 | 403 | 404 | 409)[];
  /** The list is paged by keyset: `?limit=&cursor=`, next page in the `Link` header. */
  readonly paged?: true;
  /** The response depends only on the language, so shared caches may keep it for a while. */
  readonly shared?: true;
  /** The response is a file, streamed as one of these content types; `output` describes its text. */
  readonly answersFile?: readonly string[];
  /** Apps of the company may make the call about the product in its path, with an `app_token` in the body. */
  readonly apps?: true;
  /** The call only reads: it is a POST because its body carries the company's token. */
  readonly reads?: true;
}

/** The part of a call that the browser needs; without the rest, the schemas stay out of the browser's bundle. */
export type CallAddress = Pick<Call, "id" | "method" | "path" | "who">;
export const toCallAddress = ({ id, method, path, who }: Call): CallAddress => ({
  id,
  method,
  path,
  who,
});

export const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "path" in value;

/** Declares a call and keeps its exact types. */
export const call = <const C extends Call>(definition: C): C => definition;

type AdminPath<Path extends string> = Path extends `/api/${infer Rest}`
  ? `/api/admin/${Rest}`
  : Path;

/** The administrator's form of a call: the same payload and answer under /api/admin. */
export function adminForm<C extends Call>(
  original: C,
): Omit<C, "path" | "who"> & { readonly path: AdminPath<C["path"]>; readonly who: "admin" } {
  return {
    ...original,
    id: `${original.id}AsAdmin`,
    path: original.path.replace("/api/", "/api/admin/") as AdminPath<C["path"]>,
    who: "admin",
    summary: `${original.summary} (for administrators)`,
  };
}

type Input<C extends Call, Key extends "params" | "query" | "body"> = Key extends keyof C
  ? C[Key] extends z.ZodMiniType
    ? z.input<C[Key]>
    : undefined
  : undefined;

/** What the caller passes: the input types of the schemas; undefined where the call has no such schema. */
export type RequestParams<C extends Call> = Input<C, "params">;
export type RequestQuery<C extends Call> = Input<C, "query">;
export type RequestBody<C extends Call> = Input<C, "body">;
/** The type of the response. */
export type ResponseData<C extends Call> = z.output<C["output"]>;

/** One problem with a request: the message's key, the values of its placeholders, and the field it is about. */
export interface Problem<Key extends MessageKey = MessageKey> {
  readonly key: Key;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The name of the wire field, e.g. `price_amount` or `languages[2][name]`. */
  readonly field?: string;
}

/** A problem that a form finds itself, before it sends the request. */
export type FormProblem = Problem<keyof ConsoleMessages>;
