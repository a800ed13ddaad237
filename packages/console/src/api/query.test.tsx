// The queries made from calls: what they ask, and the keys by which mutations name them.
import { beforeEach, expect, test } from "vitest";
import {
  countStore,
  getProduct,
  listDepartments,
  listLicensedApps,
  listProducts,
  listRequests,
  type CallAddress,
} from "@lanyard/contract";
import { answers, askedFor, server } from "../../test/server.ts";
import { sampleApps } from "../features/people/sample-people.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { connection } from "../auth/company-connection.ts";
import { createQueryClient } from "./on-error.ts";
import {
  companyList,
  companyPages,
  companyQuery,
  pages,
  keepPrevious,
  matchCalls,
  query,
} from "./query.ts";

const company = (id: number) => ({
  company_id: id,
  name: `Company ${id}`,
  email: "hr@company.test",
  country: "IT",
});
const client = createQueryClient();
beforeEach(() => {
  client.clear();
  connection.set({ token: "of a company", company: company(1) });
});

/** Which of these calls name a query with this key. */
const matchingCalls = (queryKey: readonly unknown[], calls: readonly CallAddress[]) =>
  calls.filter((call) => matchCalls([call]).predicate({ queryKey }));

test("a call names its queries, for the user and for each company, whatever they ask", () => {
  const calls = [listProducts, getProduct, countStore, listDepartments];
  const keyOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey;
  expect(matchingCalls(keyOf(query(listProducts, { query: { search: "a" } })), calls)).toEqual([
    listProducts,
  ]);
  expect(matchingCalls(keyOf(pages(listProducts, {})), calls)).toEqual([listProducts]);
  expect(matchingCalls(keyOf(query(getProduct, { params: { product_id: "12" } })), calls)).toEqual([
    getProduct,
  ]);
  expect(matchingCalls(keyOf(companyQuery(company(1), countStore, { body: {} })), calls)).toEqual([
    countStore,
  ]);
  expect(matchingCalls(keyOf(companyPages(company(2), listDepartments, {})), calls)).toEqual([
    listDepartments,
  ]);
});

test("no two queries share data: of another request, in pages, of another company", () => {
  const request = { query: { search: "a" } };
  const keys = [
    query(listProducts, {}),
    query(listProducts, request),
    pages(listProducts, {}),
    pages(listProducts, request),
    companyQuery(company(1), listDepartments, {}),
    companyQuery(company(2), listDepartments, {}),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

test("a list goes on at the cursor of its answer, and each page says what was asked", async () => {
  server.use(answers(listProducts, [sampleCard("draft")], "the next"));
  const list = pages(listProducts, { query: { search: "a" } });
  const { pages: loaded } = await client.fetchInfiniteQuery({ ...list, pages: 2 });
  expect(askedFor(listProducts).map(({ query: params }) => params)).toEqual([
    { search: "a" },
    { search: "a", cursor: "the next" },
  ]);
  expect(loaded.map(({ query: params }) => params)).toEqual([{ search: "a" }, { search: "a" }]);
});

test("a company's call has its token and the person who acts", async () => {
  server.use(answers(countStore, { all: 0, entries: [] }));
  await client.fetchQuery(companyQuery(company(1), countStore, { body: { filter: "a" } }));
  expect(askedFor(countStore)[0]?.body).toEqual({
    filter: "a",
    company_token: "of a company",
    user_token: expect.any(String) as unknown,
  });
});

test("a list in one piece has as many pages as it may", async () => {
  server.use(answers(listLicensedApps, sampleApps.slice(0, 1), "the next"));
  const list = (most: number) =>
    client.fetchQuery({ ...companyList(company(1), listLicensedApps, {}, most), staleTime: 0 });
  expect(await list(3)).toHaveLength(3);
  expect(askedFor(listLicensedApps).map(({ query: params }) => params["cursor"])).toEqual([
    undefined,
    "the next",
    "the next",
  ]);
  server.use(answers(listLicensedApps, sampleApps.slice(0, 2)));
  expect(await list(3)).toHaveLength(2);
});

test("the previous data stays only for the same call of the same company", () => {
  const key = (id: number, search: string) =>
    companyPages(company(id), listLicensedApps, { body: { user_id: search } }).queryKey;
  const keep = keepPrevious(key(1, "a"));
  expect(keep("before", { queryKey: key(1, "b") })).toBe("before");
  expect(keep("before", { queryKey: key(2, "a") })).toBeUndefined();
  expect(keep("before", pages(listRequests, {}))).toBeUndefined();
  expect(keep("before", undefined)).toBeUndefined();
});
