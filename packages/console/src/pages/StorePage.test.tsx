// The store with a server: visitors, a company that connects, searches that overtake each other, products that are gone.
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import {
  correctedHeader,
  countPublicStore,
  countStore,
  filterStore,
  getCompanySelf,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getStoreFront,
  getStoreProduct,
  listPublicStore,
  tokenHolder,
  formatCorrections,
  type StoreCard,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const own = { ns: "store" } as const;
const card = (name: string, some: Partial<StoreCard> = {}): StoreCard => ({
  ...sampleCard("ready_for_sale"),
  product_name: name,
  license_state: "none",
  license_id: null,
  license_expires_at: null,
  license_expiring_at: null,
  installed_version: "",
  ...some,
});
const rossi = { company_id: 3, name: "Rossi", email: "info@rossi.test", country: "IT" };
const names = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const sees = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));
const field = () => screen.findByRole<HTMLInputElement>("searchbox");

const invalid = { key: "auth.company_token", field: "company_token" } as const;
const newer = sampleDetail({ status: "waiting_for_review" });
const waitingOverSold = {
  ...newer,
  builds: newer.builds.map((build, at) =>
    at === 0 ? build : { ...build, status: "ready_for_sale" as const },
  ),
};
function connected() {
  sessionStorage.setItem("company_token", "token-of-rossi");
  sessionStorage.setItem("company", JSON.stringify(rossi));
}

beforeEach(() => {
  const front = { new: [], used: [], updated: [] };
  const counts = { all: 2, entries: [{ menu_entry_id: 2, count: 1 }] };
  server.use(
    ...[getStoreFront, getPublicStoreFront].map((call) => answers(call, front)),
    ...[countStore, countPublicStore].map((call) => answers(call, counts)),
  );
});

describe("the wall", () => {
  test("has a front row while nothing is searched for, and counts by menu entry", async () => {
    server.use(
      answers(listPublicStore, [
        card("Mensa", {
          price_amount: 9.5,
          price_currency: "EUR",
          expiration_id: 5,
          expiration_name: "One year",
        }),
      ]),
      answers(getPublicStoreFront, {
        new: [card("Nuova")],
        used: [card("Usata")],
        updated: [],
      }),
    );
    const { user } = await open(paths.store);
    await sees("Nuova", "Mensa");
    expect(screen.getByText("€9.50 for one year")).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: t("front.used_short", own) }));
    await sees("Usata", "Mensa");
    await user.click(await screen.findByRole("button", { name: /^Sicurezza/ }));
    await sees("Mensa");
    await waitFor(() => expect(pathNow()).toBe(`${paths.store}?menu_entry_id=2`));
  });

  test("shows visitors what is public, and the search's answers as the address has them", async () => {
    server.use(
      answers(listPublicStore, ({ query }) =>
        query["filter"] === undefined ? [card("Mensa"), card("Porte")] : [card("Porte")],
      ),
    );
    const { user } = await open(paths.store);
    await sees("Mensa", "Porte");
    await user.type(await field(), "port");
    await sees("Porte");
    await waitFor(() => expect(pathNow()).toBe(`${paths.store}?filter=port`));
    history.back();
    await sees("Mensa", "Porte");
    expect((await field()).value).toBe("");
  });

  test("never shows a late answer to earlier words", async () => {
    const held: (() => void)[] = [];
    server.use(
      answers(listPublicStore, async ({ query }) => {
        if (query["filter"] === "a") await new Promise<void>((go) => held.push(go));
        return [card(query["filter"] ?? "all")];
      }),
    );
    const { user } = await open(paths.store);
    await sees("all");
    await user.type(await field(), "a{Enter}");
    await waitFor(() => expect(held).toHaveLength(1));
    await user.type(await field(), "b{Enter}");
    await sees("ab");
    held[0]!();
    await new Promise((go) => setTimeout(go, 50));
    expect(names()).toEqual(["ab"]);
  });

  test.each([
    ["x".repeat(10_000), "x".repeat(100)],
    ["  بطاقة %_' OR 1=1 ", "بطاقة %_' OR 1=1"],
    ["🪪".repeat(150), "🪪".repeat(100)],
  ])("asks for what an address may say, of %j", async (typed, filter) => {
    server.use(answers(listPublicStore, []));
    await open(`${paths.store}?${new URLSearchParams({ filter: typed }).toString()}`);
    await screen.findByText(t("wall.no_match", { ...own, filter }));
    expect(askedFor(listPublicStore)[0]?.query).toEqual({ filter });
  });

  test("says which words it was searched with instead of those that were typed", async () => {
    const matches: StoreCard[] = [card("Mensa")];
    const headers = {
      [correctedHeader]: formatCorrections([{ typed: "menssa", searched: "mensa" }]),
    };
    server.use(
      answers(listPublicStore, ({ query }) =>
        query["filter"] === "la menssa" ? HttpResponse.json(matches, { headers }) : matches,
      ),
    );
    const { user } = await open(paths.store);
    await sees("Mensa");
    const readStatus = () =>
      screen.getByRole("search").querySelector(":scope > output")!.textContent;
    await user.type(await field(), "la menssa{Enter}");
    const corrected = { ...own, typed: "la menssa", searched: "la mensa" };
    await waitFor(() => expect(readStatus()).toContain(t("wall.corrected", corrected)));
    await user.clear(await field());
    await user.type(await field(), "mensa{Enter}");
    await waitFor(() => expect(readStatus()).toBe(t("wall.found", { ...own, count: 1 })));
  });

  test("without a match leads back to everything", async () => {
    server.use(
      answers(listPublicStore, ({ query }) => (query["menu_entry_id"] ? [] : [card("Mensa")])),
    );
    const { user } = await open(`${paths.store}?menu_entry_id=2`);
    await user.click(await screen.findByRole("button", { name: t("wall.clear", own) }));
    await sees("Mensa");
    await waitFor(() => expect(pathNow()).toBe(paths.store));
  });

  test("that does not come says so, and comes again by a press", async () => {
    server.use(refuses(listPublicStore, 500));
    const { user } = await open(paths.store);
    const again = await screen.findByRole("button", { name: t("action.retry") });
    server.use(answers(listPublicStore, [card("Mensa")]));
    await user.click(again);
    await sees("Mensa");
  });
});

describe("a company", () => {
  test("connects by its token: a wrong one is told beside the field, and nobody is signed out", async () => {
    server.use(answers(listPublicStore, [card("Mensa")]), refuses(getCompanySelf, 401, invalid));
    const { user } = await open(paths.store, { as: marta });
    await sees("Mensa");
    await user.click(screen.getByRole("button", { name: t("connect.open", own) }));
    const dialog = within(await screen.findByRole("dialog"));
    const token = dialog.getByLabelText<HTMLInputElement>(new RegExp(t("connect.token", own)));
    await user.type(token, "wrong{Enter}");
    await waitFor(() => expect(token.getAttribute("aria-invalid")).toBe("true"));
    expect(token.value).toBe("wrong");
    await waitFor(() => expect(pathNow()).toBe(paths.store));

    server.use(
      answers(getCompanySelf, rossi),
      answers(filterStore, [card("Solo Rossi", { license_state: "licensed", license_id: 1 })]),
    );
    await user.clear(token);
    await user.type(token, "token-of-rossi{Enter}");
    await sees("Solo Rossi");
    expect(screen.getByText(t("standing.unpaid", own))).toBeTruthy();
    expect(askedFor(filterStore)[0]?.body).toEqual({
      company_token: "token-of-rossi",
      user_token: tokenHolder,
    });
    expect(localStorage.getItem("company_token")).toBeNull();
  });

  test("whose token was revoked while the page is open is asked to connect again, and keeps its words", async () => {
    connected();
    server.use(
      answers(listPublicStore, [card("Mensa")]),
      answers(filterStore, ({ body }) =>
        (body as { filter?: string }).filter === undefined
          ? [card("Solo Rossi")]
          : HttpResponse.json(
              { error: ["…"], problems: [{ ...invalid, text: "…" }] },
              { status: 401 },
            ),
      ),
    );
    const { user } = await open(paths.store, { as: marta });
    await sees("Solo Rossi");
    await user.type(await field(), "men{Enter}");
    await screen.findByText(t("connect.ended", own));
    await sees("Mensa");
    expect((await field()).value).toBe("men");
    await waitFor(() => expect(pathNow()).toBe(`${paths.store}?filter=men`));
    expect(sessionStorage.getItem("company_token")).toBeNull();
    expect(localStorage.getItem("access_token")).not.toBeNull();
  });

  test("that disconnects leaves nothing of its own", async () => {
    connected();
    server.use(
      answers(listPublicStore, [card("Mensa")]),
      answers(filterStore, [card("Solo Rossi")]),
    );
    const { user, client } = await open(paths.store, { as: marta });
    await sees("Solo Rossi");
    await user.click(screen.getByRole("button", { name: t("nav.disconnect") }));
    await sees("Mensa");
    expect(client.getQueryCache().findAll({ queryKey: ["company"] })).toEqual([]);
  });
});

describe("a product", () => {
  const detail = () => sampleDetail();
  const title = () => screen.findByRole("heading", { level: 1 });

  test("says what it may do, its versions and who makes it, and asks a visitor to connect", async () => {
    server.use(answers(getPublicProduct, detail()));
    await open(paths.storeProduct(12));
    expect((await title()).textContent).toBe(detail().submission.product_name);
    expect(screen.getByText(t("may.1", own))).toBeTruthy();
    expect(screen.getByText(detail().builds[0]!.build_notes)).toBeTruthy();
    expect(screen.getByRole("link", { name: t("product.support", own) }).getAttribute("href")).toBe(
      `mailto:${detail().username.support_email}`,
    );
    expect(screen.getByRole("button", { name: t("connect.open", own) })).toBeTruthy();
  });

  test("that was hidden since it was found is said not to be there", async () => {
    server.use(
      answers(listPublicStore, [card("Mensa", { product_id: 12 })]),
      refuses(getPublicProduct, 404, { key: "product.not_found" }),
    );
    const { user } = await open(paths.store);
    await user.click(await screen.findByRole("link", { name: "Mensa" }));
    expect((await title()).textContent).toBe(t("product.missing", own));
    expect(screen.getByRole("link", { name: t("product.to_store", own) })).toBeTruthy();
  });

  test("that the store has not yet is a preview for its creator", async () => {
    server.use(
      refuses(getPublicProduct, 404, { key: "product.not_found" }),
      answers(getProduct, detail()),
    );
    await open(paths.storeProduct(12), { as: marta });
    await screen.findByText(t("product.preview", own));
    expect((await title()).textContent).toBe(detail().submission.product_name);
    expect(document.querySelector("[data-slot=toast]")).toBeNull();
  });

  test.each([marta, ada])(
    "that the store has not is previewed without asking it, by $role",
    async (person) => {
      const waiting = sampleDetail({ status: "waiting_for_review" });
      server.use(answers(getProduct, waiting), answers(getProductAsAdmin, waiting));
      const { user } = await open(paths.product(12), { as: person });
      await user.click(await screen.findByRole("link", { name: t("detail.see_preview") }));
      await waitFor(() => screen.getByText(t("product.preview_text", own)));
      expect((await title()).textContent).toBe(waiting.submission.product_name);
      expect(askedFor(getPublicProduct)).toEqual([]);
      await user.click(screen.getByRole("link", { name: waiting.submission.product_name }));
      await waitFor(() => expect(pathNow()).toBe(paths.product(12)));
    },
  );

  test.each([
    ["on sale", sampleDetail({ status: "ready_for_sale" }), true],
    ["on sale while a newer build waits", waitingOverSold, true],
    ["private", sampleDetail({ status: "ready_for_sale", submission: { is_private: 1 } }), false],
    ["hidden", sampleDetail({ status: "hidden" }), false],
  ] as const)("that is %s is linked where its creator sees it", async (_, sold, inStore) => {
    server.use(answers(getProduct, sold));
    await open(paths.product(12), { as: marta });
    const link = await screen.findByRole("link", {
      name: t(inStore ? "detail.see_store" : "detail.see_preview"),
    });
    expect(link.getAttribute("href")).toBe(inStore ? paths.storeProduct(12) : paths.preview(12));
  });

  test("that nobody has is told once, also to who is signed in", async () => {
    const missing = { key: "product.not_found" } as const;
    server.use(refuses(getPublicProduct, 404, missing), refuses(getProduct, 404, missing));
    await open(paths.storeProduct(12), { as: marta });
    await waitFor(() => expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1));
    expect((await title()).textContent).toBe(t("product.missing", own));
  });

  test("is the company's own where one is connected, and comes again after the line was gone", async () => {
    connected();
    server.use(unreachable(getStoreProduct));
    const { user } = await open(paths.storeProduct(12));
    const again = await screen.findByRole("button", { name: t("action.retry") });
    server.use(answers(getStoreProduct, { ...detail(), license: null, added_permissions: [] }));
    await user.click(again);
    expect((await title()).textContent).toBe(detail().submission.product_name);
    expect(askedFor(getPublicProduct)).toEqual([]);
  });
});
