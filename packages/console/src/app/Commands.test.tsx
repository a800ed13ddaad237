// Palette and keys on the real pages: what they offer each reader, where they lead, and where the focus goes
// afterwards.
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getSubmission,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
  logout,
  saveSubmission,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, settings, t, type Visit } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { paths } from "./paths.ts";
import { storeCard } from "../features/store/sample-store.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const presenze = sampleCard("ready_for_sale", { product_name: "Presenze", product_id: 12 });
const mensa = sampleCard("draft", { product_name: "Mensa", product_id: 13, submission_id: 44 });

async function visit(address: string, how: Visit = { as: marta }, products = [presenze, mensa]) {
  server.use(
    answers(listProducts, ({ query }) =>
      products.filter(
        ({ product_name: name, status }) =>
          name.includes(query["search"] ?? "") && status === (query["status"] ?? status),
      ),
    ),
    answers(listProductsAsAdmin, [presenze]),
    answers(listPublicStore, []),
  );
  const { user } = await open(address, how);
  await screen.findByRole("heading", { level: 1 });
  return {
    user,
    palette: async () => {
      await user.keyboard("{Control>}k{/Control}");
      const field = await screen.findByRole("combobox", { name: t("command.title") });
      await waitFor(() => expect(document.activeElement).toBe(field));
    },
  };
}
const option = (name: string | RegExp) => screen.findByRole("option", { name });
const offered = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

describe("the palette", () => {
  test("opens by its keys and gives the focus back", async () => {
    const { user, palette } = await visit(paths.account);
    const name = screen.getByLabelText(new RegExp(t("account.username")));
    await user.click(name);
    await palette();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(name));
    await palette();
    await user.keyboard("{Control>}k{/Control}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("opens from the bar and gives the focus back to it", async () => {
    const { user } = await visit(paths.account);
    const button = screen.getAllByRole("button", { name: t("nav.search") })[0]!;
    await user.click(button);
    const field = await screen.findByRole("combobox", { name: t("command.title") });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test("opened from nowhere leaves the focus in the page, not on its body", async () => {
    const { user, palette } = await visit(paths.products);
    expect(document.activeElement).toBe(document.body);
    const main = screen.getByRole("main");
    await palette();
    const focus = vi.spyOn(main, "focus");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(main));
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test("leads to a page", async () => {
    const { user, palette } = await visit(paths.products);
    await palette();
    await user.keyboard("acc{Enter}");
    await waitFor(() => expect(pathNow()).toBe(paths.account));
    await screen.findByRole("heading", { name: t("account.title") });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  });

  test("finds products, and leads where their cards do", async () => {
    server.use(answers(getSubmission, sampleDetail()));
    const { user, palette } = await visit(paths.account);
    await palette();
    await user.keyboard("Mensa");
    await option(/Mensa/);
    expect(askedFor(listProducts).at(-1)?.query).toEqual({ search: "Mensa", limit: "8" });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(pathNow()).toBe(paths.build(13, 44)));
  });

  test.each([
    ["a creator", { as: marta }],
    ["a visitor", {}],
  ] as [string, Visit][])("finds what the store has, for %s", async (_who, how) => {
    const { user, palette } = await visit(how.as ? paths.account : paths.login, how);
    server.use(
      answers(listPublicStore, [
        storeCard(1, { product_id: 91, product_name: "Mensa in cloud" }),
        // The creator's own product, which is listed above already.
        storeCard(2, { product_id: 13, product_name: "Mensa" }),
      ]),
      refuses(getPublicProduct, 404, { key: "product.not_found" }),
    );
    await palette();
    await user.keyboard("Mensa");
    const store = within(await screen.findByRole("group", { name: t("nav.store") }));
    expect(store.getAllByRole("option")).toHaveLength(how.as ? 1 : 2);
    expect(askedFor(listPublicStore).at(-1)?.query).toEqual({ filter: "Mensa", limit: "5" });
    await user.click(store.getByRole("option", { name: /Mensa in cloud/ }));
    await waitFor(() => expect(pathNow()).toBe(paths.storeProduct(91)));
  });

  test("whose store does not answer still finds the reader's own", async () => {
    const { user, palette } = await visit(paths.account);
    server.use(unreachable(listPublicStore));
    await palette();
    await user.keyboard("Mensa");
    await option(/Mensa/);
    await waitFor(() =>
      expect(screen.getByRole("listbox").getAttribute("aria-busy")).not.toBe("true"),
    );
    await option(/Mensa/);
  });

  test("keeps an Enter that comes before the answer, and opens the first of it", async () => {
    const { palette, user } = await visit(paths.account);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answers(listProducts, () => promise.then(() => [presenze, mensa])),
      answers(getProduct, sampleDetail()),
    );
    await palette();
    await user.paste("zenze");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(askedFor(listProducts).at(-1)?.query["search"]).toBe("zenze"));
    await waitFor(() => expect(pathNow()).toBe(paths.account));
    resolve();
    await waitFor(() => expect(pathNow()).toBe(paths.product(12)));
  });

  test("whose search fails says so, tells it, and still leads to pages", async () => {
    const { user, palette } = await visit(paths.account);
    server.use(unreachable(listProducts));
    await palette();
    await user.keyboard("pro");
    await screen.findByRole("button", { name: t("action.retry") });
    await screen.findByText(t("offline"), { selector: "[data-slot=toast] *" });
    await user.keyboard("{Enter}");
    await waitFor(() => expect(pathNow()).toBe(paths.products));
  });

  test("whose search finds the session ended leads to the root, signed out", async () => {
    const { user, palette } = await visit(paths.account);
    server.use(refuses(listProducts, 401, { key: "auth.required" }));
    await palette();
    await user.keyboard("pre");
    await waitFor(() => expect(pathNow()).toBe(paths.home));
    expect(localStorage.getItem("access_token")).toBeNull();
  });

  test.each([
    ["a creator", { as: marta }, true, false],
    ["an administrator", { as: ada }, false, true],
    ["a visitor", {}, false, false],
  ] as [string, Visit, boolean, boolean][])(
    "offers %s what they may do",
    async (_who, how, creates, reviews) => {
      const { palette } = await visit(how.as ? paths.account : paths.login, how);
      await palette();
      const has = (label: string) => offered().some((text) => text?.startsWith(label));
      expect(has(t("products.create"))).toBe(creates);
      expect(has(t("nav.review"))).toBe(reviews);
      expect(has(t("nav.logout"))).toBe(how.as !== undefined);
      expect(has(t("nav.login"))).toBe(how.as === undefined);
    },
  );

  test("creates a product from anywhere, once", async () => {
    const { user, palette } = await visit(paths.account);
    await palette();
    await user.keyboard(`${t("products.create")}{Enter}`);
    const dialog = await screen.findByRole("dialog", { name: t("products.create") });
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(history.state).toMatchObject({ usr: null });
    within(dialog).getByRole("textbox");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  test.each([
    ["a creator", { as: marta }, "ready_for_sale", () => [t("detail.new_build")]],
    [
      "an administrator",
      { as: ada },
      "waiting_for_review",
      () => [t("review.approve"), t("review.reject")],
    ],
  ] as const)("offers %s what the open page does", async (_who, how, status, labels) => {
    server.use(
      answers(getProduct, sampleDetail({ status })),
      answers(getProductAsAdmin, sampleDetail({ status })),
    );
    const { user, palette } = await visit(paths.product(12), how);
    await palette();
    const group = within(screen.getByRole("group", { name: t("command.page") }));
    for (const label of labels()) group.getByRole("option", { name: label });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("offers what the editor does, as far as it can be done", async () => {
    server.use(answers(getSubmission, sampleDetail()));
    const { user, palette } = await visit(paths.build(12, 31));
    const page = () => within(screen.getByRole("group", { name: t("command.page") }));
    await palette();
    expect(page().queryByRole("option", { name: t("save") })).toBeNull();
    await user.keyboard("{Escape}");
    await user.type(screen.getByLabelText(new RegExp(`^${t("build.version")}`)), "1");
    server.use(answers(saveSubmission, sampleDetail()));
    await palette();
    page().getByRole("option", { name: t("save") });
    await user.keyboard(`${t("save")}{Enter}`);
    await screen.findByText(t("build.saved"));
    await palette();
    await user.keyboard(`${t("build.remove")}{Enter}`);
    await screen.findByRole("alertdialog", { name: t("build.remove_title") });
  });

  test("opens the terms and what is said of privacy where the settings have them", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, palette } = await visit(paths.account);
    for (const [label, address] of [
      [t("footer.terms"), settings.terms_url],
      [t("footer.privacy"), settings.privacy_url],
    ] as const) {
      await palette();
      await user.keyboard(`${label}{Enter}`);
      await waitFor(() => expect(opened).toHaveBeenLastCalledWith(address, "_blank", "noreferrer"));
    }
    opened.mockRestore();
  });

  test("does what the open page does: rejecting asks for its reason", async () => {
    server.use(answers(getProductAsAdmin, sampleDetail({ status: "waiting_for_review" })));
    const { user, palette } = await visit(paths.product(12), { as: ada });
    await palette();
    await user.keyboard(`${t("review.reject")}{Enter}`);
    await screen.findByRole("dialog", { name: t("review.reject_title") });
  });

  test("changes the language of the page and of itself", async () => {
    const { user, palette } = await visit(paths.account);
    await palette();
    await user.keyboard("franc{Enter}");
    await screen.findByRole("heading", { name: "Compte" });
    await palette();
    await option(/Documentation/);
  });

  test("signs out", async () => {
    server.use(answers(logout, { ok: true }));
    const { user, palette } = await visit(paths.account);
    await palette();
    await user.keyboard(`${t("nav.logout")}{Enter}`);
    await waitFor(() => expect(pathNow()).toBe(paths.home));
  });

  test.each([
    ["leads away", () => t("nav.account"), paths.account],
    ["signs out", () => t("nav.logout"), paths.home],
  ])("asks before it %s from unsaved edits", async (_what, command, where) => {
    server.use(answers(getSubmission, sampleDetail()));
    const { user, palette } = await visit(paths.build(12, 31));
    const version = screen.getByRole("textbox", { name: new RegExp(`^${t("build.version")}`) });
    await user.type(version, "1");
    await palette();
    await user.keyboard(`${command()}{Enter}`);
    const question = await screen.findByRole("alertdialog", { name: t("leave.title") });
    await waitFor(() => expect(pathNow()).toBe(paths.build(12, 31)));
    await user.click(within(question).getByRole("button", { name: t("leave.confirm") }));
    await waitFor(() => expect(pathNow()).toBe(where));
  });
});

describe("single keys", () => {
  test("go to places, one after the other", async () => {
    const { user } = await visit(paths.account);
    await user.keyboard("gp");
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    await screen.findByRole("heading", { name: t("products.title") });
    await user.keyboard("xga");
    await waitFor(() => expect(pathNow()).toBe(paths.account));
  });

  test("open the guide's own search in the guide", async () => {
    const { user } = await visit("/docs");
    await user.keyboard("/");
    await screen.findByRole("dialog", { name: t("search", { ns: "guide" }) });
  });

  test("open the guide in a new tab", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { user } = await visit(paths.account);
    await user.keyboard("gd");
    await waitFor(() =>
      expect(opened).toHaveBeenCalledExactlyOnceWith(settings.docs_url, "_blank", "noreferrer"),
    );
    opened.mockRestore();
  });

  test("do nothing in a field, with Ctrl, in a dialog, or for a visitor who may not", async () => {
    const { user, palette } = await visit(paths.account);
    const name = screen.getByLabelText<HTMLInputElement>(new RegExp(t("account.username")));
    await user.click(name);
    await user.keyboard("gp");
    expect(name.value).toBe("martagp");
    await user.clear(name);
    await user.type(name, "marta");
    await act(async () => name.blur());
    await user.keyboard("{Control>}g{/Control}p");
    await palette();
    await user.keyboard("gp");
    await waitFor(() => expect(pathNow()).toBe(paths.account));
  });

  test("show their sheet, where they are turned off", async () => {
    const { user, palette } = await visit(paths.account);
    await user.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: t("keys.title") });
    within(sheet).getByText(t("keys.save"));
    await user.click(within(sheet).getByRole("switch", { name: t("keys.single") }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("gp?");
    await palette();
    await waitFor(() => expect(pathNow()).toBe(paths.account));
    await user.keyboard(`${t("keys.title")}{Enter}`);
    await screen.findByRole("dialog", { name: t("keys.title") });
  });

  test("go through the cards of a list", async () => {
    const parking = sampleCard("ready_for_sale", { product_name: "Parking", product_id: 14 });
    const { user } = await visit(paths.products, { as: marta }, [presenze, parking]);
    await screen.findAllByRole("link", { name: /Parking/ });
    const links = within(screen.getByRole("main")).getAllByRole("article");
    expect(links.length).toBeGreaterThan(1);
    await user.keyboard("j");
    await waitFor(() => expect(document.activeElement?.closest("article")).toBe(links[0]));
    await user.keyboard("j");
    await waitFor(() => expect(document.activeElement?.closest("article")).toBe(links[1]));
    await user.keyboard("k");
    await waitFor(() => expect(document.activeElement?.closest("article")).toBe(links[0]));
  });

  test("work where the letters are not Latin", async () => {
    await visit(paths.account);
    for (const [key, code] of [
      ["п", "KeyG"],
      ["з", "KeyP"],
    ])
      act(
        () =>
          void document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key, code, bubbles: true }),
          ),
      );
    await waitFor(() => expect(pathNow()).toBe(paths.products));
  });
});
