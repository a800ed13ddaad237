// The page of the product list: loading page by page, and creating a product.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  createProduct,
  getSubmission,
  listProducts,
  listProductsAsAdmin,
  productNameMost,
} from "@lanyard/contract";
import { pictureSizes } from "@lanyard/design-system";
import { ada, marta, open, passUntil, pathNow, stopClock, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { sampleCard } from "../product/sample-cards.ts";
import { paths } from "../shared/paths.ts";
import { cardsInSight } from "../shared/pictures-ahead.ts";
import { newDraft } from "../submission/sample-detail.ts";

const card = (product_name: string) => sampleCard("draft", { product_name });
const shown = () =>
  screen.getAllByRole("article").map((each) => within(each).getByRole("heading").textContent);
const more = () => screen.queryByRole("button", { name: t("products.more") });

describe("the list", () => {
  test("loads page by page, until the last", async () => {
    const second = Promise.withResolvers<void>();
    server.use(answers(listProducts, [card("One"), card("Two")], "after two"));
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    expect(shown()).toEqual(["One", "Two"]);

    server.use(answers(listProducts, () => second.promise.then(() => [card("Three")]), "a&b=c"));
    await user.click(more()!);
    expect(more()?.ariaBusy).toBe("true");
    second.resolve();
    await screen.findByText("Three");
    expect(shown()).toEqual(["One", "Two", "Three"]);

    server.use(answers(listProducts, [card("Four")]));
    await user.click(more()!);
    await screen.findByText("Four");
    expect(shown()).toEqual(["One", "Two", "Three", "Four"]);
    expect(more()).toBeNull();
    expect(askedFor(listProducts).map(({ query }) => query)).toEqual([
      {},
      { cursor: "after two" },
      { cursor: "a&b=c" },
    ]);
  });

  test("of an administrator has all products with their creators, and no button to create one", async () => {
    server.use(answers(listProductsAsAdmin, [{ ...card("One"), username: "marta" }]));
    await open("/dashboard/products", { as: ada });
    await screen.findByRole("heading", { name: t("products.title_admin") });
    await screen.findByText(/marta/);
    expect(screen.queryByRole("button", { name: t("products.create") })).toBeNull();
  });

  test("shows banners in as many pixels as a card has, those in sight first", async () => {
    const picture = `/files/${"0".repeat(64)}`;
    const names = ["One", "Two", "Three", "Four"];
    const cards = names.map((name) => ({ ...card(name), banner_url: `${picture}.webp` }));
    server.use(answers(listProducts, cards));
    await open("/dashboard/products", { as: marta });
    const banners = (await screen.findAllByRole("article")).map((article) =>
      article.querySelector("img")!,
    );
    for (const banner of banners) expect(banner.srcset).toContain(`${picture}-480.webp 480w`);
    expect(banners.map(({ sizes }) => sizes.startsWith("auto, "))).toEqual([
      ...Array<boolean>(cardsInSight).fill(false),
      true,
    ]);
    // As the page's head asks for them.
    expect(banners[0]?.sizes).toBe(pictureSizes.banner);
    expect(banners.map((banner) => banner.getAttribute("loading"))).toEqual([
      ...Array<string>(cardsInSight).fill("eager"),
      "lazy",
    ]);
  });

  test("that failed to load says why, and can be tried again", async () => {
    server.use(refuses(listProducts, 429, { key: "request.too_many", params: { seconds: 5 } }));
    const { user } = await open("/dashboard/products", { as: marta });
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain(t("request.too_many", { seconds: 5 }));
    expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);

    server.use(answers(listProducts, []));
    await user.click(within(notice).getByRole("button", { name: t("action.retry") }));
    await screen.findByText(t("products.empty"));
  });

  test("is retried automatically when the server is down", async () => {
    stopClock();
    server.use(refuses(listProducts, 503));
    await open("/dashboard/products", { as: marta });
    await passUntil(() => expect(askedFor(listProducts)).toHaveLength(2));
    server.use(answers(listProducts, [card("One")]));
    await passUntil(() => screen.getByText("One"));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("a new product", () => {
  const begin = async () => {
    server.use(answers(listProducts, [card("One")]));
    const visit = await open("/dashboard/products", { as: marta });
    await visit.user.click(await screen.findByRole("button", { name: t("products.create") }));
    const modal = await screen.findByRole("dialog");
    return {
      ...visit,
      modal,
      name: within(modal).getByRole<HTMLInputElement>("textbox"),
      create: within(modal).getByRole<HTMLButtonElement>("button", { name: t("create.submit") }),
      cancel: within(modal).getByRole<HTMLButtonElement>("button", { name: t("cancel") }),
    };
  };

  test("is created once, however often the button is pressed, and opens in the editor", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answers(createProduct, () => promise.then(() => ({ id: 12, submission_id: 31 }))),
      answers(getSubmission, newDraft()),
    );
    const { user, name, create, cancel } = await begin();
    expect(create.disabled).toBe(true);
    await user.type(name, "  Badge smarrito ");
    await waitFor(() => expect(create.disabled).toBe(false));
    await user.dblClick(create);
    await user.type(name, "{Enter}");
    await waitFor(() => expect(cancel.disabled).toBe(true));
    within(screen.getByRole("dialog")).getByText(t("create.busy"));
    // Escape does not close the modal while the call runs.
    await user.keyboard("{Escape}");
    screen.getByRole("dialog");
    resolve();
    await waitFor(() => expect(pathNow()).toBe(paths.build(12, 31)));
    expect(askedFor(createProduct).map(({ body }) => body)).toEqual([
      { name: "Badge smarrito", kind: "app" },
    ]);
  });

  test("needs a name, and says so after the field is left", async () => {
    const { user, name, create, modal } = await begin();
    await user.type(name, "   ");
    expect(within(modal).queryByText(t("name.required"))).toBeNull();
    await user.tab();
    await within(modal).findByText(t("name.required"));
    expect(create.disabled).toBe(true);
    await user.type(name, "A");
    await waitFor(() => expect(within(modal).queryByText(t("name.required"))).toBeNull());
    expect(create.disabled).toBe(false);
    await user.clear(name);
    await user.click(name);
    await user.paste("😀".repeat(productNameMost));
    await waitFor(() => expect(create.disabled).toBe(false));
    await user.paste("e\u0301");
    await within(modal).findByText(t("name.too_long", { most: productNameMost }));
    expect(create.disabled).toBe(true);
  });

  test("that is refused keeps the modal open; opened again, the modal is empty", async () => {
    server.use(refuses(createProduct, 422, { key: "name.required", field: "name" }));
    const { user, name, create, cancel, modal } = await begin();
    await user.type(name, "Badge");
    await user.click(create);
    expect((await within(modal).findByRole("alert")).textContent).toBe(t("name.required"));
    expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);
    expect(name.value).toBe("Badge");
    expect(pathNow()).toBe(paths.products);

    await user.click(cancel);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: t("products.create") }));
    const again = within(await screen.findByRole("dialog"));
    expect(again.queryByRole("alert")).toBeNull();
    expect(again.getByRole<HTMLInputElement>("textbox").value).toBe("");
  });

  test("has a link to the guide", async () => {
    const { modal } = await begin();
    const link = within(modal).getByRole<HTMLAnchorElement>("link");
    expect([link.pathname, link.target]).toEqual(["/docs", "_blank"]);
  });
});
