// The console in a host's frame: what it shows until the host has answered, and what each of the host's messages does.
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  askProposal,
  filterStore,
  getCompanySelf,
  getStoreProduct,
  installProduct,
  licenseProduct,
  listLicenses,
  listPayments,
  listPeople,
  payLicense,
  tellPeople,
  tokenHolder,
} from "@lanyard/contract";
import { pathNow, t } from "../../test/app.tsx";
import { beginEmbedded, endEmbedded, inStore, rossi } from "../../test/embedded-store.tsx";
import { hostOrigin, openHost, setup, showEmbedded } from "../../test/host.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { paths } from "./paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const store = { ns: "store" } as const;
const embed = { ns: "embed" } as const;
beforeEach(beginEmbedded);
afterEach(endEmbedded);

const at = (address: string) => waitFor(() => expect(pathNow()).toBe(address));

describe("before the store", () => {
  test("waits for the host, then shows the store of its company without the bar, as its person", async () => {
    const host = openHost();
    await showEmbedded(host);
    await screen.findByText(t("host.waiting", embed));
    expect(host.sentMessages("app.startup")).toHaveLength(1);
    expect(askedFor(filterStore)).toEqual([]);
    await host.says(setup);
    // The store's texts load with the page.
    const title = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(title.textContent).toBe(t("store.title", store)));
    expect(pathNow()).toBe(paths.store);
    expect(screen.queryByRole("navigation", { name: t("nav.main") })).toBeNull();
    expect(screen.queryByRole("button", { name: t("nav.disconnect") })).toBeNull();
    screen.getByText("Rossi");
    await waitFor(() =>
      expect(askedFor(filterStore)[0]).toMatchObject({
        token: "",
        body: { company_token: "token-of-rossi", user_token: "session of anna" },
      }),
    );
    // The browser's own storage is neither read nor written.
    expect(Object.entries(localStorage)).toEqual([["access_token", "somebody's own"]]);
    expect(Object.entries(sessionStorage)).toEqual([]);
  });

  test("a silent host is explained, and may be asked again", async () => {
    const host = openHost();
    const { user } = await showEmbedded(host);
    await host.isSilent();
    await screen.findByRole("heading", { name: t("host.silent_title", embed) });
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await screen.findByText(t("host.waiting", embed));
    expect(host.sentMessages("app.startup")).toHaveLength(2);
    await host.says(setup);
    await screen.findByRole("heading", { name: t("store.title", store) });
  });

  test("an answer that comes after its time counts", async () => {
    const host = openHost();
    await showEmbedded(host);
    await host.isSilent();
    await host.says(setup);
    await screen.findByRole("heading", { name: t("store.title", store) });
  });

  test("a stranger around is told apart from a host, and nobody speaks to it", async () => {
    await showEmbedded(undefined);
    await screen.findByRole("heading", { name: t("host.refused_title", embed) });
    screen.getByText(/stranger\.example.*HOST_ORIGINS/);
  });

  test("a stranger who answers is refused", async () => {
    const host = openHost();
    await showEmbedded(host);
    await host.isSilent("NotAllowedError");
    await screen.findByRole("heading", { name: t("host.refused_title", embed) });
    screen.getByText(/stranger\.example.*HOST_ORIGINS/);
  });

  test("a company's token is enough; without a session nobody is named", async () => {
    const host = openHost();
    await showEmbedded(host);
    await host.says({ type: "setup", company_token: "token-of-rossi" });
    await screen.findByRole("heading", { name: t("store.title", store) });
    await waitFor(() =>
      expect(askedFor(filterStore)[0]?.body).toMatchObject({ user_token: tokenHolder }),
    );
  });

  test("an app's token opens nothing here", async () => {
    const host = openHost();
    await showEmbedded(host);
    await host.says({ type: "setup", app_token: "of-an-app" });
    await screen.findByRole("heading", { name: t("host.unknown_title", embed) });
    expect(askedFor(getCompanySelf)).toEqual([]);
  });

  test("a token that is nobody's is said, and another one is taken", async () => {
    server.use(refuses(getCompanySelf, 401, { key: "auth.company_token", field: "company_token" }));
    const host = openHost();
    const { user } = await showEmbedded(host);
    await host.says(setup);
    await screen.findByRole("heading", { name: t("host.unknown_title", embed) });
    server.use(answers(getCompanySelf, rossi));
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await host.says({ ...setup, company_token: "another" });
    await screen.findByRole("heading", { name: t("store.title", store) });
  });

  test("a server that does not answer is asked again by a press", async () => {
    server.use(unreachable(getCompanySelf));
    const host = openHost();
    const { user } = await showEmbedded(host);
    await host.says(setup);
    await screen.findByRole("heading", { name: t("host.failed_title", embed) });
    server.use(answers(getCompanySelf, rossi));
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await screen.findByRole("heading", { name: t("store.title", store) });
  });

  test("a session that ends asks the host for another, once by itself", async () => {
    const { host, user } = await inStore();
    server.use(refuses(listLicenses, 401, { key: "auth.company_token", field: "company_token" }));
    await user.click(screen.getByRole("link", { name: t("nav.licenses") }));
    await screen.findByText(t("host.expired_text", embed));
    await waitFor(() => expect(host.sentMessages("app.startup")).toHaveLength(2));
    await host.isSilent();
    await screen.findByText(t("host.expired_silent", embed));
    expect(host.sentMessages("app.startup")).toHaveLength(2);
    server.use(answers(listLicenses, []));
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await host.says({ ...setup, company_token: "fresh" });
    await screen.findByRole("heading", { level: 1, name: t("nav.licenses") });
    await waitFor(() =>
      expect(askedFor(listLicenses).at(-1)?.body).toMatchObject({ company_token: "fresh" }),
    );
  });

  test("the dashboard is for who works in a tab of their own", async () => {
    await inStore("/dashboard/products");
    expect(pathNow()).toBe(paths.store);
  });
});

describe("what the host says", () => {
  test("bbpayload: language, look and place, before anybody has spoken", async () => {
    const payload = btoa(JSON.stringify({ locale: "fr-CH", theme: "dark", place: "licenses" }));
    await inStore(`/?bbpayload=${payload}`);
    expect(pathNow()).toBe(paths.licenses);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
  });

  test("setup and host.look: language, theme and direction follow", async () => {
    const { host } = await inStore();
    await host.says({ type: "host.look", locale: "es", theme: "contrast", direction: "rtl" });
    await waitFor(() => expect(document.documentElement.lang).toBe("es"));
    expect(document.documentElement.dataset["theme"]).toBe("contrast");
    expect(document.documentElement.dir).toBe("rtl");
    await host.says({ ...setup, theme: "light" });
    expect(document.documentElement.dataset["theme"]).toBe("light");
    expect(document.documentElement.lang).toBe("es");
  });

  test("setup again: another company's store takes the place of the first", async () => {
    const { host } = await inStore();
    server.use(answers(getCompanySelf, { ...rossi, company_id: 4, name: "Bianchi" }));
    await host.says({ ...setup, company_token: "token-of-bianchi" });
    await screen.findByText("Bianchi");
    expect(screen.queryByText("Rossi")).toBeNull();
  });

  test("a company whose name ends with a full stop: the sentence has one", async () => {
    server.use(answers(getCompanySelf, { ...rossi, name: "Badge & Co." }));
    await inStore();
    await screen.findByText("The apps available to Badge & Co.");
  });

  test("search: the store's, or that of the page that is open", async () => {
    const { host } = await inStore();
    await host.says({ type: "search", value: "lunch" });
    await at(`${paths.store}?filter=lunch`);
    await waitFor(() =>
      expect(askedFor(filterStore).at(-1)?.body).toMatchObject({ filter: "lunch" }),
    );
    expect((await screen.findByRole<HTMLInputElement>("searchbox")).value).toBe("lunch");
    await host.says({ type: "search", value: "" });
    await at(paths.store);
    await host.says({ type: "option", id: "place", value: "licenses" });
    await screen.findByRole("heading", { level: 1, name: t("nav.licenses") });
    await host.says({ type: "search", value: "park" });
    await at(`${paths.licenses}?search=park`);
    await host.says({ type: "option", id: "place", value: "receipts" });
    await at(paths.receipts);
    await host.says({ type: "search", value: "park" });
    await at(`${paths.store}?filter=park`);
    // Like a host that sends null for a missing value.
    await host.says({ type: "search" });
    await at(paths.store);
  });

  test("filter: a menu entry of the store, or a standing of licences", async () => {
    const { host } = await inStore();
    await host.says({ type: "filter", value: 2 });
    await at(`${paths.store}?menu_entry_id=2`);
    await host.says({ type: "filter", data: { menu_entry_id: -1 } });
    await at(paths.store);
    await host.says({ type: "filter", value: "expired" });
    await at(`${paths.licenses}?filter=expired`);
    await host.says({ type: "filter", value: { nothing: "known" } });
    expect(pathNow()).toBe(`${paths.licenses}?filter=expired`);
  });

  test("date: what was paid on those days; zeros are no date", async () => {
    const { host } = await inStore();
    await host.says({ type: "date", from: "2026-03-31", to: "2026-03-01T00:00:00Z" });
    await at(`${paths.receipts}?from=2026-03-01&to=2026-03-31`);
    await waitFor(() =>
      expect(askedFor(listPayments).at(-1)?.body).toMatchObject({
        from: "2026-03-01",
        to: "2026-03-31",
      }),
    );
    await host.says({ type: "date", from: "0000-00-00", to: "2026-04-01" });
    await at(`${paths.receipts}?to=2026-04-01`);
    await host.says({ type: "date", from: "", to: "1970-01-01" });
    await at(paths.receipts);
    await host.says({ type: "date", from: "2026-04-01" });
    await at(`${paths.receipts}?from=2026-04-01`);
    await host.says({ type: "date" });
    await at(paths.receipts);
    await host.says({ type: "date", data: { from: "2026-05-01", to: "2026-05-31" } });
    await at(`${paths.receipts}?from=2026-05-01&to=2026-05-31`);
  });

  test("what cannot be used is answered with an error, and changes nothing", async () => {
    const { host } = await inStore();
    await host.says({ type: "date", from: "2026-03-01" });
    await at(`${paths.receipts}?from=2026-03-01`);
    for (const message of [
      { type: "date", data: ["2026-03-01", "2026-03-31"], id: "d", request: "7" },
      { type: "date", from: "31/12/2026" },
      { type: "filter", value: "constructor" },
      { type: "option", id: "place", value: "elsewhere" },
      { type: "option", id: "toasts", value: "nowhere" },
      { type: "dispatcher", id: "unknown", value: 1 },
    ] as const)
      await host.says(message);
    expect(host.sentMessages("put.data")).toMatchObject([
      { id: "d", request: "7", error: expect.stringContaining("date") as string },
      ...["date", "filter", "open", "toasts", "unknown"].map((part) => ({
        error: expect.stringContaining(part) as string,
      })),
    ]);
    expect(pathNow()).toBe(`${paths.receipts}?from=2026-03-01`);
  });

  test("people: one is found, and told to the company's list", async () => {
    server.use(answers(tellPeople, []));
    const { host } = await inStore();
    await host.says({ type: "people", user: { user_id: "7", email: "ada@example.test" } });
    await at(`${paths.people}?search=ada%40example.test`);
    await waitFor(() =>
      expect(askedFor(tellPeople)[0]?.body).toMatchObject({
        people: [{ user_id: "7", email: "ada@example.test" }],
      }),
    );
  });

  test("people: several end the search, and who is not described is not told", async () => {
    const { host } = await inStore(`${paths.people}?search=ada`);
    await host.says({ type: "people", data: ["1", "2"] });
    await at(paths.people);
    expect(askedFor(tellPeople)).toEqual([]);
  });

  test("option: who shows toasts", async () => {
    const { host, user } = await inStore();
    server.use(unreachable(listLicenses));
    const licenses = () => user.click(screen.getByRole("link", { name: t("nav.licenses") }));
    await licenses();
    await waitFor(() =>
      expect(host.sentMessages("toast.alert")).toContainEqual({
        type: "toast.alert",
        text: t("offline"),
      }),
    );
    expect(document.querySelector("[data-slot=toast]")).toBeNull();
    await host.says({ type: "option", id: "toasts", value: "inside" });
    const before = host.sentMessages("toast.alert").length;
    await user.click(screen.getByRole("button", { name: t("action.retry") }));
    await waitFor(() => expect(document.querySelector("[data-slot=toast]")).not.toBeNull());
    expect(host.sentMessages("toast.alert")).toHaveLength(before);
  });

  test("function and dispatcher: by the names that the console offers, and no others", async () => {
    const { host } = await inStore();
    // The page may or may not make this call, as the test soon navigates away.
    server.use(
      answers(getStoreProduct, {
        ...sampleDetail({ status: "ready_for_sale" }),
        license: null,
        added_permissions: [],
      }),
    );
    await host.calls("open", { product_id: 12 });
    await at(paths.storeProduct(12));
    await expect(host.calls("eval", "1")).rejects.toThrow("not offered");
    await expect(host.calls("open", "elsewhere")).rejects.toThrow("cannot be done");
    await host.says({ type: "dispatcher", id: "open", data: "apps" });
    await at(paths.storeApps);
    const requestCount = askedFor(listLicenses).length;
    await host.says({ type: "dispatcher", id: "refresh", data: null });
    await waitFor(() => expect(askedFor(listLicenses).length).toBeGreaterThan(requestCount));
    await host.says({ type: "dispatcher", id: "__proto__", data: "apps" });
    expect(pathNow()).toBe(paths.storeApps);
  });

  test("get.data: what is asked for, never a token", async () => {
    const { host } = await inStore();
    expect(await host.calls("get.data", "company")).toEqual(rossi);
    expect(await host.calls("get.data", "place")).toBe(paths.store);
    expect(await host.calls("get.data", "installed")).toMatchObject([{ product_name: "Mensa" }]);
    const all = await host.calls("get.data");
    expect(Object.keys(all as object).toSorted()).toEqual([
      "company",
      "installed",
      "licenses",
      "place",
    ]);
    expect(JSON.stringify(all)).not.toContain("token-of-rossi");
    await expect(host.calls("get.data", "constructor")).rejects.toThrow("There is no data");
  });

  test("put.element, put.input and put.form: a notice, and fields of the page", async () => {
    const { host } = await inStore();
    await host.says({ type: "put.element", id: "notice", value: "Closed on <b>Friday</b>" });
    await screen.findByText("Closed on <b>Friday</b>");
    await host.says({ type: "put.element", id: "notice", value: "" });
    await waitFor(() => expect(screen.queryByText(/Friday/)).toBeNull());
    const field = await screen.findByRole<HTMLInputElement>("searchbox");
    await host.says({ type: "put.input", id: field.id, value: "doors" });
    await at(`${paths.store}?filter=doors`);
    await host.says({ type: "put.form", data: { [field.id]: "lunch" } });
    await at(`${paths.store}?filter=lunch`);
    // A password field is never filled in by the host.
    const secret = document.createElement("input");
    Object.assign(secret, { type: "password", id: "secret" });
    document.querySelector("main")?.append(secret);
    await host.says({ type: "put.input", id: "secret", value: "guess" });
    expect(secret.value).toBe("");
  });

  test("the notice of a host that has one shows at once", async () => {
    const host = openHost();
    host.answers.set("get.element", "Lunch is at noon");
    await showEmbedded(host);
    await host.says(setup);
    await screen.findByText("Lunch is at noon");
    expect(host.sentMessages("get.element")).toEqual([{ type: "get.element", id: "notice" }]);
  });
});

describe("popups", () => {
  test("a form: its answers, its errors, and who it searches", async () => {
    server.use(
      answers(listPeople, [
        { user_id: "7", name: "Ada", email: "ada@example.test", department: "", source: "list" },
      ]),
    );
    const { host, user } = await inStore();
    host.answers.set("get.options", [
      { value: 1, label: "Running" },
      { id: 2, name: "Swimming" },
    ]);
    await host.calls("popup.open", {
      form: {
        id: "club",
        title: "Club",
        body: [
          { name: "who", label: "Who", type: "people" },
          { name: "group", label: "Group", type: "groups" },
          { name: "what", label: "What", type: "activities", required: true },
          { name: "note", label: "Note", type: "text", change_callback: "note.changed" },
        ],
        submit_callback: "club.joined",
      },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Club" }));
    expect(host.sentMessages("show.element")).toEqual([{ type: "show.element", id: "backdrop" }]);
    // Each letter is a search of its own: the options are those of the last one.
    const choose = async (label: RegExp, typed: string, option: RegExp, searched = () => {}) => {
      await user.type(await dialog.findByLabelText(label), typed);
      await waitFor(searched);
      // jsdom does not support popovers and treats them as hidden.
      await user.click(await screen.findByRole("option", { name: option, hidden: true }));
    };
    await choose(/Who/, "ad", /Ada/, () =>
      expect(askedFor(listPeople).at(-1)?.body).toMatchObject({ search: "ad" }),
    );
    await choose(/Group/, "sal", /Sales/);
    await choose(/What/, "swim", /Swimming/, () =>
      expect(host.sentMessages("get.options").at(-1)).toMatchObject({
        id: "activities",
        value: "swim",
      }),
    );
    await user.type(dialog.getByLabelText("Note"), "x");
    expect(host.sentMessages("set.input")).toEqual([
      { type: "set.input", id: "note", value: "x", callback: "note.changed" },
    ]);
    await user.click(dialog.getByRole("button", { name: t("form.submit", embed) }));
    expect(host.sentMessages("put.data").at(-1)).toEqual({
      type: "put.data",
      id: "club.joined",
      data: { form: "club", values: { who: "7", group: "Sales", what: "2", note: "x" } },
    });
    await host.says({ type: "put.element", id: "error-ref-club", value: "It is full" });
    await dialog.findByText("It is full");
    await host.calls("popup.close", "done");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(host.sentMessages("popup.close")).toEqual([{ type: "popup.close", data: "done" }]);
    expect(host.sentMessages("hide.element")).toEqual([{ type: "hide.element", id: "backdrop" }]);
  });

  test("a form begins with what the host's own page has; what the reader has typed stays", async () => {
    const { host, user } = await inStore();
    const form = Promise.withResolvers<unknown>();
    host.answers.set("get.form", form.promise);
    host.answers.set("get.input", "from the page");
    await host.calls("popup.open", {
      form: {
        id: "visit",
        title: "Visit",
        body: [
          { name: "who", label: "Who", type: "text" },
          { name: "room", label: "Room", type: "text" },
          { name: "floor", label: "Floor", type: "text", value: "2" },
          { name: "badge", type: "hidden" },
          { name: "kiosk", type: "hidden", value: "k" },
        ],
        submit_callback: "visit.sent",
      },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Visit" }));
    await user.type(dialog.getByLabelText("Who"), "Ada");
    form.resolve({ who: "Bruno", room: "7", floor: "9", kiosk: "other", secret: "x" });
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>("Room").value).toBe("7"));
    expect(host.sentMessages("get.form")).toEqual([{ type: "get.form", id: "visit" }]);
    expect(host.sentMessages("get.input")).toEqual([{ type: "get.input", id: "badge" }]);
    await user.click(dialog.getByRole("button", { name: t("form.submit", embed) }));
    expect(host.sentMessages("put.data").at(-1)).toMatchObject({
      data: {
        values: { who: "Ada", room: "7", floor: "2", badge: "from the page", kiosk: "k" },
      },
    });
  });

  test("a form with all its values asks for none, and a host without an answer leaves it as it is", async () => {
    const { host } = await inStore();
    const opens = (id: string, value?: string) =>
      host.calls("popup.open", {
        form: { id, title: id, body: [{ name: "who", label: "Who", type: "text", value }] },
      });
    await opens("full", "Ada");
    await screen.findByRole("dialog", { name: "full" });
    expect(host.sentMessages("get.form")).toEqual([]);
    await opens("bare");
    const dialog = within(await screen.findByRole("dialog", { name: "bare" }));
    await waitFor(() => expect(host.sentMessages("get.form")).toHaveLength(1));
    expect(dialog.getByLabelText<HTMLInputElement>("Who").value).toBe("");
  });

  test("of a host that cannot show any are shown here", async () => {
    const { host } = await inStore(paths.store, ["toast.message"]);
    await host.says({ type: "option", id: "popups", value: "host" });
    await host.calls("popup.open", { html: "<p>Soup", title: "Today" });
    await screen.findByRole("dialog", { name: "Today" });
    expect(host.sentMessages("popup.open")).toEqual([]);
  });

  test("of a host that shows them itself are asked of it, always of the normal size", async () => {
    const { host } = await inStore();
    await host.says({ type: "option", id: "popups", value: "host" });
    await host.calls("popup.open", { url: `${hostOrigin}/menu`, size: "huge", callback: "closed" });
    await waitFor(() =>
      expect(host.sentMessages("popup.open")).toMatchObject([
        { size: "normal", url: `${hostOrigin}/menu`, callback: "closed" },
      ]),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("of nothing that can be shown are refused", async () => {
    const { host } = await inStore();
    for (const nothing of [{}, { html: "" }, { form: "a" }, null])
      await expect(host.calls("popup.open", nothing)).rejects.toThrow(
        /cannot be done|not a record/,
      );
  });
});

test("where a host names who pays, paying takes no page of a provider", async () => {
  const terms = { price_amount: 9.5, price_currency: "EUR", expiration_id: 5 };
  let paid = false;
  const license = () => ({
    license_id: 5,
    product_id: 12,
    state: paid ? ("paid" as const) : ("licensed" as const),
    installed: 0 as const,
    installed_version: "",
    ...terms,
    renewal: paid ? null : terms,
    created_at: "2026-01-01T00:00:00.000Z",
    paid_at: paid ? "2026-01-02T00:00:00.000Z" : null,
    expires_at: null,
    expiring_at: null,
  });
  server.use(
    answers(getStoreProduct, () => ({
      ...sampleDetail({ status: "ready_for_sale", submission: terms }),
      license: license(),
      added_permissions: [],
    })),
    answers(licenseProduct, license),
    answers(payLicense, () => {
      paid = true;
      return { license: license(), payment: null };
    }),
  );
  const host = openHost();
  const { user } = await showEmbedded(host, paths.storeProduct(12));
  await host.says(setup);
  const panel = await screen.findByRole("region", { name: t("panel.title", store) });
  await user.click(await within(panel).findByRole("button", { name: /9\.50/ }));
  // Nothing is charged before it is confirmed.
  const question = await screen.findByRole("dialog");
  expect(askedFor(payLicense)).toEqual([]);
  expect(question.textContent).toContain(t("pay.at_once", store));
  await user.click(within(question).getByRole("button", { name: /9\.50/ }));
  await within(panel).findByRole("button", { name: t("standing_next.install", store) });
  expect(askedFor(payLicense)[0]?.body).toMatchObject({ ...terms, user_token: "session of anna" });
  expect(host.sentMessages("toast.message")).toEqual([
    { type: "toast.message", text: t("done.paid", embed) },
  ]);
});

test.each([
  ["licensed", "priced", "host"],
  ["installed", "free", "host"],
  ["proposed", "priced", "host"],
  ["licensed", "priced", "inside"],
] as const)(
  "an app that was %s (%s) is told by a toast of the host: %s",
  async (act, price, where) => {
    const terms = {
      price_amount: price === "free" ? 0 : 9.5,
      price_currency: "EUR",
      expiration_id: 5,
    };
    const license = {
      license_id: 5,
      product_id: 12,
      state: price === "free" ? ("paid" as const) : ("licensed" as const),
      installed: 0 as const,
      installed_version: "",
      ...terms,
      renewal: null,
      created_at: "2026-01-01T00:00:00.000Z",
      paid_at: null,
      expires_at: null,
      expiring_at: null,
    };
    server.use(
      answers(getStoreProduct, {
        ...sampleDetail({ status: "ready_for_sale", submission: terms }),
        license: null,
        added_permissions: [],
      }),
      answers(licenseProduct, license),
      answers(installProduct, { license, version: "1", source_code_url: "", db_script_url: "" }),
      answers(askProposal, { proposal_id: 4 }),
    );
    const host = openHost();
    const { user } = await showEmbedded(host, paths.storeProduct(12));
    await host.says(setup);
    await host.says({ type: "option", id: "toasts", value: where });
    const panel = await screen.findByRole("region", { name: t("panel.title", store) });
    if (act === "proposed") {
      await user.click(
        await within(panel).findByRole("button", { name: t("panel.proposal", store) }),
      );
      const dialog = within(await screen.findByRole("dialog"));
      await user.type(dialog.getByRole("textbox"), "For 200 people");
      await user.click(dialog.getByRole("button", { name: t("proposal.submit", store) }));
      await dialog.findByRole("heading", { name: t("proposal.sent", store) });
    } else
      await user.click(
        await within(panel).findByRole("button", {
          name: t(act === "installed" ? "panel.get_free" : "standing_next.get", store),
        }),
      );
    const expected = [{ type: "toast.message", text: t(`done.${act}`, embed) }];
    await waitFor(() =>
      expect(askedFor(act === "proposed" ? askProposal : licenseProduct)).toHaveLength(1),
    );
    await waitFor(() =>
      expect(host.sentMessages("toast.message")).toEqual(where === "host" ? expected : []),
    );
  },
);
