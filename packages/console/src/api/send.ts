// Sends a call of the contract to the server; returns its output or throws a CallFailure.
import i18next from "i18next";
import type {
  RequestBody,
  Call,
  ResponseData,
  RequestParams,
  RequestQuery,
  Refusal,
} from "@lanyard/contract";
import { withPicturePaths } from "./picture-path.ts";
import { following } from "../i18n/say-problem.ts";
import { headersOfReader } from "./request-headers.ts";
import { accessToken } from "../auth/storage.ts";
import type { RawResponse } from "./rendering.ts";
import { transfer } from "./transfer.ts";

/**
 * A failed call: `message` (may have several lines) is for people, `problems` for forms; both follow the reader's
 * language. Status 0: no response.
 */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly status: number;
  readonly problems: NonNullable<Refusal["problems"]>;
  /** The token that was sent, which identifies the session. */
  readonly token: string;
  /** The company's token that was sent; empty for a call that is not a company's. */
  readonly companyToken: string;
  /** After a refused save, the current build. */
  readonly build: Refusal["build"];
  /** When the check stops a build, all its findings. */
  readonly findings: Refusal["findings"];
  /** After a refused payment of several licenses, the current prices of those whose price has changed. */
  readonly prices: Refusal["prices"];

  constructor(
    message: string | (() => string),
    status: number,
    problems: NonNullable<Refusal["problems"]> = [],
    token = "",
    build?: Refusal["build"],
    companyToken = "",
    findings?: Refusal["findings"],
    prices?: Refusal["prices"],
  ) {
    super();
    const say = typeof message === "string" ? () => message : message;
    Object.defineProperty(this, "message", { get: say, enumerable: true });
    this.status = status;
    this.problems = problems;
    this.token = token;
    this.build = build;
    this.findings = findings;
    this.companyToken = companyToken;
    this.prices = prices;
  }
}

/** The message of a refusal without a text, in the spelling of the specification. */
export const unknownFailure = "An error occured";

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : { readonly [K in Key]: Value };
type Optional<Key extends string, Value> = { readonly [K in Key]?: Value };

export type Request<C extends Call> = Part<"params", RequestParams<C>> &
  Optional<"query", RequestQuery<C>> &
  (C extends { readonly files: object }
    ? { readonly body: FormData }
    : Part<"body", RequestBody<C>>) & {
    readonly signal?: AbortSignal;
    /**
     * Receives the fraction of the body that is sent, 0 to 1, then the part of the answer received so far; only for
     * multipart forms.
     */
    readonly onProgress?: (fraction: number, text?: string) => void;
  };

type Values = Readonly<Record<string, string | number | undefined>>;

function toUrl(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
  );
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

const createHeaders = (body: unknown): Record<string, string> => ({
  ...headersOfReader(),
  ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
});

/** The sender: the user’s session, and the company’s token. */
export interface Asker {
  readonly token: string;
  readonly companyToken: string;
}

export function toFailure(
  status: number,
  answer: unknown,
  { token, companyToken }: Asker,
): CallFailure {
  if (status === 0)
    return new CallFailure(() => i18next.t("offline"), status, [], token, undefined, companyToken);
  const { error, problems = [], build, findings, prices } = (answer ?? {}) as Partial<Refusal>;
  const errorText = Array.isArray(error) ? error.join("\n") : error;
  const { language } = i18next;
  const followed = problems.map(following);
  const message = () =>
    i18next.language === language || followed.length === 0
      ? errorText || unknownFailure
      : [...new Set(followed.map(({ text }) => text))].join("\n");
  return new CallFailure(message, status, followed, token, build, companyToken, findings, prices);
}

export interface Answer<Output> {
  readonly output: Output;
  /** Cursor of the next page of a list; undefined on the last one. */
  readonly next: string | undefined;
  /** The corrections of a search, as the response header contains them. */
  readonly corrected: string | null | undefined;
}

const parseCursor = (link: string | null): string | undefined =>
  new URLSearchParams(/<[^>]*\?([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1]).get("cursor") ??
  undefined;

/** Returns undefined for text that is not a JSON object or array. */
function parsed(text: string): unknown {
  try {
    return text.startsWith("{") || text.startsWith("[")
      ? JSON.parse(text, withPicturePaths)
      : undefined;
  } catch {
    return undefined;
  }
}

function toAnswer<C extends Call>(
  { status, text, link, corrected }: RawResponse,
  asker: Asker,
): Answer<ResponseData<C>> {
  const answer = parsed(text);
  // A response without JSON comes from a proxy, so it is a failure too.
  if (status < 200 || status > 299 || answer === undefined) throw toFailure(status, answer, asker);
  return { output: answer as ResponseData<C>, next: parseCursor(link), corrected };
}

/** `companyToken` is the token in the body: a 401 then concerns the company, not the user. */
export async function sendForPage<C extends Call>(
  call: C,
  request: Request<C>,
  companyToken = "",
): Promise<Answer<ResponseData<C>>> {
  const { params, query, body, signal, onProgress } = request as Record<string, never> &
    Pick<Request<C>, "signal" | "onProgress">;
  const token = accessToken.get();
  const answer = await transfer({
    method: call.method,
    url: toUrl(call.path, params, query),
    headers: createHeaders(body),
    body: body === undefined || (body as unknown) instanceof FormData ? body : JSON.stringify(body),
    signal,
    onProgress,
  });
  const asker = { token, companyToken };
  // An answer for an earlier session is neither shown nor kept.
  if (token && token !== accessToken.get()) throw toFailure(401, undefined, asker);
  return toAnswer(answer, asker);
}

export const send = async <C extends Call>(
  call: C,
  request: Request<C>,
): Promise<ResponseData<C>> => (await sendForPage(call, request)).output;
