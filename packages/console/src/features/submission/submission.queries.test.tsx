// The queries and mutations of builds: which call they make for which role, and which data they invalidate.
import { QueryClientProvider, useQuery, type QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  activate,
  addSubmission,
  approve,
  countProducts,
  deleteLicense,
  deleteLicenseAsAdmin,
  draftSubmission,
  getProduct,
  getSubmission,
  getSubmissionAsAdmin,
  hideSubmission,
  hideSubmissionAsAdmin,
  reject,
  removeSubmission,
  removeSubmissionAsAdmin,
  saveSubmission,
  saveSubmissionAsAdmin,
  setReady,
  setReview,
  type Call,
} from "@lanyard/contract";
import { answers, askedFor, askedPaths, refuses, server } from "../../../test/server.ts";
import { menuQuery } from "../lookup/lookup.queries.ts";
import { useEndLicense } from "../license/license.queries.ts";
import { licenseSummaryQuery } from "../license/list/license-list.queries.ts";
import { countsQuery } from "../product/counts.queries.ts";
import { previewQuery, productQuery, publicProductQuery } from "../product/detail.queries.ts";
import { productsQuery, unfinishedCardsQuery } from "../product/product.queries.ts";
import { parseQueueView } from "../review/queue/queue-view.ts";
import {
  claimQuery,
  queueCountsQuery,
  queueQuery,
  waitQuery,
} from "../review/queue/queue.queries.ts";
import { remarksQuery } from "../review/remarks/remark.queries.ts";
import { useDecide, type Verdict } from "../review/review.queries.ts";
import { userQuery } from "../../auth/session.tsx";
import { createQueryClient } from "../../api/on-error.ts";
import { storeFrontQuery, storeProductQuery, storeQuery } from "../store/store.queries.ts";
import { historyQuery } from "./history.queries.ts";
import { sampleDetail } from "./sample-detail.ts";
import {
  submissionQuery,
  useAddBuild,
  useHideBuild,
  useRemoveBuild,
  useSaveBuild,
  useWithdrawBuild,
} from "./submission.queries.ts";

const build = { product_id: "12", submission_id: "31" };
const detail = sampleDetail();
const moved = { product_id: 12, submission_id: 31, status: "draft" } as const;
const decided = { ...moved, undo_until: "2026-05-04T10:00:08.000Z" };

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

const run = <Result,>(hook: () => Result) =>
  renderHook(hook, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;

/** Loads the build, its product and a lookup into the cache. */
async function fillCache() {
  server.use(answers(getSubmission, detail), answers(getProduct, detail));
  await client.fetchQuery(submissionQuery("creator", build));
  await client.fetchQuery(productQuery("creator", "12"));
  await client.fetchQuery(menuQuery());
}
const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey[0]);
const sent = (call: Call) =>
  askedFor(call).map(({ params, query, body }) => ({ params, query, body }));

interface Change {
  readonly name: string;
  /** Calls the hook; `make` runs its mutation, `waits` says whether it blocks the page. */
  readonly use: () => { readonly make: () => Promise<unknown>; readonly waits: boolean };
  readonly call: Call;
  readonly answer: unknown;
  readonly body?: unknown;
  readonly params?: object;
  /** The queries that the mutation invalidates. */
  readonly stale?: readonly string[];
}

const form = () => {
  const body = new FormData();
  body.append("version", "2.0.0");
  return body;
};
const runs =
  (mutation: { mutateAsync: (value: never) => Promise<unknown> }, value?: unknown) => () =>
    mutation.mutateAsync(value as never);
const decide = (verdict: Verdict) => () => ({
  make: runs(useDecide(build), verdict),
  waits: false,
});

const changes: Change[] = [
  {
    name: "a creator saves",
    use: () => ({ make: runs(useSaveBuild("creator", build), { body: form() }), waits: false }),
    call: saveSubmission,
    answer: detail,
    body: { version: "2.0.0" },
    // Not the build itself, which is in the response.
    stale: [getProduct.id],
  },
  {
    name: "an administrator saves",
    use: () => ({ make: runs(useSaveBuild("admin", build), { body: form() }), waits: false }),
    call: saveSubmissionAsAdmin,
    answer: detail,
    body: { version: "2.0.0" },
  },
  {
    name: "a build is taken back",
    use: () => ({ make: runs(useWithdrawBuild(build)), waits: false }),
    call: draftSubmission,
    answer: moved,
  },
  {
    name: "a creator hides",
    use: () => ({ make: runs(useHideBuild("creator", build)), waits: false }),
    call: hideSubmission,
    answer: moved,
    body: { hidden: true },
  },
  {
    name: "an administrator hides",
    use: () => ({ make: runs(useHideBuild("admin", build)), waits: false }),
    call: hideSubmissionAsAdmin,
    answer: moved,
    body: { hidden: true },
  },
  {
    name: "a creator removes",
    use: () => ({ make: runs(useRemoveBuild("creator", build)), waits: true }),
    call: removeSubmission,
    answer: { ok: true },
  },
  {
    name: "an administrator removes",
    use: () => ({ make: runs(useRemoveBuild("admin", build)), waits: true }),
    call: removeSubmissionAsAdmin,
    answer: { ok: true },
  },
  {
    name: "a build is added",
    use: () => ({ make: runs(useAddBuild("12")), waits: false }),
    call: addSubmission,
    answer: { id: 32, submission_id: 32 },
    params: { product_id: "12" },
  },
  {
    name: "a creator ends a license",
    use: () => ({ make: runs(useEndLicense("creator", "12"), 5), waits: false }),
    call: deleteLicense,
    answer: { ok: true, builds: [] },
    params: { product_id: "12", license_id: "5" },
  },
  {
    name: "an administrator ends a license",
    use: () => ({ make: runs(useEndLicense("admin", "12"), 5), waits: false }),
    call: deleteLicenseAsAdmin,
    answer: { ok: true, builds: [] },
    params: { product_id: "12", license_id: "5" },
  },
  {
    name: "a build is approved",
    use: decide({ decision: "approve" }),
    call: approve,
    answer: decided,
    body: { reject: false },
  },
  {
    name: "a build is rejected",
    use: decide({ decision: "reject", reason: "Why." }),
    call: reject,
    answer: decided,
    body: { rejection_reason: "Why." },
  },
  {
    name: "a build is enabled",
    use: decide({ decision: "enable" }),
    call: activate,
    answer: moved,
    body: { hidden: false },
  },
  {
    name: "a build is put on sale",
    use: decide({ decision: "set_ready" }),
    call: setReady,
    answer: moved,
    body: {},
  },
  {
    name: "a build is reviewed",
    use: decide({ decision: "set_review" }),
    call: setReview,
    answer: moved,
  },
];

const everything = [getSubmission.id, getProduct.id];
describe.each(changes)("$name", (change) => {
  const { use, call, answer, body = "", params = build, stale: again = everything } = change;
  test("makes its call, and what it changes is stale", async () => {
    await fillCache();
    server.use(answers(call, answer as never));
    const { current } = run(use);
    const waiting = () => client.isMutating({ predicate: ({ meta }) => meta?.wait === true });
    let during = 0;
    await act(async () => {
      const done = current.make();
      during = waiting();
      await done;
    });
    expect(during).toBe(current.waits ? 1 : 0);
    expect(sent(call)).toMatchObject([{ params, body }]);
    expect(stale()).toEqual(again);
  });

  test("refused by a conflict, all that shows the build is stale", async () => {
    // Some calls never answer 409.
    if (!("refusals" in call && call.refusals?.some((status) => status === 409))) return;
    await fillCache();
    server.use(refuses(call, 409));
    const { current } = run(use);
    await act(() => expect(current.make()).rejects.toThrow());
    expect(stale()).toEqual(everything);
  });

  test("refused otherwise, it invalidates nothing", async () => {
    await fillCache();
    server.use(refuses(call, 422));
    const { current } = run(use);
    await act(() => expect(current.make()).rejects.toThrow());
    expect(stale()).toEqual([]);
  });
});

describe("saving", () => {
  const save = (role: "creator" | "admin", review?: boolean) => {
    const { current } = run(() => useSaveBuild(role, build));
    return act(() =>
      current.mutateAsync({ body: form(), ...(review !== undefined && { review }) }),
    );
  };

  test.each([
    [undefined, "0"],
    [false, "0"],
    [true, "1"],
  ])("with review %s asks for it with %s", async (review, require_review) => {
    server.use(answers(saveSubmission, detail));
    await save("creator", review);
    expect(sent(saveSubmission)).toMatchObject([{ query: { require_review } }]);
  });

  test("an administrator who owns the build sends it like a creator", async () => {
    server.use(answers(saveSubmission, detail));
    await save("admin", true);
    expect(sent(saveSubmission)).toMatchObject([{ query: { require_review: "1" } }]);
  });

  test("shows its answer without waiting for another request", async () => {
    await fillCache();
    const stored = sampleDetail({ submission: { version: "2.0.0" } });
    const later = Promise.withResolvers<typeof detail>();
    server.use(
      answers(saveSubmission, stored),
      answers(getSubmission, () => later.promise),
    );
    const result = run(() => ({
      save: useSaveBuild("creator", build),
      cached: useQuery(submissionQuery("creator", build)).data,
    }));
    expect(result.current.cached).toEqual(detail);
    await act(() => result.current.save.mutateAsync({ body: form() }));
    await waitFor(() => expect(result.current.cached).toEqual(stored));
    later.resolve(stored);
    expect(
      client.getQueryData(submissionQuery("creator", { ...build, submission_id: "32" }).queryKey),
    ).toBeUndefined();
  });

  test.each([
    ["the same status", "draft", [1, 1]],
    ["another status", "rejected", [1, 2]],
  ] as const)(
    "from %s makes one request, and no other where it shows",
    async (_, status, expected) => {
      const before = sampleDetail({ submission: { status } });
      server.use(
        answers(getSubmission, before),
        answers(saveSubmission, sampleDetail({ submission: { status: "draft" } })),
      );
      const { current } = run(() => ({
        save: useSaveBuild("creator", build),
        build: useQuery(submissionQuery("creator", build)),
        menu: useQuery(menuQuery()),
        counts: useQuery(countsQuery("creator")),
      }));
      await waitFor(() => expect(client.isFetching()).toBe(0));
      await act(() => current.save.mutateAsync({ body: form() }));
      await waitFor(() => expect(client.isFetching()).toBe(0));
      expect([getSubmission, countProducts].map((call) => askedFor(call).length)).toEqual(expected);
      expect(askedPaths()).toHaveLength(4 + expected[1] - 1);
    },
  );

  test("can be cancelled", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(answers(saveSubmission, () => promise.then(() => detail)));
    const { current } = run(() => useSaveBuild("creator", build));
    const control = new AbortController();
    const saving = current.mutateAsync({ body: form(), signal: control.signal });
    const end = expect(saving).rejects.toThrow("cancelled");
    await waitFor(() => expect(askedFor(saveSubmission)).toHaveLength(1));
    await act(async () => {
      control.abort();
      await end;
    });
    resolve();
  });
});

describe("elsewhere", () => {
  const view = parseQueueView(new URLSearchParams());
  const noWords = { filter: "", entry: undefined };
  const company = { company_id: 3, name: "Rossi", email: "hr@rossi.example", country: "IT" };
  const content = {
    product: productQuery("creator", "12"),
    preview: previewQuery("admin", "12"),
    products: productsQuery("creator", { status: undefined, search: "", sort: "newest" }),
    unfinished: unfinishedCardsQuery("draft"),
    history: historyQuery("creator", "12"),
    queue: queueQuery(view),
    store: storeQuery(undefined, noWords),
    front: storeFrontQuery(undefined),
    "store product": publicProductQuery("12"),
    "store of a company": storeQuery(company, noWords),
    "product of a company": storeProductQuery(company, "12"),
    "other build": submissionQuery("creator", { ...build, submission_id: "30" }),
  };
  const status = {
    counts: countsQuery("creator"),
    "counts of all": countsQuery("admin"),
    "counts of the queue": queueCountsQuery(),
    claim: claimQuery(build),
    wait: waitQuery(build),
    remarks: remarksQuery("creator", build),
  };
  const other = {
    user: userQuery("token"),
    licenses: licenseSummaryQuery(company),
    menu: menuQuery(),
  };
  const all = { ...content, ...status, ...other };

  /** The names of what is stale after the mutation. */
  async function staleAfter(use: () => { mutateAsync: (input: never) => unknown }, input: unknown) {
    client.setQueryData(submissionQuery("creator", build).queryKey, detail);
    for (const { queryKey } of Object.values(all)) client.setQueryData(queryKey, {} as never);
    const { current } = run(use);
    await act(async () => void (await current.mutateAsync(input as never)));
    return Object.entries(all)
      .filter(([, { queryKey }]) => client.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
  }

  test("a save makes stale what shows the build, not what shows its status", async () => {
    server.use(answers(saveSubmission, detail));
    const names = await staleAfter(() => useSaveBuild("creator", build), { body: form() });
    expect(names).toEqual(Object.keys(content));
  });

  test("a decision makes stale both", async () => {
    server.use(answers(approve, decided));
    const names = await staleAfter(() => useDecide(build), { decision: "approve" });
    expect(names).toEqual(Object.keys({ ...content, ...status }));
  });
});

describe("reading a build", () => {
  test.each([
    ["creator", getSubmission],
    ["admin", getSubmissionAsAdmin],
  ] as const)("as %s makes its call", async (role, call) => {
    server.use(answers(call, detail));
    expect(await client.fetchQuery(submissionQuery(role, build))).toEqual(detail);
    expect(sent(call)).toMatchObject([{ params: build }]);
  });

  test("has a cache key of its call, product and build", () => {
    expect(submissionQuery("creator", build).queryKey).toEqual([
      getSubmission.id,
      { params: build },
    ]);
  });

  test("is repeated every five minutes, as download links expire after ten", () => {
    const { refetchInterval, meta } = submissionQuery("creator", build);
    expect([refetchInterval, meta]).toEqual([300_000, { repeats: true }]);
  });
});

test("a removed build is not asked for again while its page still shows", async () => {
  server.use(answers(getSubmission, detail), answers(getProduct, detail));
  server.use(answers(removeSubmission, { ok: true }));
  const page = run(() => ({
    build: useQuery(submissionQuery("creator", build)),
    product: useQuery(productQuery("creator", "12")),
    remove: useRemoveBuild("creator", build),
  }));
  await waitFor(() =>
    expect(page.current.build.isSuccess && page.current.product.isSuccess).toBe(true),
  );
  await act(() => page.current.remove.mutateAsync());
  // The page's other data is fetched again.
  await waitFor(() => expect(askedFor(getProduct)).toHaveLength(2));
  expect(askedFor(getSubmission)).toHaveLength(1);
});
