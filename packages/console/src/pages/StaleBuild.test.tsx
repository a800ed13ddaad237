// A save of a build that has changed since the form was filled: it is asked what becomes of what was entered.
// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import {
  approve,
  getProduct,
  getProductAsAdmin,
  getSubmission,
  listProducts,
  listProductsAsAdmin,
  refusal,
  saveSubmission,
  saveSubmissionAsAdmin,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";
import { ada, marta, open, t } from "../../test/app.tsx";
import { answers, askedFor, server } from "../../test/server.ts";
import { paths } from "../shared/paths.ts";
import { sampleDetail } from "../submission/sample-detail.ts";

const opened = "2026-11-20T16:40:00.000Z";
const changed = "2026-11-20T16:45:00.000Z";
const pictures = { icon_url: "/files/i.png", banner_url: "/files/b.png" };
const before = (status: Status) =>
  sampleDetail({ status, submission: { ...pictures, submission_updadet_at: opened } });
const after = (status: Status) =>
  sampleDetail({
    status,
    submission: { submission_updadet_at: changed, notes: "Theirs.", price_amount: 3 },
  });

/** The server's build is `now`; saves that are based on an older one are refused. */
function serve(now: ProductDetail) {
  server.use(
    answers(saveSubmission, ({ body }) =>
      (body as Record<string, unknown>)["submission_updadet_at"] === changed
        ? now
        : HttpResponse.json(
            refusal.parse({
              error: t("submission.stale"),
              problems: [{ key: "submission.stale", text: t("submission.stale") }],
              build: now,
            }),
            { status: 409 },
          ),
    ),
    answers(getSubmission, now),
    answers(getProduct, now),
  );
}
const price = () => document.querySelector<HTMLInputElement>('[data-field="price_amount"] input')!;
const save = () => screen.getByRole("button", { name: t("save") });
const dialog = () => screen.findByRole("alertdialog", { name: t("stale.title") });
const choose = async (label: "stale.keep" | "stale.load") =>
  within(await dialog()).getByRole("button", { name: t(label) });
const bases = () =>
  askedFor(saveSubmission).map(
    ({ body }) => (body as Record<string, unknown>)["submission_updadet_at"],
  );

async function editNotes() {
  server.use(answers(getSubmission, before("draft")), answers(listProducts, []));
  const { user } = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  const notes = () => document.querySelector<HTMLTextAreaElement>('[data-field="notes"] textarea')!;
  await user.clear(notes());
  await user.type(notes(), "Mine.");
  serve(after("draft"));
  await user.click(save());
  return { user, notes };
}

test("in the editor, what was entered is kept, and the next save replaces the other", async () => {
  const { user, notes } = await editNotes();
  await user.click(await choose("stale.keep"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(notes().value).toBe("Mine.");
  await user.click(save());
  await screen.findByText(t("build.saved"));
  expect(bases()).toEqual([opened, changed]);
});

test("in the editor, what was entered is discarded for the present build", async () => {
  const { user, notes } = await editNotes();
  await user.click(await choose("stale.load"));
  await waitFor(() => expect(notes().value).toBe("Theirs."));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.type(notes(), " Mine.");
  await user.click(save());
  await screen.findByText(t("build.saved"));
  expect(bases()).toEqual([opened, changed]);
});

test("in the editor, where nothing was entered there is nothing to ask", async () => {
  server.use(answers(getSubmission, before("draft")), answers(listProducts, []));
  const { user } = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  serve(after("draft"));
  await user.click(screen.getByRole("button", { name: t("build.send") }));
  await screen.findByText(t("submission.stale"), { selector: "[data-slot=toast] *" });
  await waitFor(() =>
    expect(document.querySelector('[data-field="notes"] textarea')).toHaveProperty(
      "value",
      "Theirs.",
    ),
  );
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("a form that nothing was entered in takes over what has changed meanwhile", async () => {
  const now = after("ready_for_sale");
  server.use(
    answers(getProductAsAdmin, before("waiting_for_review")),
    answers(listProductsAsAdmin, []),
    answers(approve, () => {
      server.use(answers(getProductAsAdmin, now), answers(saveSubmissionAsAdmin, now));
      return { product_id: 12, submission_id: 31, status: "ready_for_sale" } as const;
    }),
  );
  const { user } = await open(paths.product(12), { as: ada });
  await user.click(await screen.findByRole("button", { name: t("review.approve") }));
  await waitFor(() => expect(price().value).toBe("3.00"));
  await user.type(price(), "{Backspace}1");
  await user.click(save());
  await screen.findByText(t("detail.saved"));
  expect(askedFor(saveSubmissionAsAdmin)[0]?.body).toMatchObject({
    price_amount: "3.01",
    submission_updadet_at: changed,
  });
});

async function editPrice() {
  server.use(answers(getProduct, before("waiting_for_review")), answers(listProducts, []));
  const { user } = await open(paths.product(12), { as: marta });
  await screen.findByRole("form", { name: t("detail.offer") });
  await user.clear(price());
  await user.type(price(), "7");
  serve(after("waiting_for_review"));
  await user.click(save());
  return { user };
}

test.each([
  ["stale.keep", "7"],
  ["stale.load", "3.00"],
] as const)("with price and publication: %s", async (choice, shown) => {
  const { user } = await editPrice();
  await user.click(await choose(choice));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(price().value).toBe(shown);
  await user.clear(price());
  await user.type(price(), "8");
  await user.click(save());
  await screen.findByText(t("detail.saved"));
  expect(bases()).toEqual([opened, changed]);
});

test("another refusal of its state asks nothing", async () => {
  const error = t("submission.refused_other", { action: "" });
  server.use(
    answers(getSubmission, before("draft")),
    answers(saveSubmission, () =>
      HttpResponse.json(
        refusal.parse({
          error,
          problems: [{ key: "submission.refused_other", text: error }],
          build: after("draft"),
        }),
        { status: 409 },
      ),
    ),
  );
  const { user } = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  await user.type(
    document.querySelector<HTMLTextAreaElement>('[data-field="notes"] textarea')!,
    "Mine.",
  );
  await user.click(save());
  await screen.findByText(error, { selector: "[data-slot=toast] *" });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
