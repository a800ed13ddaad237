// Valid and invalid requests of a call, as data that fast-check can shrink.
import type { Call } from "@lanyard/contract";
import fc from "fast-check";
import { companyTokens } from "../../harness.ts";
import { account, linkToken, type Target } from "./targets.ts";
import { invalidOf, namesOf, takes, validOf } from "./values.ts";

export type Caller = "creator" | "admin" | "other" | "nobody" | "stranger";
/** A request without its ids, which are only known when it is sent. */
export interface FuzzedRequest {
  /** Index of the target. */
  readonly aim: number;
  /** Path parameters that replace the target's. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly caller: Caller;
  readonly encoding: "json" | "form" | "multipart" | "broken" | "xml" | "huge" | "bad file";
  readonly method: string;
  readonly what: string;
}

/** Complete bodies that succeed, for calls where random fields rarely do. */
const lucky: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  "session.login": fc.constant(account),
  "account.password_set": fc.constant({
    password: account.password,
    password_confirmation: account.password,
    token: linkToken,
  }),
  "account.email_confirm": fc.constant({ token: linkToken }),
  "account.email_undo": fc.constant({ token: linkToken }),
  "account.update": fc.constant({ support_email: "help@user.test" }),
  "account.register": fc
    .nat()
    .map((n) => ({ username: `u${n}`, email: `u${n}@new.test`, role: "creator" })),
  "company.create": fc
    .nat()
    .map((n) => ({ name: `Firm ${n}`, email: `c${n}@new.test`, country: "IT" })),
  "submission.save": fc.constant({ notes: "Next." }),
  "submission.saveAsAdmin": fc.constant({ price_amount: "3.50" }),
};

const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const callerOf = (call: Call): Caller => (call.who === "admin" ? "admin" : "creator");
const companyTokenOf = (call: Call, body: unknown): unknown =>
  call.who === "company" || call.id === "license.companyAsAdmin"
    ? { ...(body as object), company_token: companyTokens.first }
    : body;

const base = (call: Call): FuzzedRequest => ({
  aim: 0,
  params: {},
  query: {},
  body: undefined,
  caller: callerOf(call),
  encoding: "json",
  method: call.method,
  what: "as declared",
});

/** Requests that the contract accepts. */
export function validRequests(call: Call): fc.Arbitrary<FuzzedRequest> {
  const generic = call.body ? validOf(call.body) : fc.constant(undefined);
  const body = lucky[call.id]
    ? fc.oneof(
        generic,
        lucky[call.id]!.filter((value) => takes(call.body!, value)),
      )
    : generic;
  const query = call.query ? validOf(call.query) : fc.constant({});
  const strangeId = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(...names(call.path), "")
        .chain((name) =>
          fc
            .oneof(fc.integer({ min: 1, max: 999 }), fc.constant(999_999_999_999_999))
            .map((id): Record<string, string> => (name === "" ? {} : { [name]: String(id) })),
        ),
    },
  );
  return fc
    .record({
      aim: fc.nat(7),
      params: strangeId,
      query,
      body,
      caller:
        call.who === "user"
          ? fc.constantFrom<Caller>("creator", "creator", "admin", "other")
          : fc.constant(callerOf(call)),
      encoding: fc.constantFrom<FuzzedRequest["encoding"]>(
        "json",
        "json",
        call.files ? "multipart" : "form",
      ),
    })
    .map((request) => ({
      ...base(call),
      ...request,
      query: request.query as Record<string, unknown>,
      body: companyTokenOf(call, request.body),
    }));
}

/** Requests that the server refuses whatever the database contains. */
export function invalidRequests(call: Call): fc.Arbitrary<FuzzedRequest> {
  const good = validRequests(call).map((request) => ({
    ...request,
    params: {},
    encoding: "json" as const,
  }));
  const kinds: fc.Arbitrary<FuzzedRequest>[] = [
    good.map((request) => ({ ...request, method: "PATCH", what: "a method that nobody serves" })),
    good.map((request) => ({
      ...request,
      query: { ...request.query, limt: 1 },
      what: "a parameter that the call does not know",
    })),
  ];
  const add = (what: string, part: fc.Arbitrary<Partial<FuzzedRequest>>) =>
    kinds.push(fc.tuple(good, part).map(([request, bad]) => ({ ...request, ...bad, what })));
  if (call.body)
    add(
      "a body that the schema refuses",
      invalidOf(call.body, namesOf(call.body)).map((body) => ({ body })),
    );
  if (call.body)
    kinds.push(
      good.map((request) => ({
        ...request,
        body: { ...(request.body as object), emial: 1 },
        what: "a field that the call does not know",
      })),
    );
  if (call.query)
    add(
      "a query that the schema refuses",
      invalidOf(call.query, namesOf(call.query))
        .map((query) => ({ query: Object.fromEntries(flat(query)) }))
        // A query cannot carry every value; what is actually sent must still be invalid.
        .filter(({ query }) => !takes(call.query!, query)),
    );
  const ids = names(call.path).filter((name) => name.endsWith("_id"));
  if (ids.length > 0)
    add(
      "an id that is none",
      fc
        .tuple(
          fc.constantFrom(...ids),
          fc.constantFrom(
            "0",
            "-1",
            "x",
            "1e3",
            "01",
            "1.5",
            "9999999999999999",
            "%00",
            "%F0",
            "..%2F1",
            "1%20",
            "null",
          ),
        )
        .map(([name, id]) => ({ params: { [name]: id } })),
    );
  if (call.who === "user" || call.who === "admin")
    add(
      "no or an unknown token",
      fc.constantFrom<Caller>("nobody", "stranger").map((caller) => ({ caller })),
    );
  if (call.who === "admin") add("a creator", fc.constant({ caller: "creator" as const }));
  if (call.who === "company")
    add(
      "no or an unknown company",
      fc
        .constantFrom({}, { company_token: "x" }, { company_token: "\0" }, { company_token: 1 })
        .map((body) => ({ body })),
    );
  if (call.method === "POST" || call.method === "PUT")
    add(
      "a body that cannot be read",
      fc
        .constantFrom<FuzzedRequest["encoding"]>(
          "broken",
          "xml",
          ...(call.files ? [] : (["huge"] as const)),
        )
        .map((encoding) => ({ encoding })),
    );
  // Preflight reports the problems of a file instead of refusing it.
  if (call.files && call.id !== "preflight.run")
    add("a file of the wrong kind", fc.constant({ encoding: "bad file" as const }));
  return fc.oneof(...kinds);
}

/** `languages[2][name]=x` for `{ languages: { 2: { name: "x" } } }`. */
export function flat(value: unknown, name = ""): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return [[name, `${value as string | number | boolean}`]];
  return Object.entries(value).flatMap(([key, entry]) =>
    flat(entry, name === "" ? key : `${name}[${key}]`),
  );
}

/** The path with its ids filled in; `fill` provides the target's ids. */
export const pathOf = (call: Call, request: FuzzedRequest, fill: Target): string =>
  call.path.replaceAll(
    /:(\w+)/g,
    (_all, name: string) =>
      request.params[name] ?? encodeURIComponent(String(fill[name as keyof Target])),
  );
