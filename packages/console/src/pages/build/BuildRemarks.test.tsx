// Remarks on the creator's pages: they are answered and ticked off, and an unsent answer outlives the page.
import { cleanup, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { beforeEach, expect, test } from "vitest";
import {
  answerRemark,
  getProduct,
  getSubmission,
  listRemarks,
  productHistory,
  type Remark,
} from "@lanyard/contract";
import { marta, open, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { sampleRemark } from "../../features/review/remarks/sample-remarks.ts";
import { listEdits } from "../../drafts/stored-edits.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const own = { ns: "review" } as const;
let remarks: Remark[];

/** Also loads the review texts, which the app loads with the components that use them. */
async function enter(...visit: Parameters<typeof open>) {
  const opened = await open(...visit);
  await i18next.loadNamespaces("review");
  return opened;
}

beforeEach(() => {
  remarks = [
    sampleRemark({ field: "notes", text: "Say more." }),
    sampleRemark({ remark_id: 2, field: "", text: "Nearly there." }),
  ];
  const detail = sampleDetail({ status: "rejected", submission: { user_id: marta.id } });
  server.use(
    answers(getSubmission, detail),
    answers(getProduct, detail),
    answers(productHistory, []),
    answers(listRemarks, () => ({ language: "it" as const, remarks })),
    answers(answerRemark, ({ params, body }) => {
      const { answer, done } = body as { answer?: string; done?: boolean };
      const at = "2026-10-16T07:30:00.000Z";
      remarks = remarks.map((one) =>
        String(one.remark_id) === params["remark_id"]
          ? {
              ...one,
              ...(answer !== undefined && { answer, answered_at: at }),
              ...(done !== undefined && { done_at: done ? at : null }),
            }
          : one,
      );
      return remarks.find((one) => String(one.remark_id) === params["remark_id"])!;
    }),
  );
});

const editor = paths.build(12, 31);
const done = (count: number) => t("mine.done_of", { ...own, done: count, count: 2 });
const answerField = () =>
  screen.findByRole("textbox", { name: t("mine.answer_of", { ...own, place: t("build.notes") }) });

test("in the editor each describes its field, is answered, and ticked off", async () => {
  const { user } = await enter(editor, { as: marta });
  await screen.findByText(done(0));
  const notes = screen.getByRole("textbox", { name: new RegExp(`^${t("build.notes")}`) });
  const described = notes.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toContain(
    "Say more.",
  );
  await user.type(await answerField(), "It does now.{Enter}");
  await screen.findByText("It does now.");
  await user.click(
    screen.getByRole("checkbox", {
      name: t("mine.done_place", { ...own, place: t("build.notes") }),
    }),
  );
  await screen.findByText(done(1));
  expect(askedFor(answerRemark).map(({ body }) => body)).toEqual([
    { answer: "It does now." },
    { done: true },
  ]);
  await waitFor(async () => expect(await listEdits(marta.id)).toEqual([]));
});

test("an answer that is refused stays, also when the page is closed", async () => {
  server.use(refuses(answerRemark, 409, { key: "remark.settled" }));
  const { user } = await enter(editor, { as: marta });
  await user.type(await answerField(), "It does now.{Enter}");
  await waitFor(() => expect(askedFor(answerRemark)).toHaveLength(1));
  await waitFor(async () => expect(await listEdits(marta.id)).toHaveLength(1));
  cleanup();
  // The remark was settled in the meantime: the unsent answer can still be copied.
  remarks = remarks.slice(1);
  await enter(editor, { as: marta });
  await screen.findByText(t("mine.left", own));
  await screen.findByText("It does now.");
});

test("the product's page says how much is done, and leads to the editor", async () => {
  await enter(paths.product(12), { as: marta });
  await screen.findByText(done(0));
  screen.getByText("Nearly there.");
  expect(screen.getByRole("link", { name: t("mine.editor", own) }).getAttribute("href")).toBe(
    editor,
  );
});
