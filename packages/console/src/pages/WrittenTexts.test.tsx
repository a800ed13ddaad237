// Texts that people wrote are shown in the direction of their own language, whatever that of the page is.
import { screen } from "@testing-library/react";
import i18next from "i18next";
import { expect, test } from "vitest";
import {
  claimReview,
  countReviews,
  getProduct,
  getReviewClaim,
  getSubmission,
  getSubmissionAsAdmin,
  listProducts,
  listRemarks,
  listRemarksAsAdmin,
  listReplies,
  listReviews,
  type RemarkList,
} from "@lanyard/contract";
import { ada, marta, open, t } from "../../test/app.tsx";
import { answers, server } from "../../test/server.ts";
import { myClaim, sampleEntry } from "../features/review/queue/sample-queue.ts";
import { sampleRemark, sampleReplies } from "../features/review/remarks/sample-remarks.ts";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const words = {
  description: "وصف التطبيق",
  notes: "ملاحظات الإصدار",
  reason: "لا توجد أيقونة",
  remark: "لمن هذا؟",
  answer: "للزوار",
} as const;
const submission = {
  submission_description: words.description,
  notes: words.notes,
  rejection_reason: words.reason,
};
const remarks: RemarkList = {
  language: "it",
  remarks: [sampleRemark({ text: words.remark, answer: words.answer })],
};

/** Each text has an element of its own that takes its direction from the text. */
async function areShown(...expected: readonly (keyof typeof words)[]) {
  for (const name of expected) {
    const [text] = await screen.findAllByText(words[name]);
    expect(text?.closest("[dir=auto], bdi")?.textContent, name).toBe(words[name]);
  }
}

test("at a product of its creator", async () => {
  const detail = sampleDetail({ status: "rejected", submission });
  server.use(answers(getProduct, detail), answers(listProducts, []));
  await open(paths.product(12), { as: marta });
  await areShown("description", "notes", "reason");
});

test("in the editor: the reason, and a reviewer's remarks", async () => {
  server.use(
    answers(getSubmission, sampleDetail({ status: "rejected", submission })),
    answers(listRemarks, remarks),
  );
  await open(paths.build(12, 31), { as: marta });
  await areShown("reason", "remark", "answer");
});

test("at the desk", async () => {
  server.use(
    answers(listReviews, [sampleEntry()]),
    answers(countReviews, {
      waiting: 1,
      free: 1,
      mine: 0,
      claimed: 0,
      oldest_at: null,
      oldest_seconds: null,
    }),
    answers(getSubmissionAsAdmin, sampleDetail({ status: "waiting_for_review", submission })),
    answers(getReviewClaim, { claim: null }),
    answers(claimReview, myClaim()),
    answers(listRemarksAsAdmin, remarks),
    answers(listReplies, sampleReplies()),
  );
  await open(`${paths.review}?build=12.31`, { as: ada });
  await i18next.loadNamespaces("review");
  await screen.findByRole("region", { name: t("earlier.title", { ns: "review" }) });
  await areShown("remark", "answer");
});
