// What a request of a test is answered, typed by the contract: the call is found by method and path.
import type * as contract from "@lanyard/contract";
import type { Call, OutputOf, Refusal } from "@lanyard/contract";

export type Method = Call["method"];
type Calls = Extract<(typeof contract)[keyof typeof contract], Call>;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Segments<Rest>]
  : [Path];

/** Whether a path's segments are those of a call's path, where `:name` stands for any one. */
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

/** A fixed path stands before one with a gap, as in the router. */
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

/** A test knows which of the two it has asked for: both are there to be read, and what was not answered is undefined. */
type Answer<Output> = Output & Omit<Required<Refusal>, keyof Output>;

/** The call's output, and a refusal's fields; unknown when the path is not that of one call of the contract. */
export type BodyAt<M extends Method, Path extends string> = [Called<M, Plain<Path>>] extends [never]
  ? unknown
  : Answer<OutputOf<Called<M, Plain<Path>>>>;

export interface Reply<Body = unknown> {
  readonly status: number;
  /** The JSON, or the text where it is none. */
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

type Headers = Record<string, string>;
type Sent = object | FormData;

/** Somebody who makes requests. Objects are sent as JSON, FormData as multipart, URLSearchParams encoded. */
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
