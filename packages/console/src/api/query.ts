// Query options from a call of the contract. The key names the call and its request, so that a mutation can name the
// calls whose results it changes; options such as `staleTime` are spread beside.
import type { DataTag, InfiniteData, QueryKey } from "@tanstack/react-query";
import type { Call, CallAddress, CompanySelf, ResponseData, RequestQuery } from "@lanyard/contract";
import { ofCompany } from "../auth/company-connection.ts";
import { sendForPage, type Answer, type Request } from "./send.ts";
import {
  sendAsCompanyForPage,
  type CompanyCall,
  type CompanyRequest,
  type OwnBody,
} from "./send-as-company.ts";

/** Fetches again whenever the window regains focus or the network, to show what others have changed meanwhile. */
export const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** Queries of any of these calls, with any request, for the user and for every company. */
export const matchCalls = (calls: readonly CallAddress[]) => {
  const ids: ReadonlySet<unknown> = new Set(calls.map(({ id }) => id));
  return {
    predicate: ({ queryKey: [first, , third] }: { readonly queryKey: QueryKey }) =>
      ids.has(first) || ids.has(third),
  };
};

/** `placeholderData`: the previous data, if it is of the same call and the same company. */
export const keepPrevious =
  (key: QueryKey) =>
  <Data>(data: Data | undefined, previous: { readonly queryKey: QueryKey } | undefined) =>
    key.slice(0, -1).every((part, index) => part === previous?.queryKey[index]) ? data : undefined;

/** One page of a list, with the query or body that it answers: placeholder data is of another one. */
export type Page<Output, Asked> = Omit<Answer<Output>, "output"> & {
  readonly output: Output;
  readonly query: Asked;
};

type Signal = Pick<Request<Call>, "signal">;

/** A call with its request. */
interface Source<Output> {
  readonly scope: QueryKey;
  readonly call: CallAddress;
  readonly request: object;
  readonly ask: (cursor: string | undefined, { signal }: Signal) => Promise<Answer<Output>>;
}

const createSource = <C extends Call>(call: C, request: Request<C>): Source<ResponseData<C>> => ({
  scope: [],
  call,
  request,
  ask: (cursor, { signal }) =>
    sendForPage(call, { ...request, ...withCursor(request, cursor), signal }),
});

const createCompanySource = <C extends CompanyCall>(
  company: CompanySelf,
  call: C,
  request: CompanyRequest<C>,
): Source<ResponseData<C>> => ({
  scope: ofCompany(company),
  call,
  request,
  ask: (cursor, { signal }) =>
    sendAsCompanyForPage(call, { ...request, ...withCursor(request, cursor), signal }),
});

/** A first page has no cursor; in the data of a document, as JSON, that is null. */
const withCursor = ({ query }: { readonly query?: unknown }, cursor: string | null | undefined) =>
  cursor && { query: { ...(query as object | undefined), cursor } };

const singleQuery = <Output>({ scope, call, request, ask }: Source<Output>) => ({
  queryKey: [...scope, call.id, request] as unknown as DataTag<QueryKey, Output, Error>,
  queryFn: async (context: Signal) => (await ask(undefined, context)).output,
});

/** The options of a query whose data is this, whichever call answers it. */
export type CallQuery<Data> = ReturnType<typeof singleQuery<Data>>;

function pagedQuery<Output, Asked>(source: Source<Output>, query: Asked) {
  const { scope, call, request, ask } = source;
  type Data = InfiniteData<Page<Output, Asked>, string | undefined>;
  const noted = (page: Answer<Output>): Page<Output, Asked> => ({ ...page, query });
  return {
    queryKey: [...scope, call.id, "pages", request] as unknown as DataTag<QueryKey, Data, Error>,
    queryFn: async (context: Signal & { readonly pageParam: string | undefined }) =>
      noted(await ask(context.pageParam, context)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Pick<Answer<Output>, "next">) => next,
  };
}

/** The options of a list whose rows are these, whichever call answers it. */
export type PagesQuery<Row> = ReturnType<typeof pagedQuery<readonly Row[], unknown>>;

const listQuery = <List extends unknown[]>(source: Source<List>, most: number) => ({
  ...singleQuery(source),
  queryFn: async (context: Signal) => {
    let { output, next } = await source.ask(undefined, context);
    for (let turn = 1; turn < most && next !== undefined; turn += 1) {
      const page = await source.ask(next, context);
      output = [...output, ...page.output] as List;
      ({ next } = page);
    }
    return output;
  },
});

/** The answer to a call. */
export const query = <C extends Call>(call: C, request: Request<C>) =>
  singleQuery(createSource(call, request));

/** A list, page by page. */
export const pages = <C extends Call, Asked extends RequestQuery<C>>(
  call: C,
  request: Request<C> & { readonly query?: Asked },
) => pagedQuery(createSource(call, request), request.query as Asked);

/** The answer to a call of the connected company, which adds its token and the person who acts for it. */
export const companyQuery = <C extends CompanyCall>(
  company: CompanySelf,
  call: C,
  request: CompanyRequest<C>,
) => singleQuery(createCompanySource(company, call, request));

/** A list of the connected company, page by page. */
export const companyPages = <C extends CompanyCall, Asked extends OwnBody<C>>(
  company: CompanySelf,
  call: C,
  request: CompanyRequest<C> & { readonly body?: Asked },
) => pagedQuery(createCompanySource(company, call, request), request.body as Asked);

/** A list of the connected company in one piece: its first pages, at most `most`. */
export const companyList = <C extends CompanyCall>(
  company: CompanySelf,
  call: C,
  request: CompanyRequest<C>,
  most: number,
) =>
  listQuery(
    createCompanySource(company, call, request) as Source<ResponseData<C> & unknown[]>,
    most,
  );
