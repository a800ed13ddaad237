// Remarks at the desk: with and without a decision, kept when another administrator was faster and after the page
// closes.
import { cleanup, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { beforeEach, expect, test } from "vitest";
import {
  addReply,
  approve,
  changeReply,
  claimReview,
  countReviews,
  getReviewClaim,
  getSubmissionAsAdmin,
  listRemarksAsAdmin,
  listReplies,
  listReviews,
  productHistoryAsAdmin,
  reject,
  writeRemarks,
  type Status,
} from "@lanyard/contract";
import { ada, open, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { myClaim, sampleEntry } from "../../features/review/queue/sample-queue.ts";
import { sampleRemark, sampleReplies } from "../../features/review/remarks/sample-remarks.ts";
import { listEdits } from "../../drafts/stored-edits.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail, sampleHistory } from "../../features/submission/sample-detail.ts";

const own = { ns: "review" } as const;
const at = `${paths.review}?build=12.31`;
let status: Status;

/** Also loads the review texts, which the app loads with the components that use them. */
async function enter(...visit: Parameters<typeof open>) {
  const opened = await open(...visit);
  await i18next.loadNamespaces("review");
  return opened;
}

beforeEach(() => {
  status = "waiting_for_review";
  server.use(
    answers(listReviews, () => (status === "waiting_for_review" ? [sampleEntry()] : [])),
    answers(countReviews, {
      waiting: 1,
      free: 1,
      mine: 0,
      claimed: 0,
      oldest_at: null,
      oldest_seconds: null,
    }),
    answers(getSubmissionAsAdmin, () => sampleDetail({ status })),
    answers(getReviewClaim, { claim: null }),
    answers(claimReview, myClaim()),
    answers(listRemarksAsAdmin, { language: "en", remarks: [] }),
  );
});

const remarkField = () =>
  screen.findByRole("textbox", { name: t("remark.text", own) }, { timeout: 60_000 });
const button = (name: string) => screen.findByRole("button", { name });
const undo_until = "2026-10-14T08:05:17.000Z";
const moved = (to: Status) => ({ product_id: 12, submission_id: 31, status: to, undo_until });

test("remarks are sent without deciding, and then nothing of them is kept", async () => {
  let isWritten = false;
  const remarks = () => ({
    language: "en" as const,
    remarks: isWritten ? [sampleRemark({ text: "Say for whom." })] : [],
  });
  server.use(
    answers(writeRemarks, () => {
      isWritten = true;
      return remarks();
    }),
    answers(listRemarksAsAdmin, remarks),
  );
  const { user } = await enter(at, { as: ada });
  await user.type(await remarkField(), "Say for whom.");
  await user.click(await button(t("remark.send", own)));
  await screen.findByText(t("remark.sent", own));
  expect(askedFor(writeRemarks)[0]?.body).toEqual({ remarks: [{ text: "Say for whom." }] });
  await screen.findByRole("region", { name: t("earlier.title", own) });
  await waitFor(async () => expect(await listEdits(ada.id)).toEqual([]));
});

test("of many remarks so far some show, so that the decision is near, and all when asked for", async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    sampleRemark({ remark_id: index + 1, text: `Remark number ${index + 1}.` }),
  );
  server.use(answers(listRemarksAsAdmin, { language: "en", remarks: many }));
  const { user } = await enter(at, { as: ada });
  await screen.findByText("Remark number 5.");
  expect(screen.queryByText("Remark number 6.")).toBeNull();
  await user.click(await button(t("earlier.all", { number: 100, ...own })));
  screen.getByText("Remark number 100.");
  // The focus is on the first of the newly shown remarks.
  expect(document.activeElement?.textContent).toContain("Remark number 6.");
});

test("they go with a rejection, whose reason is composed of them in the creator's language", async () => {
  server.use(
    answers(reject, () => {
      status = "rejected";
      return moved(status);
    }),
  );
  const { user } = await enter(at, { as: ada });
  await user.selectOptions(
    await screen.findByRole("combobox", { name: t("remark.place", own) }),
    "icon",
  );
  await user.type(await remarkField(), "Blurred.");
  await user.click(await button(t("decision.reject", own)));
  await waitFor(() =>
    expect(askedFor(reject)[0]?.body).toEqual({
      rejection_reason: "– Icon: Blurred.",
      remarks: [{ field: "icon", text: "Blurred." }],
    }),
  );
});

test("they go with an approval, for the next version", async () => {
  server.use(
    answers(approve, () => {
      status = "ready_for_sale";
      return moved(status);
    }),
  );
  const { user } = await enter(at, { as: ada });
  await user.type(await remarkField(), "Next time wider.");
  await user.click(await button(t("decision.approve", own)));
  await waitFor(() =>
    expect(askedFor(approve)[0]?.body).toEqual({
      reject: false,
      remarks: [{ text: "Next time wider." }],
    }),
  );
});

test("a saved reply that another has removed while it was changed is saved as a new one", async () => {
  const [, second] = sampleReplies();
  server.use(
    answers(listReplies, sampleReplies()),
    refuses(changeReply, 404, { key: "reply.not_found" }),
    answers(addReply, { ...second!, reply_id: 7 }),
  );
  const { user } = await enter(at, { as: ada });
  await remarkField();
  await user.click(await button(t("remark.replies", own)));
  await user.click(await screen.findByRole("button", { name: /^Edit: At 32/ }));
  await user.type(screen.getByRole("textbox", { name: "English" }), " Please.");
  server.use(answers(listReplies, sampleReplies().slice(0, 1)));
  await user.click(await button(t("reply.save", own)));
  await screen.findByText(t("reply.gone", own));
  screen.getByDisplayValue(/Please\.$/);
  await user.click(await button(t("reply.save_new", own)));
  await button(t("reply.new", own));
  expect(askedFor(addReply).map(({ body }) => body)).toEqual([
    {
      about: "pictures",
      texts: { ...second!.texts, en: `${second!.texts.en} Please.` },
    },
  ]);
  await waitFor(async () => expect(await listEdits(ada.id)).toEqual([]));
});

test("on a build that was decided meanwhile they are refused with who and when, and kept to copy", async () => {
  const [entry] = sampleHistory;
  server.use(
    refuses(writeRemarks, 409, {
      key: "remark.not_in_review",
      params: { state: "status.rejected" },
    }),
    answers(productHistoryAsAdmin, [
      {
        ...entry!,
        actor: { role: "admin", name: "bruno" },
        action: "reject",
        submission_id: 31,
        reason: "",
      },
    ]),
  );
  const { user } = await enter(at, { as: ada });
  await user.type(await remarkField(), "Say for whom.");
  const send = await button(t("remark.send", own));
  status = "rejected";
  await user.click(send);
  const sentence = t("history.action_reject", { name: "bruno" });
  await screen.findByText(sentence);
  await screen.findByText("Say for whom.");
  await button(t("decision.copy", own));
  cleanup();
  await enter(at, { as: ada });
  await screen.findByText(sentence);
  await screen.findByText("Say for whom.");
});
