// Types of the responses in tests, from the contract: method and path determine the call.
import type * as contract from "@lanyard/contract";
import type { Call, ResponseData, Refusal } from "@lanyard/contract";

export type Method = Call["method"];
type Calls = Extract<(typeof contract)[keyof typeof contract], Call>;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Segments<Rest>]
  : [Path];

/** Whether a path's segments match those of a call's path, where `:name` matches any segment. */
type Fits<Path, Pattern> = Pattern extends [infer Wanted, ...infer Rest]
  ? Path extends [infer Head, ...infer Tail]
    ? Wanted extends `:${string}`
      ? Fits<Tail, Rest>
      : Head extends Wanted
        ? Fits<Tail, Rest>
        : false
    : false
  : Path extends []
    ? true
    : false;

type CallAt<M extends Method, Path extends string, C = Calls> = C extends Call & { method: M }
  ? Fits<Segments<Path>, Segments<C["path"]>> extends true
    ? C
    : never
  : never;

/** A fixed path takes precedence over one with parameters, as in the router. */
type FixedCallAt<M extends Method, Path extends string, C = Calls> = C extends Call & { method: M }
  ? Path extends C["path"]
    ? C
    : never
  : never;

type Called<M extends Method, Path extends string> = Path extends string
  ? [FixedCallAt<M, Path>] extends [never]
    ? CallAt<M, Path>
    : FixedCallAt<M, Path>
  : never;

type Plain<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** Output or refusal: a test knows which it expects, so the fields of both are readable; absent ones are undefined. */
type Answer<Output> = Output & Omit<Required<Refusal>, keyof Output>;

/** The call's output plus the fields of a refusal; unknown when the path does not match exactly one call. */
export type BodyAt<M extends Method, Path extends string> = [Called<M, Plain<Path>>] extends [never]
  ? unknown
  : Answer<ResponseData<Called<M, Plain<Path>>>>;

export interface Reply<Body = unknown> {
  readonly status: number;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

type Headers = Record<string, string>;
type Sent = object | FormData;

/** Makes requests as one caller. Sends objects as JSON, FormData as multipart, URLSearchParams URL-encoded. */
export interface Sender {
  get<P extends string>(path: P, headers?: Headers): Promise<Reply<BodyAt<"GET", P>>>;
  post<P extends string>(
    path: P,
    body?: Sent,
    headers?: Headers,
  ): Promise<Reply<BodyAt<"POST", P>>>;
  put<P extends string>(path: P, body?: Sent, headers?: Headers): Promise<Reply<BodyAt<"PUT", P>>>;
  delete<P extends string>(path: P, headers?: Headers): Promise<Reply<BodyAt<"DELETE", P>>>;
}
