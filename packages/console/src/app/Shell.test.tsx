// The shell of every page: title, focus, failures, language, loading overlay.
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  currentUser,
  getProduct,
  getSubmission,
  listExpirations,
  listMenu,
  listPermissions,
  listProducts,
  getSettings,
  hideSubmission,
  type LanguageCode,
} from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import i18next from "i18next";
import { http } from "msw";
import { marta, open, pathNow, passUntil, stopClock, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, texts, unreachable } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const tab = (page: string) => waitFor(() => expect(document.title).toBe(page));
const buildAddress = "/dashboard/build/products/12/submissions/31";

describe("going to another page", () => {
  test("scrolls to the top, focuses the main content and sets the title", async () => {
    server.use(answers(listProducts, []));
    const { user } = await open("/dashboard/account", { as: marta });
    await screen.findByRole("heading", { name: t("account.title") });
    // On the first page the browser decides about the focus.
    expect(document.activeElement).toBe(document.body);
    vi.mocked(scrollTo).mockClear();
    await tab(`${t("account.title")} · Lanyard`);

    await user.click(screen.getAllByRole("link", { name: t("nav.products") })[0]!);
    await screen.findByRole("heading", { name: t("products.title") });
    // The focus moves in an effect, possibly after the paint.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    await tab(`${t("products.title")} · Lanyard`);

    history.back();
    await screen.findByRole("heading", { name: t("account.title") });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
    await tab(`${t("account.title")} · Lanyard`);
  });

  test("within a page keeps the focus", async () => {
    const { user } = await open("/dashboard/account", { as: marta });
    const name = await screen.findByLabelText(new RegExp(t("account.username")));
    await user.click(name);
    history.pushState(null, "", "#part");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(document.activeElement).toBe(name);
  });
});

describe("the title of the tab", () => {
  test.each([
    ["/", () => "Badge"],
    ["/nowhere", () => "Badge"],
    ["/login", () => `${t("login.title")} · Badge`],
    ["/password/reset/abc", () => `${t("reset.title")} · Badge`],
    ["/functionality", () => `${t("functionality.title")} · Badge`],
    ["/dashboard/products", () => `${t("products.title")} · Badge`],
    ["/dashboard/products/12", () => "Presenze · Badge"],
    ["/dashboard/products/404", () => `${t("not_found.title")} · Badge`],
    [buildAddress, () => "Presenze · Badge"],
  ])("of %s has the names of page and product", async (address, getTitle) => {
    server.use(
      answers(getSettings, {
        product_name: "Badge",
        support_email: "",
        docs_url: "/docs",
        terms_url: "/terms",
        privacy_url: "/privacy",
        host_origins: [],
        demo: false,
      }),
      answers(listProducts, []),
      answers(getProduct, ({ params }) =>
        params["product_id"] === "12" ? sampleDetail() : Response.json({}, { status: 404 }),
      ),
      answers(getSubmission, sampleDetail()),
    );
    await open(address, address.startsWith("/dashboard") ? { as: marta } : {});
    await tab(getTitle());
  });
});

describe("another language", () => {
  test("loads the server's labels again", async () => {
    server.use(
      answers(getSubmission, sampleDetail()),
      ...[listMenu, listPermissions, listExpirations].map((call) =>
        answers(call, ({ language }) =>
          [1, 2, 3, 4, 5].map((id) => ({ id, label: `${id} ${language}` })),
        ),
      ),
    );
    const { user } = await open(buildAddress, { as: marta });
    await screen.findByRole("heading", { name: "Presenze" });
    const menu = () => within(screen.getByLabelText(new RegExp(t("build.menu_entry_id"))));
    menu().getByRole("option", { name: "3 en" });

    await user.click(screen.getByRole("button", { name: /English/ }));
    await user.click(await screen.findByRole("menuitemradio", { name: "Français" }));
    await waitFor(() => menu().getByRole("option", { name: "3 fr" }));
    for (const call of [listMenu, listPermissions, listExpirations])
      expect(askedFor(call).map(({ language }) => language)).toEqual(["en", "fr"]);
    expect(document.documentElement.lang).toBe("fr");
    expect(localStorage.getItem("language")).toBe("fr");
    expect(document.title).toBe("Presenze · Lanyard");
  });
});

describe("messages already shown", () => {
  const toasts = () =>
    [...document.querySelectorAll("[data-slot=toast] p")].map(({ textContent }) => textContent);
  /** Changes the language as another tab would. */
  const elsewhere = (code: LanguageCode) => {
    localStorage.setItem("language", code);
    dispatchEvent(new StorageEvent("storage", { key: "language", newValue: code }));
  };

  test("follow the language, which another tab may have changed", async () => {
    const refused = {
      key: "submission.refused_state",
      params: { action: "action.hide", state: "status.draft" },
    } as const;
    const formatToast = (code: LanguageCode) =>
      messages[code]["submission.refused_state"]
        .replace("{{action}}", messages[code]["action.hide"])
        .replace("{{state}}", messages[code]["status.draft"]);
    server.use(
      answers(getProduct, sampleDetail({ status: "ready_for_sale" })),
      refuses(hideSubmission, 409, refused),
    );
    const { user } = await open("/dashboard/products/12", { as: marta });
    await user.click(await screen.findByRole("button", { name: t("more_actions") }));
    await user.click(await screen.findByRole("menuitem", { name: t("detail.hide") }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: t("detail.hide") }));
    await waitFor(() => expect(toasts()).toEqual([formatToast("en")]));
    elsewhere("fr");
    await waitFor(() => expect(toasts()).toEqual([formatToast("fr")]));
    expect(document.documentElement.lang).toBe("fr");
  });

  test("in place of a page follow it too", async () => {
    server.use(unreachable(getProduct));
    await open("/dashboard/products/12", { as: marta });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(t("offline"));
    const before = t("offline");
    elsewhere("es");
    await waitFor(() => expect(t("offline")).not.toBe(before));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(t("offline")));
  });
});

test("a language whose texts do not come leaves all as it is, and says so", async () => {
  const { user } = await open("/dashboard/account", { as: marta });
  await screen.findByRole("heading", { name: t("account.title") });
  i18next.removeResourceBundle("es", "translation");
  server.use(http.get("/assets/i18n/:file", () => new Response(null, { status: 404 })));
  await user.click(screen.getByRole("button", { name: /English/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Español" }));
  await screen.findByText(t("offline"), { selector: "[data-slot=toast] *" });
  expect([document.documentElement.lang, localStorage.getItem("language")]).toEqual(["en", "en"]);
  screen.getByRole("heading", { name: t("account.title") });
  // The next attempt requests the texts again.
  server.use(texts);
  await user.click(screen.getByRole("button", { name: /English/ }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Español" }));
  await waitFor(() => expect(document.documentElement.lang).toBe("es"));
});

describe("a call that fails", () => {
  const hide = async (...handlers: Parameters<typeof server.use>) => {
    server.use(
      answers(getProduct, sampleDetail({ status: "ready_for_sale" })),
      answers(listProducts, []),
      ...handlers,
    );
    const visit = await open("/dashboard/products/12", { as: marta });
    await visit.user.click(await screen.findByRole("button", { name: t("more_actions") }));
    await visit.user.click(await screen.findByRole("menuitem", { name: t("detail.hide") }));
    const question = await screen.findByRole("alertdialog");
    await visit.user.click(within(question).getByRole("button", { name: t("detail.hide") }));
    return visit;
  };

  test("shows a toast with a line for each problem", async () => {
    await hide(
      refuses(hideSubmission, 422, { key: "version.required" }, { key: "notes.required" }),
    );
    const visible = await screen.findAllByText(
      (text) => [t("version.required"), t("notes.required")].includes(text),
      { selector: "[data-slot=toast] *" },
    );
    expect(visible.map(({ textContent }) => textContent)).toEqual([
      t("version.required"),
      t("notes.required"),
    ]);
    await waitFor(() => expect(pathNow()).toBe("/dashboard/products/12"));
  });

  test("without an answer shows a toast too", async () => {
    await hide(unreachable(hideSubmission));
    await screen.findByText(t("offline"), { selector: "[data-slot=toast] *" });
  });

  test("with 401 ends the session without a toast", async () => {
    await hide(refuses(hideSubmission, 401, { key: "auth.required" }));
    await waitFor(() => expect(pathNow()).toBe("/"));
    expect(document.querySelector("[data-slot=toast]")).toBeNull();
  });
});

test("the overlay covers the page after 400 ms of waiting, not before", async () => {
  stopClock();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    answers(listProducts, [sampleCard("draft")]),
    answers(currentUser, () => promise.then(() => marta)),
  );
  await open("/dashboard/products", { as: marta });
  const overlay = () =>
    document.querySelector<HTMLElement>("[data-slot=loading-overlay]")?.dataset["state"];
  expect(overlay()).toBe("hidden");
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(overlay()).toBe("hidden");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(overlay()).toBe("visible");
  resolve();
  await passUntil(() => screen.getByText(t("products.title")));
  await passUntil(() => expect(overlay()).toBe("hidden"));
});
