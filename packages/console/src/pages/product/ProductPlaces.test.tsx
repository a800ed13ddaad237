// The address of a product's page: its tabs, builds, history and files; and unusual data.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  getProduct,
  getSubmission,
  hideSubmission,
  listProducts,
  productHistory,
  productHistoryAsAdmin,
  getProductAsAdmin,
  saveSubmission,
  type ProductDetail,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { detailPath } from "../../features/submission/detail/detail-place.ts";
import { sampleDetail, sampleHistory } from "../../features/submission/sample-detail.ts";

const title = () => screen.findByRole("heading", { level: 1, name: "Presenze" });
const tab = (name: "overview" | "build" | "offer" | "history") =>
  screen.getByRole("tab", { name: t(`detail.tab_${name}`) });
const isOpen = (name: Parameters<typeof tab>[0]) =>
  waitFor(() => expect(tab(name).getAttribute("aria-selected")).toBe("true"));
const toast = (text: string) => screen.findByText(text, { selector: "[data-slot=toast] *" });

async function show(
  path: string,
  detail: ProductDetail = sampleDetail({ status: "ready_for_sale" }),
) {
  server.use(answers(getProduct, detail), answers(listProducts, []));
  const { user } = await open(path, { as: marta });
  await title();
  return user;
}

describe("tabs", () => {
  test("are in the address, and Back goes through them", async () => {
    const user = await show(detailPath(12, {}));
    await user.click(tab("build"));
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?tab=build"));
    await user.click(tab("offer"));
    act(() => history.back());
    await isOpen("build");
    act(() => history.back());
    await isOpen("overview");
  });

  test.each([
    ["offer", "offer"],
    ["nothing", "overview"],
  ] as const)("the address with %s opens %s", async (name, opens) => {
    await show(`/dashboard/products/12?tab=${name}`);
    await isOpen(opens);
  });

  test("keep what is typed into the offer, and leaving its form asks", async () => {
    const user = await show(detailPath(12, { tab: "offer", edit: true }));
    await screen.findByRole("form", { name: t("detail.offer") });
    const price = () =>
      document.querySelector<HTMLInputElement>('[data-field="price_amount"] input')!;
    await user.clear(price());
    await user.type(price(), "7");
    await user.click(tab("build"));
    await user.click(tab("offer"));
    expect(price().value).toBe("7");
    await user.click(screen.getByRole("link", { name: t("cancel") }));
    await screen.findByRole("alertdialog");
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?tab=offer&edit=1"));
  });

  test("give the focus to the offer's form when it opens, and back to what opened it", async () => {
    const user = await show(detailPath(12, { tab: "offer" }));
    const edit = await screen.findByRole("link", { name: t("detail.offer_edit") });
    expect(document.activeElement).not.toBe(edit);
    edit.focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("form", { name: t("detail.offer") });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole("checkbox", { name: new RegExp(t("offer.free")) }),
      ),
    );
    screen.getByRole("link", { name: t("cancel") }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole("link", { name: t("detail.offer_edit") }),
      ),
    );
  });

  test("leave the focus alone where the address opens the offer's form", async () => {
    await show(detailPath(12, { tab: "offer", edit: true }));
    await screen.findByRole("form", { name: t("detail.offer") });
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%j and S save the offer", async (how) => {
  const detail = sampleDetail({ status: "ready_for_sale" });
  server.use(answers(saveSubmission, detail));
  const user = await show(detailPath(12, { tab: "offer", edit: true }));
  await screen.findByRole("form", { name: t("detail.offer") });
  const field = document.querySelector<HTMLInputElement>('[data-field="price_amount"] input')!;
  expect(fireEvent.keyDown(field, { key: "s", ...how })).toBe(false);
  await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?tab=offer&edit=1"));
  await user.clear(field);
  await user.type(field, "7");
  expect(fireEvent.keyDown(field, { key: "s", ...how })).toBe(false);
  await toast(t("detail.saved"));
  expect(askedFor(saveSubmission)).toHaveLength(1);
});

describe("builds", () => {
  const inReview = sampleDetail({ status: "waiting_for_review" });
  const builds = [
    inReview.builds[0]!,
    {
      ...inReview.builds[0]!,
      submission_id: 24,
      build_version: "2.0.0",
      status: "ready_for_sale" as const,
    },
    {
      ...inReview.builds[0]!,
      submission_id: 20,
      build_version: "1.0.0",
      status: "superseded" as const,
    },
  ];
  const whole = { ...inReview, builds };
  const one = (
    submission_id: number,
    status: "ready_for_sale" | "superseded",
    version: string,
  ) => ({
    ...sampleDetail({ status, submission: { submission_id, version } }),
    builds,
  });

  test("the one on sale is seen and priced while a newer one waits", async () => {
    const onSale = one(24, "ready_for_sale", "2.0.0");
    server.use(answers(getSubmission, onSale), answers(saveSubmission, onSale));
    const user = await show(detailPath(12, {}), whole);
    const others = within(screen.getByRole("navigation", { name: t("detail.switch") }));
    expect(others.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "On sale2.0.0",
      "In review2.1.0",
    ]);
    await user.click(others.getByRole("link", { name: /2\.0\.0/ }));
    await screen.findByRole("button", { name: t("more_actions") });
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?build=24"));
    expect(askedFor(getSubmission)).toMatchObject([{ params: { submission_id: "24" } }]);

    await user.click(tab("offer"));
    await user.click(screen.getByRole("link", { name: t("detail.offer_edit") }));
    await screen.findByRole("form", { name: t("detail.offer") });
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?build=24&tab=offer&edit=1"));
    await user.type(document.querySelector('[data-field="price_amount"] input')!, "{Backspace}1");
    await user.click(screen.getByRole("button", { name: t("save") }));
    await toast(t("detail.saved"));
    expect(askedFor(saveSubmission)).toMatchObject([
      { params: { submission_id: "24" }, body: { price_amount: "9.51" } },
    ]);
  });

  test("the one on sale is hidden while a newer one waits", async () => {
    server.use(
      answers(getSubmission, one(24, "ready_for_sale", "2.0.0")),
      answers(hideSubmission, { product_id: 12, submission_id: 24, status: "hidden" }),
    );
    const user = await show(detailPath(12, { build: 24 }), whole);
    await user.click(await screen.findByRole("button", { name: t("more_actions") }));
    await user.click(await screen.findByRole("menuitem", { name: t("detail.hide") }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: t("detail.hide") }));
    await waitFor(() =>
      expect(askedFor(hideSubmission)).toMatchObject([{ params: { submission_id: "24" } }]),
    );
  });

  test("each is a link in the table; one that was superseded is opened read-only", async () => {
    server.use(answers(getSubmission, one(20, "superseded", "1.0.0")));
    const user = await show(detailPath(12, { tab: "build" }), whole);
    const table = within(screen.getByRole("table", { name: t("detail.builds") }));
    expect(table.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      [31, 24, 20].map((build) => detailPath(12, { build })),
    );
    await user.click(table.getAllByRole("link")[2]!);
    await screen.findByText(t("locked.superseded"));
    await user.click(tab("offer"));
    screen.getByText(t("offer.locked_superseded"));
    expect(screen.queryByRole("link", { name: t("detail.offer_edit") })).toBeNull();
    expect(screen.queryByRole("button", { name: t("more_actions") })).toBeNull();
  });

  test("one that is not there says so", async () => {
    server.use(refuses(getSubmission, 404));
    server.use(answers(getProduct, whole), answers(listProducts, []));
    await open(detailPath(12, { build: 99 }), { as: marta });
    await screen.findByRole("link", { name: t("not_found.back") });
  });
});

describe("history", () => {
  const findSentence = (index: number) => screen.findByText(sentence(index));
  const sentence = (index: number) => {
    const { action, actor } = sampleHistory[index]!;
    return t(`history.action_${action}`, { name: actor.name });
  };

  test("is asked for when it is opened, and page by page", async () => {
    const [first, last] = [sampleHistory.slice(0, 4), sampleHistory.slice(4)];
    server.use(
      answers(productHistory, ({ query }) => (query["cursor"] ? last : first), "next-page"),
    );
    const user = await show(detailPath(12, {}));
    expect(askedFor(productHistory)).toEqual([]);
    await user.click(tab("history"));
    await findSentence(0);
    screen.getByText(/Contract length and Price|Price and Contract length/);
    screen.getByText(/L’icona non si legge a 32 pixel/);
    await user.click(screen.getByRole("button", { name: t("history.more") }));
    await findSentence(5);
    expect(askedFor(productHistory).map(({ query }) => query["cursor"])).toEqual([
      undefined,
      "next-page",
    ]);
  });

  test("that does not come says so, and is asked for again", async () => {
    server.use(refuses(productHistory, 500));
    const user = await show(detailPath(12, { tab: "history" }));
    const notice = within(await screen.findByRole("alert"));
    notice.getByText(t("history.failed"));
    server.use(answers(productHistory, sampleHistory));
    await user.click(notice.getByRole("button", { name: t("action.retry") }));
    await findSentence(0);
  });

  test("an administrator reads it too", async () => {
    server.use(
      answers(getProductAsAdmin, sampleDetail({ status: "hidden" })),
      answers(productHistoryAsAdmin, []),
    );
    await open(detailPath(12, { tab: "history" }), { as: ada });
    await screen.findByText(t("history.empty"));
  });
});

describe("files", () => {
  const saved: string[] = [];
  const watch = () => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute("href")!);
    });
  };
  const file = () => screen.getByRole("link", { name: "presenze-2.1.0.zip" });

  test("are downloaded by a link that is fetched on the click", async () => {
    watch();
    const fresh = sampleDetail({
      status: "ready_for_sale",
      submission: { source_code_url: "/files/fresh.zip" },
    });
    server.use(answers(getSubmission, fresh));
    const user = await show(detailPath(12, { tab: "build" }));
    await user.click(file());
    await waitFor(() => expect(saved).toEqual(["/files/fresh.zip"]));
  });

  test("say when that fails", async () => {
    watch();
    server.use(refuses(getSubmission, 404, { key: "submission.not_found" }));
    const user = await show(detailPath(12, { tab: "build" }));
    await user.click(file());
    await toast(t("submission.not_found"));
    expect(saved).toEqual([]);
  });
});

describe("a product that its reader may no longer see", () => {
  const lose = (status: 403 | 404) =>
    server.use(refuses(getProduct, status, { key: "product.not_found" }));

  test.each([
    [404, "not_found.title"],
    [403, "not_loaded.title"],
  ] as const)("says so when it is asked for again: %i", async (status, titleKey) => {
    server.use(answers(getProduct, sampleDetail({ status: "ready_for_sale" })));
    const { client } = await open(detailPath(12, {}), { as: marta });
    await title();
    lose(status);
    await act(() => client.invalidateQueries());
    await screen.findByRole("heading", { level: 1, name: t(titleKey) });
    expect(screen.queryByRole("tablist")).toBeNull();
  });

  test("says so after what was refused, once", async () => {
    const user = await show(detailPath(12, { tab: "offer", edit: true }));
    await screen.findByRole("form", { name: t("detail.offer") });
    lose(404);
    server.use(refuses(saveSubmission, 404, { key: "submission.not_found" }));
    await user.type(document.querySelector('[data-field="price_amount"] input')!, "{Backspace}1");
    await user.click(screen.getByRole("button", { name: t("save") }));
    await screen.findByRole("heading", { level: 1, name: t("not_found.title") });
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12?tab=offer&edit=1"));
    expect(askedFor(saveSubmission)).toHaveLength(1);
    // Leaving shows no question, because there is no form.
    await user.click(screen.getByRole("link", { name: t("not_found.back") }));
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products"));
  });
});

test("data out of the ordinary leaves no page white", async () => {
  const odd = sampleDetail({
    status: "ready_for_sale",
    submission: {
      price_currency: "ZZ9 ",
      menu_entry_id: 99,
      expiration_id: 77,
      expiration_name: "",
      version: "",
      submission_updadet_at: "1970-01-01T00:00:00.000Z",
      languages: [],
    },
    builds: [],
    permissions: [{ permission_id: 404 }],
  });
  const user = await show(detailPath(12, {}), odd);
  expect(document.body.textContent).not.toMatch(/NaN|undefined|1970/);
  for (const name of ["build", "offer"] as const) {
    await user.click(tab(name));
    await isOpen(name);
  }
  await user.click(screen.getByRole("link", { name: t("detail.offer_edit") }));
  const form = await screen.findByRole("form", { name: t("detail.offer") });
  const price = document.querySelector('[data-field="price_amount"] input')!;
  await user.type(price, "{Backspace}1");
  await user.click(within(form).getByRole("button", { name: t("save") }));
  await screen.findByText(t("currency.required"));
});
