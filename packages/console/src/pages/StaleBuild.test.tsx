// Saving a build that has changed since the form was filled: the user is asked what to do with their edits.
import { screen, waitFor, within } from "@testing-library/react";
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

test.each([
  ["in the editor", "Escape", editNotes],
  ["with price and publication", "the close button", editPrice],
] as const)("%s, %s decides nothing: the next save asks again", async (_where, way, edit) => {
  const { user } = await edit();
  const close = within(await dialog()).getByRole("button", { name: t("close") });
  await (way === "Escape" ? user.keyboard("{Escape}") : user.click(close));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(save());
  await dialog();
  expect(bases()).toEqual([opened, opened]);
});

const licensed = { enabled_accounts: [{ enabled_account: "hr@northwind.example", license_id: 5 }] };
const ended = "2026-11-20T16:41:00.000Z";

/** Opens the form, enters something, and ends the license of a company on the list; `was` is the build's time before. */
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
  const { user } = await open(where === "editor" ? paths.build(12, 31) : paths.product(12), {
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

test.each(["editor", "page"] as const)("and leaves nothing to save: %s", async (where) => {
  await endLicense(where, "", opened);
  expect(save().getAttribute("aria-disabled")).toBe("true");
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
