// The product list page: pagination, and creating a product.
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  countProducts,
  createProduct,
  getSubmission,
  listProducts,
  listProductsAsAdmin,
  productNameMost,
  productSearchMost,
  type ManagedCard,
} from "@lanyard/contract";
import { pictureSizes } from "@lanyard/design-system";
import { ada, marta, noProducts, open, passUntil, pathNow, stopClock, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, type Asked } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { paths } from "../app/paths.ts";
import { cardsInSight } from "../components/list/cards-in-sight.ts";
import { newDraft } from "../features/submission/sample-detail.ts";

const card = (product_name: string, changes: Partial<ManagedCard> = {}) =>
  sampleCard("ready_for_sale", { product_name, ...changes });
const visibleNames = () =>
  screen.getAllByRole("article").map((each) => within(each).getByRole("heading").textContent);
const more = () => screen.queryByRole("button", { name: t("products.more") });
const searchField = () => screen.getByRole<HTMLInputElement>("searchbox");
const tab = (name: string) => screen.getByRole("tab", { name: new RegExp(`^${name}`) });
const chosen = () => document.querySelector("[role=tab][aria-selected=true]")?.textContent;

type Answering = (request: Asked) => ManagedCard[] | Promise<ManagedCard[]>;
/** Serves the list; unfinished builds are served from `waiting`. */
const lists = (
  list: ManagedCard[] | Answering,
  next?: string,
  waiting: readonly ManagedCard[] = [],
) =>
  answers(
    listProducts,
    (request) => {
      const { limit, status } = request.query;
      if (limit === undefined) return typeof list === "function" ? list(request) : list;
      return Response.json(waiting.filter((one) => one.status === status));
    },
    next,
  );
/** The queries of the list, without those for unfinished builds. */
const listRequests = () =>
  askedFor(listProducts)
    .map(({ query }) => query)
    .filter(({ limit }) => limit === undefined);

describe("the list", () => {
  test("loads page by page, until the last", async () => {
    const second = Promise.withResolvers<void>();
    server.use(lists([card("One"), card("Two")], "after two"));
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    expect(visibleNames()).toEqual(["One", "Two"]);

    server.use(lists(() => second.promise.then(() => [card("Three")]), "a&b=c"));
    await user.click(more()!);
    expect(more()?.ariaBusy).toBe("true");
    second.resolve();
    await screen.findByText("Three");
    expect(visibleNames()).toEqual(["One", "Two", "Three"]);

    server.use(lists([card("Four")]));
    await user.click(more()!);
    await screen.findByText("Four");
    expect(visibleNames()).toEqual(["One", "Two", "Three", "Four"]);
    expect(more()).toBeNull();
    await screen.findByText(t("products.shown", { count: 4 }));
    expect(listRequests()).toEqual([{}, { cursor: "after two" }, { cursor: "a&b=c" }]);
  });

  test("loads the next page when its end comes near, once, and not again by itself after a failure", async () => {
    let near: (() => void) | undefined;
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        readonly tell: (entries: object[]) => void;
        constructor(tell: (entries: object[]) => void) {
          this.tell = tell;
        }
        observe(target: Element) {
          if (target.querySelector("[data-slot=load-more]"))
            near = () => this.tell([{ isIntersecting: true }]);
        }
        disconnect() {
          near = undefined;
        }
      },
    );
    server.use(lists([card("One")], "after one"));
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    server.use(refuses(listProducts, 429, { key: "request.too_many", params: { seconds: 5 } }));
    await act(async () => near?.());
    expect((await screen.findByRole("alert")).textContent).toBe(
      t("request.too_many", { wait: "5 seconds" }),
    );
    // The loaded cards stay, and only the reader retries.
    expect(visibleNames()).toEqual(["One"]);
    expect(near).toBeUndefined();
    server.use(lists([card("Two")]));
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await screen.findByText("Two");
    expect(visibleNames()).toEqual(["One", "Two"]);
  });

  test("of an administrator is a table with all products and their creators, without a button to create one", async () => {
    server.use(answers(listProductsAsAdmin, [card("One", { username: "marta" })], "after one"));
    const { user } = await open("/dashboard/products", { as: ada });
    await screen.findByRole("heading", { name: t("products.title_admin") });
    const row = within(await screen.findByRole("row", { name: /One/ }));
    row.getByText("marta");
    expect(row.getByRole("link").getAttribute("href")).toMatch(/^\/dashboard\/products\/\d+$/);
    expect(screen.queryByRole("button", { name: t("products.create") })).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(askedFor(listProducts)).toEqual([]);

    server.use(answers(listProductsAsAdmin, [card("Two")]));
    await user.click(more()!);
    await screen.findByRole("row", { name: /Two/ });
    await user.click(tab(t("status.draft").replace(/^./, (c) => c.toUpperCase())));
    await user.type(searchField(), "desk");
    await waitFor(() =>
      expect(askedFor(listProductsAsAdmin).at(-1)?.query).toEqual({
        status: "draft",
        search: "desk",
      }),
    );
  });

  test("shows banners in as many pixels as a card has, those in sight first", async () => {
    const picture = `/files/${"0".repeat(64)}`;
    const names = ["One", "Two", "Three", "Four"];
    const cards = names.map((name) => ({ ...card(name), banner_url: `${picture}.webp` }));
    server.use(lists(cards));
    await open("/dashboard/products", { as: marta });
    const banners = (await screen.findAllByRole("article")).map((article) =>
      article.querySelector("img")!,
    );
    for (const banner of banners) expect(banner.srcset).toContain(`${picture}-480.webp 480w`);
    expect(banners.map(({ sizes }) => sizes.startsWith("auto, "))).toEqual([
      ...Array<boolean>(cardsInSight).fill(false),
      true,
    ]);
    // The same sizes as in the page's head.
    expect(banners[0]?.sizes).toBe(pictureSizes.banner);
    expect(banners.map((banner) => banner.getAttribute("loading"))).toEqual([
      ...Array<string>(cardsInSight).fill("eager"),
      "lazy",
    ]);
  });

  test("says of each card how it stands; public goes without saying", async () => {
    const both = { onSale: true, product_name: "Both", is_private: 1 } as const;
    server.use(lists([sampleCard("draft", both), card("One")]));
    await open("/dashboard/products", { as: marta });
    await screen.findByText("Both");
    const labels = screen
      .getAllByRole("article")
      .map((each) =>
        [...each.querySelectorAll("[data-slot=card-label]")].map((label) => [
          label.textContent.toLowerCase(),
          label.classList.contains("sr-only"),
        ]),
      );
    expect(labels).toEqual([
      [
        [t("status.ready_for_sale"), false],
        [t("status.draft"), false],
        [t("label.private").toLowerCase(), false],
      ],
      [
        [t("status.ready_for_sale"), false],
        [t("label.public").toLowerCase(), true],
      ],
    ]);
  });

  test("that failed to load says why, and can be tried again", async () => {
    server.use(refuses(listProducts, 429, { key: "request.too_many", params: { seconds: 5 } }));
    const { user } = await open("/dashboard/products", { as: marta });
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toContain(t("request.too_many", { wait: "5 seconds" }));
    expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);

    server.use(lists([]));
    await user.click(within(notice).getByRole("button", { name: t("action.retry") }));
    await screen.findByText(t("products.empty"));
  });

  test("without any product has neither tabs nor a search, and one button", async () => {
    server.use(lists([]));
    await open("/dashboard/products", { as: marta });
    await screen.findByText(t("products.empty"));
    expect(screen.queryByRole("tablist")).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(screen.getAllByRole("button", { name: t("products.create") })).toHaveLength(1);
  });

  test("is retried automatically when the server is down", async () => {
    stopClock();
    server.use(refuses(listProducts, 503));
    await open("/dashboard/products", { as: marta });
    await passUntil(() => expect(listRequests()).toHaveLength(2));
    server.use(lists([card("One")]));
    await passUntil(() => screen.getByText("One"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("follows what was made and removed in another tab, however short the while", async () => {
    server.use(lists([card("One")]));
    await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    server.use(
      lists([card("Two")], undefined, [sampleCard("rejected", { product_name: "Three" })]),
      answers(countProducts, { ...noProducts, all: 2, ready_for_sale: 1, rejected: 1 }),
    );
    await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
    await screen.findByText("Two");
    await screen.findByText("Three");
    expect(visibleNames()).toEqual(["Two"]);
    await waitFor(() => expect(chosen()).toBe(`${t("products.all")}2`));
  });

  test("comes anew when the line is back", async () => {
    server.use(lists([card("One")]));
    await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    server.use(lists([card("Two")]));
    await act(async () => {
      window.dispatchEvent(new Event("offline"));
      window.dispatchEvent(new Event("online"));
    });
    await screen.findByText("Two");
  });
});

describe("what waits for its creator", () => {
  test("stands above the list: reasons of rejected builds, what drafts miss", async () => {
    const waiting = [
      sampleCard("rejected", { product_name: "Refused", rejection_reason: "Blurred.\nToo small." }),
      sampleCard("draft", { product_name: "Begun", missing: 2 }),
      sampleCard("draft", { product_name: "Complete", missing: 0 }),
    ];
    server.use(
      lists([card("One")], undefined, waiting),
      answers(countProducts, { ...noProducts, all: 9, draft: 8, rejected: 1 }),
    );
    const { user } = await open("/dashboard/products", { as: marta });
    const part = within(await screen.findByRole("region", { name: t("products.unfinished") }));
    expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Refused.*Blurred\.$/),
      expect.stringContaining(t("products.missing", { count: 2 })),
      expect.stringContaining(t("products.ready")),
    ]);
    expect(part.getByRole("link", { name: "Begun" }).getAttribute("href")).toBe(
      paths.build(waiting[1]!.product_id, waiting[1]!.submission_id),
    );
    expect(
      askedFor(listProducts)
        .map(({ query }) => query)
        .filter(({ limit }) => limit !== undefined)
        // Sent in parallel, so their order is random.
        .toSorted((one, other) => one["status"]!.localeCompare(other["status"]!)),
    ).toEqual([
      { status: "draft", sort: "updated", limit: "3" },
      { status: "rejected", sort: "updated", limit: "3" },
    ]);
    // All rejected builds are shown, so only drafts have a link to the rest.
    const [all, ...others] = part.getAllByRole("link", { name: /\(\d+\)/ });
    expect(others).toEqual([]);
    await user.click(all!);
    await waitFor(() => expect(pathNow()).toBe(`${paths.products}?status=draft`));
  });

  test("is waited for, so that no card moves when it comes", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answers(listProducts, ({ query }) =>
        query["limit"] === undefined ? [card("One")] : promise.then(() => []),
      ),
    );
    await open("/dashboard/products", { as: marta });
    await waitFor(() => expect(askedFor(listProducts)).toHaveLength(3));
    expect(document.querySelector("[data-slot=card-skeleton]")).not.toBeNull();
    resolve();
    await screen.findByText("One");
    expect(screen.queryByRole("region", { name: t("products.unfinished") })).toBeNull();
  });

  test("has its place kept while it is on the way, as high as the counts say; only outlines are drawn below until they do", async () => {
    const counted = Promise.withResolvers<void>();
    const place = () => document.querySelector("main [data-slot=unfinished-skeleton]");
    server.use(
      answers(countProducts, () =>
        counted.promise.then(() => ({ ...noProducts, all: 13, draft: 12, rejected: 1 })),
      ),
      answers(listProducts, () => new Promise<never>(() => {})),
    );
    await open("/dashboard/products", { as: marta });
    await screen.findByRole("heading", { level: 1, name: t("products.title") });
    await waitFor(() => expect(askedFor(countProducts)).not.toHaveLength(0));
    // Only outlines show while the height of the unfinished builds is unknown: as many rows as there can be, tabs, cards.
    expect(document.querySelector("[data-slot=card-skeleton]")).not.toBeNull();
    expect(place()!.querySelectorAll("li")).toHaveLength(6);
    expect(document.querySelector("[data-slot=tabs-skeleton]")).not.toBeNull();
    expect(screen.queryByRole("tablist")).toBeNull();
    counted.resolve();
    await screen.findByRole("tablist");
    expect(document.querySelector("[data-slot=tabs-skeleton]")).toBeNull();
    // Placeholders show above the tabs: one rejected build and three drafts.
    const tabs = screen.getByRole("tablist");
    expect(place()!.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(place()!.querySelectorAll("li")).toHaveLength(4);
    // The blank badge is in its final place.
    expect(
      document.querySelector("[data-slot=card-grid] li [data-slot=blank-card]"),
    ).not.toBeNull();
  });

  test("has the place that it had before, until it is counted anew; with the list's own below", async () => {
    const counted = Promise.withResolvers<void>();
    const rows = () => document.querySelectorAll("[data-slot=unfinished-skeleton] li");
    server.use(
      answers(countProducts, () =>
        counted.promise.then(() => ({ ...noProducts, draft: 1, rejected: 1 })),
      ),
      answers(listProducts, () => new Promise<never>(() => {})),
    );
    localStorage.setItem("waiting_builds", "[1,2]");
    await open("/dashboard/products", { as: marta });
    await screen.findByRole("tablist");
    expect(rows()).toHaveLength(3);
    expect(document.querySelector("[data-slot=card-skeleton]")).not.toBeNull();
    counted.resolve();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(localStorage.getItem("waiting_builds")).toBe("[1,1]");
  });

  test.each(["[", "[-1,2]", '["x"]', "{}"])("reads nothing from %s", async (stored) => {
    localStorage.setItem("waiting_builds", stored);
    const never = () => new Promise<never>(() => {});
    server.use(answers(countProducts, never), answers(listProducts, never));
    await open("/dashboard/products", { as: marta });
    await waitFor(() => expect(askedFor(countProducts)).not.toHaveLength(0));
    expect(document.querySelector("[data-slot=card-skeleton]")).not.toBeNull();
    expect(screen.queryByRole("tablist")).toBeNull();
  });

  test("has no place where the counts say that there is none", async () => {
    server.use(
      answers(countProducts, { ...noProducts, all: 1, ready_for_sale: 1 }),
      answers(listProducts, () => new Promise<never>(() => {})),
    );
    await open("/dashboard/products", { as: marta });
    await screen.findByRole("tablist");
    expect(document.querySelector("[data-slot=unfinished-skeleton]")).toBeNull();
  });

  test("that does not come leaves the list", async () => {
    server.use(
      answers(listProducts, ({ query }) =>
        query["limit"] === undefined
          ? [card("One")]
          : Response.json({ error: "No." }, { status: 500 }),
      ),
    );
    await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    expect(screen.queryByRole("region", { name: t("products.unfinished") })).toBeNull();
  });
});

describe("the address of the list", () => {
  test("has its tab, search and order, and leads there again", async () => {
    server.use(lists([card("One")]));
    await open("/dashboard/products?status=waiting_for_review&search=desk&sort=title", {
      as: marta,
    });
    await screen.findByText("One");
    expect(listRequests()).toEqual([
      { status: "waiting_for_review", search: "desk", sort: "title" },
    ]);
    expect(searchField().value).toBe("desk");
    expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("title");
    expect(chosen()?.toLowerCase()).toContain(t("status.waiting_for_review"));
    expect(screen.getByRole("list", { name: t("products.list") }).children).toHaveLength(1);
    // A filtered list offers no button to create a product.
    expect(screen.getAllByRole("button", { name: t("products.create") })).toHaveLength(1);
  });

  test("that has something wrong shows all", async () => {
    server.use(lists([card("One")]));
    await open("/dashboard/products?status=superseded&search=%20%20&sort=price", { as: marta });
    await screen.findByText("One");
    expect(listRequests()).toEqual([{}]);
    expect(chosen()).toContain(t("products.all"));
  });

  test.each([
    ["%00", {}],
    ["caf%C3%A9%00%0A%20bar", { search: "café bar" }],
  ])("asks nothing that the server refuses: %s", async (typed, expected) => {
    server.use(lists([card("One")]));
    await open(`/dashboard/products?search=${typed}`, { as: marta });
    await screen.findByText("One");
    expect(listRequests()).toEqual([expected]);
  });

  test("keeps a long search to what the server takes", async () => {
    server.use(lists([]));
    await open(`/dashboard/products?search=${"😀".repeat(productSearchMost + 5)}`, { as: marta });
    await screen.findByRole("button", { name: t("products.clear") });
    expect(Array.from(listRequests()[0]?.["search"] ?? "")).toHaveLength(productSearchMost);
  });

  test("goes back step by step, and a search is one step", async () => {
    server.use(lists(({ query }) => [card(`${query["status"]} ${query["search"]}`)]));
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("undefined undefined");
    await user.click(tab("Hidden"));
    await screen.findByText("hidden undefined");
    await user.type(searchField(), "des");
    await screen.findByText("hidden des");
    await user.type(searchField(), "k");
    await screen.findByText("hidden desk");
    await waitFor(() => expect(pathNow()).toBe(`${paths.products}?status=hidden&search=desk`));

    await act(async () => history.back());
    await screen.findByText("hidden undefined");
    expect(searchField().value).toBe("");
    await act(async () => history.back());
    await screen.findByText("undefined undefined");
    await waitFor(() => expect(pathNow()).toBe(paths.products));
  });
});

describe("a search", () => {
  test("asks when the typing rests, drops what is outdated, and keeps what stands meanwhile", async () => {
    const slow = Promise.withResolvers<ManagedCard[]>();
    server.use(
      lists(({ query }) =>
        query["search"] === "d"
          ? slow.promise
          : [card(query["search"] === undefined ? "Whole" : "Found")],
      ),
    );
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("Whole");
    await user.type(searchField(), "d");
    await waitFor(() => expect(listRequests()).toHaveLength(2));
    expect(visibleNames()).toEqual(["Whole"]);
    expect(
      screen.getByRole("list", { name: t("products.list") }).closest("[aria-busy=true]"),
    ).not.toBeNull();
    // Paste, because on a busy machine single keystrokes could become several searches.
    await user.paste("esk");
    await screen.findByText("Found");
    slow.resolve([card("Late")]);
    await waitFor(() => expect(listRequests()).toHaveLength(3));
    expect(listRequests().map(({ search }) => search)).toEqual([undefined, "d", "desk"]);
    expect(visibleNames()).toEqual(["Found"]);
    screen.getByText(t("products.found", { count: 1 }));
  });

  test("without a match says so, and one press shows all again, with the focus in the field", async () => {
    server.use(lists(({ query }) => (query["search"] === undefined ? [card("One")] : [])));
    const { user } = await open("/dashboard/products?status=draft&search=zebra", { as: marta });
    await screen.findByRole("heading", { name: t("products.no_match", { search: "zebra" }) });
    await user.click(screen.getByRole("button", { name: t("products.clear") }));
    await screen.findByText("One");
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(searchField().value).toBe("");
    expect(document.activeElement).toBe(searchField());
  });

  test("that fails says so in place of what stood, and can be tried again", async () => {
    server.use(lists([card("One")]));
    const { user } = await open("/dashboard/products", { as: marta });
    await screen.findByText("One");
    server.use(refuses(listProducts, 429, { key: "request.too_many", params: { seconds: 5 } }));
    await user.type(searchField(), "desk");
    const notice = await screen.findByRole("alert");
    expect(screen.queryByText("One")).toBeNull();
    server.use(lists([card("Two")]));
    await user.click(within(notice).getByRole("button", { name: t("action.retry") }));
    await screen.findByText("Two");
  });

  test("leaves a status without products its tab, which says so", async () => {
    server.use(lists([]));
    const { user } = await open("/dashboard/products?status=hidden", { as: marta });
    await screen.findByRole("heading", { name: t("products.none") });
    await user.click(tab("Rejected"));
    await waitFor(() => expect(pathNow()).toBe(`${paths.products}?status=rejected`));
  });
});

describe("a new product", () => {
  const begin = async () => {
    server.use(lists([card("One")]));
    const visit = await open("/dashboard/products", { as: marta });
    await visit.user.click(
      (await screen.findAllByRole("button", { name: t("products.create") }))[0]!,
    );
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

  test("begins at the blank badge, too, and in an empty list", async () => {
    server.use(lists([card("One")]));
    const { user } = await open("/dashboard/products", { as: marta });
    const begins = () => screen.getAllByRole("button", { name: t("products.create") });
    await screen.findByText(t("products.new_text"));
    await user.click(begins()[1]!);
    const modal = await screen.findByRole("dialog");
    server.use(lists([]));
    await user.click(within(modal).getByRole("button", { name: t("cancel") }));
    await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
    await screen.findByText(t("products.empty"));
    expect(screen.queryByText(t("products.new_text"))).toBeNull();
    await user.click(screen.getByRole("button", { name: t("products.create") }));
    await screen.findByRole("dialog");
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
    await within(modal).findByText(t("name.too_long", { most: productNameMost, over: 1 }));
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
    await waitFor(() => expect(pathNow()).toBe(paths.products));

    await user.click(cancel);
    await user.click(await screen.findByRole("button", { name: t("leave.confirm") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getAllByRole("button", { name: t("products.create") })[0]!);
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
