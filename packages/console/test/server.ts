// A mock server: tests set the responses of calls, and the server checks them against the contract.
import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import {
  calls,
  defaultLanguage,
  isLanguage,
  refusal,
  waitLabel,
  type Call,
  type ResponseData,
  type Problem,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { formatPrice } from "../src/i18n/format.ts";
import { files } from "../translations.plugin.ts";

/** A received request, in the contract's terms. */
export interface Asked {
  readonly call: string;
  /** The path with its `:names`. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON, or the fields of a form with file names in place of files. */
  readonly body: unknown;
  readonly token: string;
  readonly language: string;
}

const requests: Asked[] = [];
const faults: string[] = [];

/** Records a fault that makes the test unreliable. */
export const noteFault = (fault: string): void => void faults.push(fault);

/** The requests of a call since the test began. */
export const askedFor = ({ id }: Call): readonly Asked[] =>
  requests.filter(({ call }) => call === id);

/** The contract paths of all requests since the test began. */
export const askedPaths = (): readonly string[] => requests.map(({ path }) => path);

/**
 * Returns and clears the recorded faults: requests without a handler, and requests and responses that violate the
 * contract.
 */
export function takeFaults(): string[] {
  requests.length = 0;
  return faults.splice(0);
}

/**
 * Matches a form field, with the file name in place of a file. Parsed by hand, because the document's File class
 * differs from the one that Node's parser creates.
 */
const formField = /name="([^"]+)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*?)\r\n--/g;

async function read(call: Call, request: Request, params: Asked["params"]): Promise<Asked> {
  const text = await request.text();
  const body: unknown = call.files
    ? Object.fromEntries(
        [...text.matchAll(formField)].map(([, name, file, value]) => [name, file ?? value]),
      )
    : text && JSON.parse(text);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  for (const [part, shape, sent] of [
    ["params", call.params, params],
    ["query", call.query, query],
    // Form fields are not checked here, because the server first nests them by name.
    ["body", call.files ? undefined : call.body, body],
  ] as const) {
    const problem = shape?.safeParse(sent).error;
    if (problem) faults.push(`${part} of ${call.id}: ${problem.message}`);
  }
  const known = { ...(call.body as { readonly shape?: object } | undefined)?.shape, ...call.files };
  for (const name of call.files ? Object.keys(body as object) : [])
    if (!Object.hasOwn(known, name.replace(/\[.*/, "")))
      faults.push(`body of ${call.id}: ${name} is not known`);
  return {
    call: call.id,
    path: call.path,
    params,
    query,
    body,
    token: (request.headers.get("authorization") ?? "").replace("Bearer ", ""),
    language: request.headers.get("accept-language") ?? "",
  };
}

/**
 * Paths without `:names`: they take precedence over paths with a name in that place, whichever of them a test handles.
 */
const plainPaths = new Set(calls.map(({ path }) => path).filter((path) => !path.includes(":")));

type Answer<C extends Call> = ResponseData<C> | Response;
type Answering<C extends Call> = (request: Asked) => Answer<C> | Promise<Answer<C>>;

/** Sets the response of a call; `next` is the cursor of a list's next page. */
export function answers<C extends Call>(
  call: C,
  answer: Answer<C> | Answering<C>,
  next?: string,
): HttpHandler {
  const method = call.method.toLowerCase() as "get" | "post" | "put" | "delete";
  return http[method](call.path, async ({ request, params }) => {
    const { pathname } = new URL(request.url);
    if (pathname !== call.path && plainPaths.has(pathname)) return undefined;
    const came = await read(call, request, params);
    requests.push(came);
    const output = typeof answer === "function" ? await (answer as Answering<C>)(came) : answer;
    if (output instanceof Response) return output;
    const { data, error } = call.output.safeParse(output);
    if (error) faults.push(`answer of ${call.id}: ${error.message}`);
    const page = next && new URLSearchParams({ cursor: next }).toString();
    return HttpResponse.json(data as object, {
      headers: page ? { link: `<${call.path}?${page}>; rel="next"` } : {},
    });
  });
}

/** Statuses that every call may answer besides its own. */
const commonRefusals = [400, 401, 403, 413, 415, 422, 429, 500, 502, 503, 504];

/** Refuses a call, with texts in the reader's language. */
export function refuses(call: Call, status: number, ...problems: readonly Problem[]): HttpHandler {
  if (![...commonRefusals, ...(call.refusals ?? [])].includes(status))
    throw new Error(`${call.id} never answers ${status}`);
  return answers(call, ({ language }) => {
    const reader = isLanguage(language) ? language : defaultLanguage;
    const texts = messages[reader];
    const worded = problems.map(({ key, params = {}, field }) => ({
      key,
      ...(Object.keys(params).length > 0 && { params }),
      text: texts[key].replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (_, name: string, format?: string) => {
        if (name === "wait") return waitLabel(reader, Number(params["seconds"]));
        const value = String(params[name]);
        if (format === "number") return Number(value).toLocaleString(reader);
        if (format === "price")
          return formatPrice(Number(value), String(params["currency"]), "", reader);
        return Object.hasOwn(texts, value) ? texts[value as keyof typeof texts] : value;
      }),
      ...(field && { field }),
    }));
    return HttpResponse.json(
      refusal.parse({ error: worded.map(({ text }) => text), problems: worded }),
      { status },
    );
  });
}

/** The call fails with a network error. */
export const unreachable = (call: Call): HttpHandler => answers(call, () => HttpResponse.error());

export const texts = http.get("/assets/i18n/:file", ({ params }) =>
  HttpResponse.text(files[String(params["file"])]?.() ?? null, {
    headers: { "content-type": "application/json" },
  }),
);

export const server = setupServer();

export const listen = () =>
  server.listen({
    onUnhandledFrame: async ({ frame, defaults }) => {
      faults.push(await frame.getUnhandledMessage());
      defaults.error();
    },
  });
