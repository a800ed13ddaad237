// Saving a build that has changed since the form was filled: the user resolves conflicts, everything else is merged.
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import {
  approve,
  deleteLicense,
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
import { ada, marta, open, t } from "../../../test/app.tsx";
import { answers, askedFor, server, unreachable } from "../../../test/server.ts";
import { paths } from "../../app/paths.ts";
import { detailPath } from "../../features/submission/detail/detail-place.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const offerForm = detailPath(12, { tab: "offer", edit: true });
const opened = "2026-11-20T16:40:00.000Z";
const changed = "2026-11-20T16:45:00.000Z";
const pictures = { icon_url: "/files/i.png", banner_url: "/files/b.png" };
const before = (status: Status) =>
  sampleDetail({ status, submission: { ...pictures, submission_updadet_at: opened } });
const after = (status: Status) =>
  sampleDetail({
    status,
    submission: {
      submission_updadet_at: changed,
      notes: "Theirs.",
      price_amount: 3,
      rejection_reason: status === "rejected" ? "No." : "",
    },
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
const notes = () => document.querySelector<HTMLTextAreaElement>('[data-field="notes"] textarea')!;
const save = () => screen.getByRole("button", { name: t("save") });
const dialog = () => screen.findByRole("dialog", { name: t("stale.title") });
const bodies = () => askedFor(saveSubmission).map(({ body }) => body as Record<string, unknown>);
const bases = () => bodies().map((body) => body["submission_updadet_at"]);
type Hands = Awaited<ReturnType<typeof open>>["user"];

/** Chooses a side of the only conflicting field, and saves it. */
async function choose(user: Hands, field: string, side: "mine" | "theirs") {
  const question = within(await dialog());
  expect(question.getAllByRole("region").map((one) => one.getAttribute("aria-label"))).toEqual([
    field,
  ]);
  await user.click(question.getByRole("radio", { name: t(`stale.${side}`) }));
  await user.click(question.getByRole("button", { name: t("stale.save") }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

async function openDraft() {
  server.use(answers(getSubmission, before("draft")), answers(listProducts, []));
  const { user } = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  return { user };
}

async function editNotes(status: Status = "draft") {
  const { user } = await openDraft();
  await user.clear(notes());
  await user.type(notes(), "Mine.");
  serve(after(status));
  await user.click(save());
  return { user };
}

test.each([
  ["mine", "Mine."],
  ["theirs", "Theirs."],
] as const)(
  "in the editor, of a field that both have changed one is chosen, and saved: %s",
  async (side, text) => {
    const { user } = await editNotes();
    await choose(user, t("build.notes"), side);
    await screen.findByText(t("build.saved"));
    expect(bases()).toEqual([opened, changed]);
    // The other side's own changes are not undone.
    expect(bodies()[1]).toMatchObject({ notes: text, price_amount: "3.00" });
  },
);

test("in the editor, the bar tells of no failure behind the question, and asks again when it was put off", async () => {
  const { user } = await editNotes();
  const question = within(await dialog());
  await screen.findByText(t("build.save_other"));
  expect(screen.queryByText(t("build.save_failed"))).toBeNull();
  await user.click(question.getByRole("button", { name: t("stale.later") }));
  await screen.findByText(t("build.save_conflict"));
  expect(screen.queryByText(t("build.save_failed"))).toBeNull();
  await user.click(screen.getByRole("button", { name: t("build.save_choose") }));
  await choose(user, t("build.notes"), "mine");
  await screen.findByText(t("build.saved"));
});

test("in the editor, what was chosen without a line is kept with what the other changed, and saved with one", async () => {
  const { user } = await editNotes();
  await dialog();
  server.use(unreachable(saveSubmission));
  await choose(user, t("build.notes"), "mine");
  await screen.findByText(t("build.save_failed"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(notes().value).toBe("Mine.");
  expect(price().value).toBe("3.00");
  serve(after("draft"));
  await user.click(screen.getByRole("button", { name: t("save") }));
  await screen.findByText(t("build.saved"));
  // There is no second question about the field.
  expect(bases().at(-1)).toBe(changed);
  expect(bodies().at(-1)).toMatchObject({ notes: "Mine.", price_amount: "3.00" });
});

test("in the editor, what only one has changed needs no question, and is saved", async () => {
  const { user } = await openDraft();
  const version = document.querySelector<HTMLInputElement>('[data-field="version"] input')!;
  await user.type(version, ".7");
  serve(after("draft"));
  await user.click(save());
  await screen.findByText(t("build.saved"));
  const names = ["notes", "icon", "banner", "price_amount"] as const;
  const fields = new Intl.ListFormat("en").format(names.map((name) => t(`build.${name}`)));
  screen.getByText(t("stale.merged", { fields }));
  expect(bases()).toEqual([opened, changed]);
  expect(bodies()[1]).toMatchObject({
    version: "2.1.0.7",
    notes: "Theirs.",
    price_amount: "3.00",
  });
  // The refusal is not shown to the user.
  expect(screen.queryByText(t("submission.stale"))).toBeNull();
});

test("in the editor, a build that was rejected meanwhile says so before it is a draft again", async () => {
  await editNotes("rejected");
  const question = within(await dialog());
  question.getByText("Rejected");
  question.getByText((text) => text.includes(t("build.saves_draft")));
  expect(bases()).toEqual([opened]);
});

test("in the editor, a build that can no longer be saved shows what is stored, and keeps what was entered", async () => {
  const { user } = await editNotes("waiting_for_review");
  await screen.findByText(t("kept.waits"));
  await waitFor(() => expect(notes().value).toBe("Theirs."));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(notes().readOnly).toBe(true);
  // Once the build is a draft again, the input is restored next to the other change.
  await act(() => new Promise((done) => setTimeout(done, 500)));
  server.use(answers(getSubmission, after("draft")));
  cleanup();
  await open(paths.build(12, 31), { as: marta });
  within(await dialog()).getByRole("region", { name: t("build.notes") });
  expect(notes().value).toBe("Mine.");
  void user;
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
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a form that nothing was entered in takes over what has changed meanwhile", async () => {
  const now = after("ready_for_sale");
  server.use(
    answers(getProductAsAdmin, before("waiting_for_review")),
    answers(listProductsAsAdmin, []),
    answers(approve, () => {
      server.use(answers(getProductAsAdmin, now), answers(saveSubmissionAsAdmin, now));
      return {
        product_id: 12,
        submission_id: 31,
        status: "ready_for_sale",
        undo_until: "2026-10-14T08:05:17.000Z",
      } as const;
    }),
  );
  const { user } = await open(offerForm, { as: ada });
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

async function editPrice(status: Status = "waiting_for_review") {
  server.use(answers(getProduct, before("waiting_for_review")), answers(listProducts, []));
  const { user } = await open(offerForm, { as: marta });
  await screen.findByRole("form", { name: t("detail.offer") });
  await user.clear(price());
  await user.type(price(), "7");
  serve(after(status));
  await user.click(save());
  return { user };
}

test.each([
  ["mine", "7"],
  ["theirs", "3.00"],
] as const)("with price and publication: %s", async (side, amount) => {
  const { user } = await editPrice();
  await choose(user, t("build.price_amount"), side);
  await screen.findByText(t("detail.saved"));
  expect(bases()).toEqual([opened, changed]);
  expect(bodies()[1]).toMatchObject({ price_amount: amount });
});

test("a price of a build that was rejected meanwhile is refused, and says so", async () => {
  await editPrice("rejected");
  await screen.findByText(t("submission.stale"));
  screen.getByText(t("kept.waits"));
  await screen.findByText("Rejected", { selector: "[data-slot=badge] *" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("form", { name: t("detail.offer") })).toBeNull();
  expect(bases()).toEqual([opened]);
});

test.each([
  ["in the editor", "Escape", editNotes],
  ["in the editor", "the button", editNotes],
  ["with price and publication", "the close button", editPrice],
] as const)("%s, %s decides nothing: the next save asks again", async (_where, way, edit) => {
  const { user } = await edit();
  const name = t(way === "the button" ? "stale.later" : "close");
  const close = within(await dialog()).getByRole("button", { name });
  await (way === "Escape" ? user.keyboard("{Escape}") : user.click(close));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(save());
  await dialog();
  expect(bases()).toEqual([opened, opened]);
});

const licensed = { enabled_accounts: [{ enabled_account: "hr@northwind.example", license_id: 5 }] };
const ended = "2026-11-20T16:41:00.000Z";

/**
 * Opens the form, enters something, and ends the license of a listed company; `was` is the build's previous timestamp.
 */
async function endLicense(where: "editor" | "page", entered: string, was: string) {
  const detail = { ...before(where === "editor" ? "draft" : "ready_for_sale"), ...licensed };
  const now = {
    ...detail,
    enabled_accounts: [],
    submission: { ...detail.submission, submission_updadet_at: ended },
  };
  const show = (build: ProductDetail) =>
    server.use(answers(getSubmission, build), answers(getProduct, build));
  show(detail);
  server.use(
    answers(listProducts, []),
    answers(deleteLicense, () => {
      show(now);
      const times = { submission_was_updadet_at: was, submission_updadet_at: ended };
      return { ok: true, builds: [{ submission_id: 31, ...times }] };
    }),
    answers(saveSubmission, now),
  );
  const { user } = await open(where === "editor" ? paths.build(12, 31) : offerForm, {
    as: marta,
  });
  const remove = t("offer.account_remove", { email: "hr@northwind.example" });
  const button = await screen.findByRole("button", { name: remove });
  if (entered) await user.type(price(), entered);
  await user.click(button);
  await user.click(await screen.findByRole("button", { name: t("offer.end_confirm") }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.queryByText("hr@northwind.example")).toBeNull();
  return { user };
}

test.each(["editor", "page"] as const)(
  "a license that the form itself ends is no change of somebody else, and keeps what was entered: %s",
  async (where) => {
    const { user } = await endLicense(where, "{Backspace}1", opened);
    expect(price().value).toBe("9.51");
    await user.click(save());
    await waitFor(() => expect(bases()).toEqual([ended]));
    expect(askedFor(saveSubmission)[0]?.body).toMatchObject({
      price_amount: "9.51",
      "company_token[0]": "",
    });
  },
);

test("it hides no change that came before it", async () => {
  const { user } = await endLicense("page", "{Backspace}1", changed);
  await user.click(save());
  await waitFor(() => expect(bases()).toEqual([opened]));
});

test("and leaves nothing to save in the editor", async () => {
  await endLicense("editor", "", opened);
  expect(save().getAttribute("aria-disabled")).toBe("true");
});

test("and leaves nothing to save on the page: saving closes the form", async () => {
  const { user } = await endLicense("page", "", opened);
  await user.click(save());
  await screen.findByRole("link", { name: t("detail.offer_edit") });
  expect(askedFor(saveSubmission)).toEqual([]);
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
