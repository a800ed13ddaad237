// The review desk: the queue and the open build, claims, decisions, and that no input is lost when another
// administrator was faster.
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  approve,
  claimReview,
  countReviews,
  getReviewClaim,
  getSubmissionAsAdmin,
  listReviews,
  productHistoryAsAdmin,
  reject,
  releaseReview,
  getRuleSeverity,
  undoDecision,
  type Claim,
  type PreflightRule,
  type ProductDetail,
  type Status,
  type StoredPreflight,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { myClaim, sampleClaim, sampleEntry } from "../features/review/queue/sample-queue.ts";
import { listEdits } from "../drafts/stored-edits.ts";
import preflight from "../i18n/locales/en/preflight.json";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const own = { ns: "review" } as const;
const undo_until = "2026-10-14T08:05:17.000Z";
const first = sampleEntry();
const second = sampleEntry({ product_id: 14, submission_id: 40, product_name: "Parcheggio" });
const third = sampleEntry({ product_id: 15, submission_id: 41, product_name: "Sale" });
const counts = {
  waiting: 3,
  free: 3,
  mine: 0,
  claimed: 0,
  oldest_at: first.sent_at,
  oldest_seconds: first.waiting_seconds,
};
let statuses: Record<string, Status>;
let held: Claim | null;
let checked: StoredPreflight | null;

const detailOf = (id: string): ProductDetail => {
  const entry =
    [first, second, third].find(({ submission_id: one }) => String(one) === id) ?? first;
  return sampleDetail({
    preflight: checked,
    status: statuses[id] ?? "waiting_for_review",
    submission: {
      product_id: entry.product_id,
      submission_id: entry.submission_id,
      product_name: entry.product_name,
    },
  });
};

// Preloaded, because the page loads them late.
beforeAll(() =>
  Promise.all([
    import("./build/ReviewFindings.tsx"),
    import("../features/preflight/DespiteModal.tsx"),
  ]),
);
beforeEach(() => {
  statuses = {};
  held = null;
  checked = null;
  server.use(
    answers(listReviews, () =>
      [first, second, third].filter(
        ({ submission_id: id }) =>
          (statuses[String(id)] ?? "waiting_for_review") === "waiting_for_review",
      ),
    ),
    answers(countReviews, counts),
    answers(getSubmissionAsAdmin, ({ params }) => detailOf(String(params["submission_id"]))),
    answers(getReviewClaim, () => ({ claim: held })),
    answers(claimReview, () => (held = myClaim())),
    answers(releaseReview, () => {
      held = null;
      return { ok: true };
    }),
  );
});

const { version } = sampleDetail().submission;
const at = (id: number, product: number) => `${paths.review}?build=${product}.${id}`;
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const button = (key: Parameters<typeof t>[0]) =>
  screen.findByRole("button", { name: t(key as never, own) as string });
const reasonField = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(t("review.reason")) });

test("the queue leads to its builds, and the keys from one to the next", async () => {
  const { user } = await open(paths.review, { as: ada });
  // The desk's texts load with the page.
  await screen.findByRole("link", { name: "Parcheggio" });
  const rows = screen.getByRole("list", { name: t("queue.list", own) });
  await user.click(within(rows).getByRole("link", { name: "Parcheggio" }));
  const title = await heading("Parcheggio");
  await waitFor(() => expect(document.activeElement).toBe(title));
  await waitFor(() => expect(pathNow()).toBe(at(40, 14)));
  await user.keyboard("j");
  await heading("Sale");
  await waitFor(() => expect(pathNow()).toBe(at(41, 15)));
  // There is no build after the last one.
  await user.keyboard("j");
  await waitFor(() => expect(pathNow()).toBe(at(41, 15)));
  await user.keyboard("kk");
  await heading("Presenze");
});

test("filters are in the address, and the open build stays", async () => {
  const { user } = await open(`${at(40, 14)}&claim=free`, { as: ada });
  await heading("Parcheggio");
  expect(askedFor(listReviews)[0]?.query).toEqual({ claim: "free" });
  await user.click(screen.getByRole("button", { name: new RegExp(`^${t("queue.kind", own)}`) }));
  await user.click(await screen.findByRole("menuitemradio", { name: t("queue.kind_first", own) }));
  await waitFor(() => expect(pathNow()).toBe(`${paths.review}?claim=free&first=1&build=14.40`));
  await waitFor(() =>
    expect(askedFor(listReviews).at(-1)?.query).toEqual({ claim: "free", first: "1" }),
  );
});

test("a build is claimed and released", async () => {
  const { user } = await open(at(40, 14), { as: ada });
  await user.click(await button("claim.take"));
  await user.click(await button("claim.release"));
  await button("claim.take");
  expect(askedFor(claimReview)[0]?.params).toMatchObject({ product_id: "14", submission_id: "40" });
  expect(askedFor(releaseReview)).toHaveLength(1);
});

test("who comes second to a claim is told by whom, and sees it", async () => {
  server.use(refuses(claimReview, 409, { key: "claim.taken", params: { name: "bruno" } }));
  const { user } = await open(at(40, 14), { as: ada });
  const take = await button("claim.take");
  held = sampleClaim();
  await user.click(take);
  await screen.findByText("bruno is already reviewing this build.");
  await screen.findByText(t("claim.other", { name: "bruno", ...own }));
  expect(screen.queryByRole("button", { name: t("decision.approve", own) })).toBeNull();
  const since = screen.getByText(/^bruno has been reviewing it/);
  expect(since.closest("[role=status]")?.textContent).toBe(since.textContent);
  await user.click(await button("decision.anyway"));
  await button("decision.approve");
});

test("who is typing when their claim has ended and another has the build is told, and goes on typing", async () => {
  held = myClaim();
  const { user } = await open(at(40, 14), { as: ada });
  await button("claim.release");
  const field = await reasonField();
  await user.type(field, "The icon is ");
  held = sampleClaim();
  act(() => void globalThis.dispatchEvent(new Event("visibilitychange")));
  await screen.findByText(t("claim.other", { name: "bruno", ...own }));
  expect(document.activeElement).toBe(field);
  await user.keyboard("blurred.");
  expect(field.value).toBe("The icon is blurred.");
  expect(screen.queryByRole("button", { name: t("decision.anyway", own) })).toBeNull();
  await button("decision.approve");
});

test("how many wait is a number of the reader's language", async () => {
  server.use(answers(countReviews, { ...counts, waiting: 20_002 }));
  await open(paths.review, { as: ada });
  await screen.findByText(/^20,002 builds waiting/);
});

test("approving goes on to the next build", async () => {
  server.use(
    answers(approve, () => {
      statuses["40"] = "ready_for_sale";
      return {
        product_id: 14,
        submission_id: 40,
        status: "ready_for_sale" as const,
        undo_until,
      };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await heading("Parcheggio");
  await user.click(await button("decision.approve"));
  await heading("Sale");
  await waitFor(() => expect(pathNow()).toBe(at(41, 15)));
  await screen.findByText(t("review.done_approve", { name: `Parcheggio ${version}` }));
});

test("after the last decision the focus is on the page, also once the queue has lost the build", async () => {
  for (const id of [31, 41]) statuses[String(id)] = "ready_for_sale";
  server.use(
    answers(approve, () => {
      statuses["40"] = "ready_for_sale";
      return {
        product_id: 14,
        submission_id: 40,
        status: "ready_for_sale" as const,
        undo_until,
      };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await heading("Parcheggio");
  await user.click(await button("decision.approve"));
  await waitFor(() => expect(pathNow()).toBe(paths.review));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Parcheggio" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

const foundBy = (rule: PreflightRule): StoredPreflight => {
  const severity = getRuleSeverity(rule);
  const finding = {
    rule,
    severity,
    field: "source_code_url",
    file: "key.js",
    line: 12,
    params: {},
  };
  const [stops, warnings] = [Number(severity === "stops"), Number(severity === "warns")];
  return { stops, warnings, findings: [finding], checked_at: "2026-10-15T09:12:00.000Z" };
};

test("a stop of the check is beside Approve, which asks once for a reason", async () => {
  checked = foundBy("secret_key");
  server.use(
    answers(approve, () => {
      statuses["40"] = "ready_for_sale";
      return { product_id: 14, submission_id: 40, status: "ready_for_sale" as const, undo_until };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  const panel = within(await screen.findByRole("region", { name: t("decision.title", own) }));
  const findings = within(await panel.findByRole("group", { name: preflight.title }));
  findings.getByText(/key\.js/);
  await user.click(await button("decision.approve"));
  const dialog = within(await screen.findByRole("dialog"));
  const confirm = () =>
    user.click(dialog.getByRole("button", { name: preflight["despite.confirm_stops"] }));
  await confirm();
  await dialog.findByText(t("override_reason.required"));
  expect(askedFor(approve)).toEqual([]);
  await user.type(dialog.getByRole("textbox"), "A key of a sample.");
  await confirm();
  await heading("Sale");
  expect(askedFor(approve).map(({ body }) => body)).toEqual([
    { reject: false, override_reason: "A key of a sample." },
  ]);
});

test("a warning is asked about without a reason, and a rejection is not asked about", async () => {
  checked = foundBy("archive_program");
  server.use(
    answers(approve, () => {
      statuses["40"] = "ready_for_sale";
      return { product_id: 14, submission_id: 40, status: "ready_for_sale" as const, undo_until };
    }),
    answers(reject, () => {
      statuses["41"] = "rejected";
      return { product_id: 15, submission_id: 41, status: "rejected" as const, undo_until };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await user.click(await button("decision.approve"));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: preflight["despite.confirm_warns"] }));
  await heading("Sale");
  expect(askedFor(approve)[0]?.body).toEqual({ reject: false });
  await user.type(await reasonField(), "Blurred.");
  await user.click(await button("decision.reject"));
  await waitFor(() => expect(askedFor(reject)).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a decision is undone from its toast: the build is open again, with what was written", async () => {
  server.use(
    answers(reject, () => {
      statuses["40"] = "rejected";
      return { product_id: 14, submission_id: 40, status: "rejected" as const, undo_until };
    }),
    answers(undoDecision, () => {
      statuses["40"] = "waiting_for_review";
      return { product_id: 14, submission_id: 40, status: "waiting_for_review" as const };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await user.type(await reasonField(), "Blurred.");
  await user.click(await button("decision.reject"));
  await heading("Sale");
  await user.keyboard("{F8}");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: t("undo") }));
  await user.keyboard("{Enter}");
  await heading("Parcheggio");
  await waitFor(() => expect(pathNow()).toBe(at(40, 14)));
  await screen.findByText(t("review.undone", { name: `Parcheggio ${version}` }));
  expect(askedFor(undoDecision)).toMatchObject([{ params: { submission_id: "40" } }]);
  await waitFor(async () => expect((await reasonField()).value).toBe("Blurred."));
});

test("who undoes too late reads why, and stays with the next build", async () => {
  server.use(
    answers(approve, () => {
      statuses["40"] = "ready_for_sale";
      return { product_id: 14, submission_id: 40, status: "ready_for_sale" as const, undo_until };
    }),
    refuses(undoDecision, 409, { key: "undo.too_late" }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await heading("Parcheggio");
  await user.click(await button("decision.approve"));
  await heading("Sale");
  await user.click(screen.getByRole("button", { name: t("undo") }));
  await screen.findByText(/can no longer be undone/);
  await waitFor(() => expect(pathNow()).toBe(at(41, 15)));
});

test("a rejection needs a reason, is sent with it, and leaves nothing on the device", async () => {
  server.use(
    answers(reject, () => {
      statuses["40"] = "rejected";
      return {
        product_id: 14,
        submission_id: 40,
        status: "rejected" as const,
        undo_until,
      };
    }),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await user.click(await button("decision.reject"));
  await screen.findByText(t("reason.required"));
  await user.type(await reasonField(), "Blurred.");
  await waitFor(async () => expect(await listEdits(ada.id)).toHaveLength(1));
  await user.click(await button("decision.reject"));
  await heading("Sale");
  expect(askedFor(reject)[0]?.body).toEqual({ rejection_reason: "Blurred." });
  await waitFor(async () => expect(await listEdits(ada.id)).toEqual([]));
});

test("who decides too late reads by whom and when, and keeps what was typed, also after leaving", async () => {
  server.use(
    refuses(reject, 409, {
      key: "submission.refused_state",
      params: { action: "action.reject", state: "status.ready_for_sale" },
    }),
    answers(productHistoryAsAdmin, [
      {
        history_id: 9,
        at: "2026-10-14T08:05:09.000Z",
        actor: { role: "admin", name: "bruno" },
        action: "approve",
        submission_id: 40,
        version: "2.1.0",
        fields: [],
        reason: "",
      },
    ]),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await user.type(await reasonField(), "The icon is not theirs.");
  statuses["40"] = "ready_for_sale";
  await user.click(await button("decision.reject"));
  await screen.findByText(t("history.action_approve", { name: "bruno" }));
  expect((await reasonField()).value).toBe("The icon is not theirs.");
  expect((await reasonField()).readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: t("decision.reject", own) })).toBeNull();
  // Open another build, and go back.
  await user.keyboard("{Tab}");
  await user.click(screen.getByRole("link", { name: "Sale" }));
  await heading("Sale");
  expect((await reasonField()).value).toBe("");
  history.back();
  await waitFor(async () => expect((await reasonField()).value).toBe("The icon is not theirs."));
  await user.click(screen.getByRole("button", { name: t("kept.discard") }));
  await waitFor(async () => expect(await listEdits(ada.id)).toEqual([]));
});

test("a decision whose answer got lost on the way is found to be made, and goes on to the next build", async () => {
  server.use(
    answers(reject, () => {
      statuses["40"] = "rejected";
      return HttpResponse.error();
    }),
    answers(productHistoryAsAdmin, [
      {
        history_id: 9,
        at: "2026-10-14T08:05:09.000Z",
        actor: { role: "admin", name: ada.username },
        action: "reject",
        submission_id: 40,
        version: "2.1.0",
        fields: [],
        reason: "Blurred.",
      },
    ]),
  );
  const { user } = await open(at(40, 14), { as: ada });
  await user.type(await reasonField(), "Blurred.");
  await user.click(await button("decision.reject"));
  await heading("Sale");
  await screen.findByText(t("review.done_reject", { name: `Parcheggio ${version}` }));
  await waitFor(async () => expect(await listEdits(ada.id)).toEqual([]));
});

test("an empty queue and a failed one say so", async () => {
  server.use(
    answers(listReviews, []),
    answers(countReviews, { ...counts, waiting: 0, oldest_at: null, oldest_seconds: null }),
  );
  await open(paths.review, { as: ada });
  await screen.findByRole("heading", { name: t("queue.empty", own) });
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.review, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(listReviews)).toEqual([]);
});
