// The calls about builds: which one is made for whom, and what the page knows afterwards.
// @vitest-environment jsdom
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  activate,
  addSubmission,
  approve,
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
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import "../../test/app.tsx";
import { menuQuery } from "../lookup/lookup.queries.ts";
import { productQuery } from "../product/product.queries.ts";
import { useDecide, type Verdict } from "../review/review.queries.ts";
import { createQueryClient } from "../shared/on-error.ts";
import { sampleDetail } from "./sample-detail.ts";
import {
  submissionQuery,
  useAddBuild,
  useEndLicense,
  useHideBuild,
  useRemoveBuild,
  useSaveBuild,
  useWithdrawBuild,
} from "./submission.queries.ts";

const build = { product_id: "12", submission_id: "31" };
const detail = sampleDetail();
const moved = { product_id: 12, submission_id: 31, status: "draft" } as const;

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

/** The page knows the build, its product and a lookup. */
async function know() {
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
  /** A hook, and how its change is made. */
  readonly use: () => { readonly make: () => Promise<unknown>; readonly waits: boolean };
  readonly call: Call;
  readonly answer: unknown;
  readonly body?: unknown;
  readonly params?: object;
  /** What is asked for again. */
  readonly stale?: readonly string[];
}

const form = () => {
  const body = new FormData();
  body.append("version", "2.0.0");
  return body;
};
const made =
  (mutation: { mutateAsync: (value: never) => Promise<unknown> }, value?: unknown) => () =>
    mutation.mutateAsync(value as never);
const decide = (verdict: Verdict) => () => ({ make: made(useDecide(build), verdict), waits: true });

const changes: Change[] = [
  {
    name: "a creator saves",
    use: () => ({ make: made(useSaveBuild("creator", build), { body: form() }), waits: false }),
    call: saveSubmission,
    answer: detail,
    body: { version: "2.0.0" },
    // The answer is the build.
    stale: ["product"],
  },
  {
    name: "an administrator saves",
    use: () => ({ make: made(useSaveBuild("admin", build), { body: form() }), waits: false }),
    call: saveSubmissionAsAdmin,
    answer: detail,
    body: { version: "2.0.0" },
  },
  {
    name: "a build is taken back",
    use: () => ({ make: made(useWithdrawBuild(build)), waits: true }),
    call: draftSubmission,
    answer: moved,
  },
  {
    name: "a creator hides",
    use: () => ({ make: made(useHideBuild("creator", build)), waits: true }),
    call: hideSubmission,
    answer: moved,
    body: { hidden: true },
  },
  {
    name: "an administrator hides",
    use: () => ({ make: made(useHideBuild("admin", build)), waits: true }),
    call: hideSubmissionAsAdmin,
    answer: moved,
    body: { hidden: true },
  },
  {
    name: "a creator removes",
    use: () => ({ make: made(useRemoveBuild("creator", build)), waits: true }),
    call: removeSubmission,
    answer: { ok: true },
  },
  {
    name: "an administrator removes",
    use: () => ({ make: made(useRemoveBuild("admin", build)), waits: true }),
    call: removeSubmissionAsAdmin,
    answer: { ok: true },
  },
  {
    name: "a build is added",
    use: () => ({ make: made(useAddBuild("12")), waits: true }),
    call: addSubmission,
    answer: { id: 32, submission_id: 32 },
    params: { product_id: "12" },
  },
  {
    name: "a creator ends a license",
    use: () => ({ make: made(useEndLicense("creator", "12"), 5), waits: false }),
    call: deleteLicense,
    answer: { ok: true },
    params: { product_id: "12", license_id: "5" },
  },
  {
    name: "an administrator ends a license",
    use: () => ({ make: made(useEndLicense("admin", "12"), 5), waits: false }),
    call: deleteLicenseAsAdmin,
    answer: { ok: true },
    params: { product_id: "12", license_id: "5" },
  },
  {
    name: "a build is approved",
    use: decide({ decision: "approve" }),
    call: approve,
    answer: moved,
    body: { reject: false },
  },
  {
    name: "a build is rejected",
    use: decide({ decision: "reject", reason: "Why." }),
    call: reject,
    answer: moved,
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
  },
  {
    name: "a build is reviewed",
    use: decide({ decision: "set_review" }),
    call: setReview,
    answer: moved,
  },
];

const everything = ["submission", "product"];
describe.each(changes)("$name", (change) => {
  const { use, call, answer, body = "", params = build, stale: again = everything } = change;
  test("by its call, and then everything but lookups is asked for again", async () => {
    await know();
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

  test("refused because somebody was faster: what is shown is asked for again", async () => {
    // Of the calls some have no state to be in.
    if (!("refusals" in call && call.refusals?.some((status) => status === 409))) return;
    await know();
    server.use(refuses(call, 409));
    const { current } = run(use);
    await act(() => expect(current.make()).rejects.toThrow());
    expect(stale()).toEqual(everything);
  });

  test("refused otherwise: what is shown stays", async () => {
    await know();
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

  test("an administrator sends for review as a creator does", async () => {
    server.use(answers(saveSubmission, detail));
    await save("admin", true);
    expect(sent(saveSubmission)).toMatchObject([{ query: { require_review: "1" } }]);
  });

  test("the answer is the build from then on, without asking", async () => {
    await know();
    const stored = sampleDetail({ submission: { version: "2.0.0" } });
    server.use(answers(saveSubmission, stored));
    await save("creator");
    expect(client.getQueryData(submissionQuery("creator", build).queryKey)).toEqual(stored);
    expect(
      client.getQueryData(submissionQuery("creator", { ...build, submission_id: "32" }).queryKey),
    ).toBeUndefined();
    expect(askedFor(getSubmission)).toHaveLength(1);
  });

  test("can be ended", async () => {
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

describe("reading a build", () => {
  test.each([
    ["creator", getSubmission],
    ["admin", getSubmissionAsAdmin],
  ] as const)("as %s is by its call", async (role, call) => {
    server.use(answers(call, detail));
    expect(await client.fetchQuery(submissionQuery(role, build))).toEqual(detail);
    expect(sent(call)).toMatchObject([{ params: build }]);
  });

  test("is kept by role, product and build", () => {
    expect(submissionQuery("creator", build).queryKey).toEqual([
      "submission",
      "creator",
      "12",
      "31",
    ]);
  });

  test("is repeated every five minutes: its downloads are good for ten", () => {
    const { refetchInterval, meta } = submissionQuery("creator", build);
    expect([refetchInterval, meta]).toEqual([300_000, { quiet: true }]);
  });
});
