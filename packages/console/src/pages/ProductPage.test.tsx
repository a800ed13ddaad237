// A product's page with a server: the actions of creator and administrators, also when somebody else was faster.
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
  activate,
  addSubmission,
  approve,
  claimReview,
  draftSubmission,
  getProduct,
  getProductAsAdmin,
  getReviewClaim,
  getSubmission,
  hideSubmission,
  hideSubmissionAsAdmin,
  listPermissions,
  listProducts,
  reject,
  releaseReview,
  setReady,
  setReview,
  type Claim,
  type Status,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import type { Decision } from "../features/review/review.queries.ts";
import { myClaim, sampleClaim } from "../features/review/queue/sample-queue.ts";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const address = paths.product(12);
const params = { product_id: "12", submission_id: "31" };
const undo_until = "2026-10-14T08:05:17.000Z";
const moved = (status: Status) => ({ product_id: 12, submission_id: 31, status, undo_until });
const toast = (text: string) => screen.findByText(text, { selector: "[data-slot=toast] *" });
const title = () => screen.findByRole("heading", { level: 1, name: "Presenze" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const noDialog = () =>
  waitFor(() => expect(document.querySelector("[role=dialog], [role=alertdialog]")).toBeNull());
/** The message when somebody else was first. */
const late = {
  key: "submission.refused_state",
  params: { action: "do this", state: "changed" },
} as const;
const toldLate = () => toast(t(late.key, late.params));

test("pictures are asked for in as many pixels as they have on the screen", async () => {
  const picture = `/files/${"0".repeat(64)}`;
  const detail = sampleDetail({ submission: { icon_url: `${picture}.webp` } });
  const screenshots = [{ screenshot_id: 1, screenshot_url: `${picture}.webp` }];
  server.use(answers(getProduct, { ...detail, screenshots }), answers(listProducts, []));
  await open(address, { as: marta });
  await title();
  const images = [...document.querySelectorAll("main img")] as HTMLImageElement[];
  expect(images.map(({ src, srcset }) => [new URL(src).pathname, srcset.includes("960w")])).toEqual(
    [
      [`${picture}-160.webp`, false],
      [`${picture}.webp`, true],
    ],
  );
});

describe("its creator", () => {
  async function show(status: Status, ...handlers: Parameters<typeof server.use>) {
    const detail = sampleDetail({ status, submission: { rejection_reason: "No icon." } });
    server.use(answers(getProduct, detail), answers(listProducts, []), ...handlers);
    const { user } = await open(address, { as: marta });
    await title();
    return user;
  }
  /** The actions that the page may offer. */
  const actions = ["edit", "withdraw", "new_build"] as const;
  /** Opens the menu of further actions; returns an empty list if there is none. */
  const rest = async (user: UserEvent) => {
    const more = screen.queryByRole("button", { name: t("more_actions") });
    if (!more) return [];
    await user.click(more);
    const items = await screen.findAllByRole("menuitem");
    await user.keyboard("{Escape}");
    return items.map(({ textContent }) => textContent);
  };
  const offered = () =>
    actions.filter((action) =>
      screen.queryByText(t(`detail.${action}`), { selector: "a, button *" }),
    );
  const editsOffer = async (user: UserEvent) => {
    await user.click(screen.getByRole("tab", { name: t("detail.tab_offer") }));
    return screen.queryByRole("link", { name: t("detail.offer_edit") }) !== null;
  };
  const askToHide = async (user: UserEvent) => {
    await user.click(button(t("more_actions")));
    await user.click(await screen.findByRole("menuitem", { name: t("detail.hide") }));
    return within(await screen.findByRole("alertdialog"));
  };

  test.each<
    [Status, () => string, readonly (typeof actions)[number][], "hides" | "", "sells" | ""]
  >([
    ["draft", () => t("detail.draft_text"), ["edit"], "", ""],
    ["waiting_for_review", () => t("detail.waiting_text"), ["withdraw"], "", "sells"],
    ["rejected", () => "No icon.", ["edit"], "", ""],
    ["ready_for_sale", () => "marta", ["new_build"], "hides", "sells"],
    ["hidden", () => t("detail.hidden_text"), [], "", ""],
    ["superseded", () => t("locked.superseded"), [], "", ""],
  ])(
    "of a build that is %s reads what it waits for, and can do",
    async (status, getText, can, hides, sells) => {
      const user = await show(status);
      screen.getByText(getText());
      expect(offered()).toEqual(can);
      expect(await rest(user)).toEqual(hides ? [t("detail.hide")] : []);
      expect(await editsOffer(user)).toBe(sells !== "");
      const back = screen.queryByRole("link", { name: t("back") });
      expect(back !== null).toBe(status === "hidden" || status === "rejected");
      expect(screen.queryByLabelText(t("review.toolbar"))).toBeNull();
    },
  );

  test("takes a build back from review", async () => {
    const user = await show("waiting_for_review", answers(draftSubmission, moved("draft")));
    await user.click(button(t("detail.withdraw")));
    await toast(t("detail.withdrawn"));
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(askedFor(draftSubmission)).toMatchObject([{ params }]);
  });

  test("hides a product when asked again", async () => {
    const user = await show("ready_for_sale", answers(hideSubmission, moved("hidden")));
    const question = await askToHide(user);
    question.getByText(new RegExp(t("detail.hidden_effect")));
    expect(askedFor(hideSubmission)).toEqual([]);
    await user.click(question.getByRole("button", { name: t("detail.hide") }));
    await toast(t("detail.hidden_done"));
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(askedFor(hideSubmission)).toMatchObject([{ params, body: { hidden: true } }]);
  });

  test("begins a new build in the editor", async () => {
    const user = await show(
      "ready_for_sale",
      answers(addSubmission, { id: 12, submission_id: 32 }),
      answers(getSubmission, sampleDetail()),
    );
    await user.click(button(t("detail.new_build")));
    await waitFor(() => expect(pathNow()).toBe(paths.build(12, 32)));
    expect(askedFor(addSubmission)).toMatchObject([{ params: { product_id: "12" } }]);
  });

  test("reads why a call is refused, and sees the product as it is meanwhile", async () => {
    const user = await show("waiting_for_review", refuses(draftSubmission, 409, late));
    server.use(answers(getProduct, sampleDetail({ status: "ready_for_sale" })));
    await user.click(button(t("detail.withdraw")));
    await toast(t(late.key, late.params));
    await waitFor(() => expect(offered()).toEqual(["new_build"]));
    await waitFor(() => expect(pathNow()).toBe(address));
  });
});

describe("a product that does not load", () => {
  test.each([
    ["itself", getProduct],
    ["what its permissions are called", listPermissions],
  ] as const)("%s: says so, and can be tried again", async (_, call) => {
    const good = [answers(getProduct, sampleDetail()), answers(listPermissions, [])];
    server.use(...good);
    server.use(refuses(call, 500));
    const { user } = await open(address, { as: marta });
    const notice = within(await screen.findByRole("alert"));
    server.use(...good);
    await user.click(notice.getByRole("button", { name: t("action.retry") }));
    await title();
  });

  test("because there is none leads to the list", async () => {
    server.use(refuses(getProduct, 404));
    await open(address, { as: marta });
    const back = await screen.findByRole<HTMLAnchorElement>("link", { name: t("not_found.back") });
    expect(back.pathname).toBe(paths.products);
  });
});

describe("an administrator", () => {
  /** Shows a build with this status; the next fetch returns `now`. */
  async function review(status: Status, now: Status, ...handlers: Parameters<typeof server.use>) {
    server.use(answers(getProductAsAdmin, sampleDetail({ status })), ...handlers);
    const { user } = await open(address, { as: ada });
    await title();
    server.use(answers(getProductAsAdmin, sampleDetail({ status: now })));
    const bar = within(screen.getByLabelText(t("review.toolbar")));
    type Named = Decision | "hide";
    const find = async (decision: Named) => {
      if (isButton(decision)) return bar.queryByText(t(`review.${decision}`));
      const more = bar.queryByRole("button", { name: t("more_actions") });
      if (!more) return null;
      if (!screen.queryByRole("menu")) await user.click(more);
      await screen.findByRole("menu");
      return screen.queryByRole("menuitem", { name: t(`review.${decision}`) });
    };
    return {
      user,
      press: async (decision: Named) => user.click((await find(decision))!),
      offers: (decision: Named) => waitFor(async () => expect(await find(decision)).not.toBeNull()),
      offersNo: (decision: Named) => waitFor(async () => expect(await find(decision)).toBeNull()),
    };
  }
  const isButton = (decision: Decision | "hide") =>
    ["approve", "reject", "enable"].includes(decision);
  /** Rejects a build, first without a reason. */
  const rejectIt = async (now: Status, ...handlers: Parameters<typeof server.use>) => {
    const visit = await review("waiting_for_review", now, ...handlers);
    await visit.press("reject");
    const modal = within(await screen.findByRole("dialog"));
    const reason = modal.getByRole<HTMLTextAreaElement>("textbox");
    const submit = () => visit.user.click(modal.getByText(t("review.reject_submit")));
    const { dataset } = modal.getByRole("button", { name: t("review.reject_submit") });
    expect(dataset["variant"]).toBe("danger-solid");
    await submit();
    await modal.findByText(t("reason.required"));
    expect(askedFor(reject)).toEqual([]);
    await visit.user.click(reason);
    await visit.user.paste("  No icon. ");
    await submit();
    return { ...visit, reason, submit };
  };

  test.each([
    ["approve", "waiting_for_review", "ready_for_sale", approve, { reject: false }],
    ["set_ready", "rejected", "ready_for_sale", setReady, {}],
    ["set_review", "ready_for_sale", "waiting_for_review", setReview, ""],
    ["enable", "hidden", "ready_for_sale", activate, { hidden: false }],
  ] as const)("decides to %s a build that is %s", async (decision, status, now, call, body) => {
    const { press, offersNo } = await review(status, now, answers(call, moved(now)));
    await press(decision);
    await toast(t(`review.done_${decision}`, { name: "Presenze 2.1.0" }));
    expect(askedFor(call)).toMatchObject([{ params, body }]);
    await offersNo(decision);
  });

  test("a build that a colleague reviews is decided only on request, as at the desk", async () => {
    const { user, offersNo, press } = await review(
      "waiting_for_review",
      "ready_for_sale",
      answers(getReviewClaim, { claim: sampleClaim() }),
      answers(approve, moved("ready_for_sale")),
    );
    await screen.findByText(/^bruno has been reviewing it/);
    await offersNo("approve");
    expect(screen.queryByRole("button", { name: t("review.reject") })).toBeNull();
    await user.click(button(t("review.anyway")));
    await press("approve");
    await toast(t("review.done_approve", { name: "Presenze 2.1.0" }));
  });

  test("a build is claimed and released here, too", async () => {
    let held: Claim | null = null;
    const { user } = await review(
      "waiting_for_review",
      "waiting_for_review",
      answers(getReviewClaim, () => ({ claim: held })),
      answers(claimReview, () => (held = myClaim())),
      answers(releaseReview, () => {
        held = null;
        return { ok: true as const };
      }),
    );
    const own = { ns: "review" } as const;
    await user.click(await screen.findByRole("button", { name: t("claim.take", own) }));
    await user.click(await screen.findByRole("button", { name: t("claim.release", own) }));
    await screen.findByRole("button", { name: t("claim.take", own) });
    expect(askedFor(claimReview)).toHaveLength(1);
    expect(askedFor(releaseReview)).toHaveLength(1);
  });

  test("hides a build on sale at once, and brings it back from the message", async () => {
    const { user, press, offers, offersNo } = await review(
      "ready_for_sale",
      "hidden",
      answers(hideSubmissionAsAdmin, moved("hidden")),
      answers(activate, moved("ready_for_sale")),
    );
    await press("hide");
    await toast(t("detail.hidden_done"));
    await toast(t("detail.hidden_effect"));
    expect(askedFor(hideSubmissionAsAdmin)).toMatchObject([{ params, body: { hidden: true } }]);
    await offers("enable");
    server.use(answers(getProductAsAdmin, sampleDetail({ status: "ready_for_sale" })));
    const message = document.querySelector<HTMLElement>("[data-slot=toast]")!;
    await user.click(within(message).getByRole("button", { name: t("review.enable") }));
    await toast(t("review.done_enable"));
    expect(askedFor(activate)).toMatchObject([{ params, body: { hidden: false } }]);
    await offersNo("enable");
  });

  test("rejects a build with a reason, which is asked for anew the next time", async () => {
    const { press, offers } = await rejectIt("rejected", answers(reject, moved("rejected")));
    await toast(t("review.done_reject", { name: "Presenze 2.1.0" }));
    expect(askedFor(reject)).toMatchObject([{ params, body: { rejection_reason: "No icon." } }]);
    await offers("set_review");
    await noDialog();

    server.use(
      answers(setReview, moved("waiting_for_review")),
      answers(getProductAsAdmin, sampleDetail({ status: "waiting_for_review" })),
    );
    await press("set_review");
    await offers("reject");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("reject");
    expect(within(await screen.findByRole("dialog")).getByRole("textbox")).toHaveProperty(
      "value",
      "",
    );
  });

  test("whose rejection finds no build keeps the reason, and can send it again", async () => {
    const problem = { key: "submission.not_found" } as const;
    const { reason, submit } = await rejectIt("waiting_for_review", refuses(reject, 404, problem));
    await toast(t(problem.key));
    expect(reason.value).toBe("  No icon. ");
    await submit();
    await waitFor(() => expect(askedFor(reject)).toHaveLength(2));
  });

  test("who is second to approve reads why, and sees the build as it is", async () => {
    const { press, offers, offersNo } = await review(
      "waiting_for_review",
      "ready_for_sale",
      refuses(approve, 409, late),
    );
    await press("approve");
    await toldLate();
    await offers("hide");
    await offersNo("approve");
  });

  test("who is second to reject reads why, keeps what was written, and cannot reject any more", async () => {
    const { user, offers, reason } = await rejectIt("ready_for_sale", refuses(reject, 409, late));
    await toldLate();
    const dialog = await screen.findByRole("dialog");
    await within(dialog).findByText(t("stale.moved"));
    expect([reason.value, reason.readOnly]).toEqual(["  No icon. ", true]);
    expect(within(dialog).queryByRole("button", { name: t("review.reject_submit") })).toBeNull();
    await user.click(within(dialog).getByRole("button", { name: t("close") }));
    await noDialog();
    await offers("hide");
  });

  test("who is second to hide reads why, and sees the build as it is", async () => {
    const { press, offers } = await review(
      "ready_for_sale",
      "hidden",
      refuses(hideSubmissionAsAdmin, 409, late),
    );
    await press("hide");
    await toldLate();
    await offers("enable");
  });
});
