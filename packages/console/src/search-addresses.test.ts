// Search parameters in an address lead only to queries that the server accepts, both from the page and from the script
// in its head.
import { describe, expect, test } from "vitest";
import {
  auditWhoMost,
  companyLimits,
  deskLimits,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
  productSearchMost,
  requestLimits,
  storeLimits,
  userSearchMost,
  type CallAddress,
} from "@lanyard/contract";
import { usersIn } from "./account/users-view.ts";
import { auditIn } from "./audit/audit-view.ts";
import { companiesIn } from "./company/companies-view.ts";
import { requestsIn } from "./enquiry/requests-view.ts";
import { firstCalls } from "./first-load.ts";
import { deskIn } from "./license/desk-view.ts";
import { adminSort, queryOf, viewIn as productsIn } from "./product/product-view.ts";
import { filled } from "./shared/filled-call.ts";
import { patterns } from "./shared/paths.ts";
import { askedOf, viewIn as storeIn } from "./store/store-view.ts";

const searches = [
  ["products", "search", (params) => productsIn(params).search, productSearchMost],
  ["store", "filter", (params) => storeIn(params).filter, storeLimits.filter],
  ["people", "search", (params) => usersIn(params).search, userSearchMost],
  ["companies", "search", (params) => companiesIn(params).search, companyLimits.search],
  ["audit", "who", (params) => auditIn(params).who, auditWhoMost],
  ["requests", "search", (params) => requestsIn(params).search, requestLimits.search],
  ["licenses", "search", (params) => deskIn(params).search, deskLimits.search],
] as const satisfies [string, string, (params: URLSearchParams) => string, number][];

test.each(searches)("%s", (_, name, read, most) => {
  const said = (given: string) => read(new URLSearchParams({ [name]: given }));
  expect(said("\0")).toBe("");
  expect(said(" a\0b\r\n\u202Ec ")).toBe("a b c");
  expect(said("\u200B")).toBe("");
  expect(said("😀".repeat(most + 1))).toBe("😀".repeat(most));
});

const asked = (params: URLSearchParams) => ({ ...queryOf(productsIn(params)) });
const texts = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
/** Per page and role: the call of its list, and the query that the page itself sends. */
const lists = [
  [patterns.products, "creator", listProducts, asked],
  [
    patterns.products,
    "admin",
    listProductsAsAdmin,
    (params) => ({ ...queryOf({ ...productsIn(params), sort: adminSort }) }),
  ],
  [patterns.store, "creator", listPublicStore, (params) => texts(askedOf(storeIn(params)))],
] as const satisfies [
  string,
  "admin" | "creator",
  CallAddress,
  (params: URLSearchParams) => Readonly<Record<string, string>>,
][];

describe.each(lists)("the head of %s, of %s", (pathname, role, call, query) => {
  test.each([
    "",
    "status=draft&search=a+b%26c&sort=title&filter=a+b%26c&menu_entry_id=3",
    "search=%00&filter=%00&status=%00",
    "search=+a%00b%E2%80%AEc+&filter=+a%00b%E2%80%AEc+",
    `search=${"a".repeat(1_000)}&filter=${"a".repeat(1_000)}`,
    "status=nothing&sort=nothing&menu_entry_id=nothing",
    "status=draftx&sort=newest&menu_entry_id=-1",
    "status=draft&status=hidden&menu_entry_id=1%0A",
  ])("asks as the page does: ?%s", (search) => {
    const [first = ""] = firstCalls(pathname)[role];
    const wanted = new URLSearchParams({ ...query(new URLSearchParams(search)) });
    expect(filled(first, pathname, { pathname, search })).toBe(
      wanted.size > 0 ? `${call.path}?${wanted.toString()}` : call.path,
    );
  });
});
