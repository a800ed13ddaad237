// Hosts that do not wait, change their mind, request the impossible or end a session in the middle of something:
// nothing is lost or mixed up.
import { screen, waitFor, within } from "@testing-library/react";
import i18next from "i18next";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  filterStore,
  getCompanySelf,
  listLicenses,
  tellPeople,
  tokenHolder,
} from "@lanyard/contract";
import { pathNow, t } from "../../test/app.tsx";
import { beginEmbedded, endEmbedded, inStore, rossi } from "../../test/embedded-store.tsx";
import { openHost, setup, showEmbedded } from "../../test/host.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { actingPerson } from "../auth/company-connection.ts";
import { paths } from "./paths.ts";
import { storedLanguage } from "../auth/storage.ts";

const embed = { ns: "embed" } as const;
const bianchi = { ...rossi, company_id: 4, name: "Bianchi" };
const ofBianchi = { ...setup, company_token: "token-of-bianchi" };

beforeEach(beginEmbedded);
afterEach(endEmbedded);

const at = (address: string) => waitFor(() => expect(pathNow()).toBe(address));

/** A frame whose host has not answered yet; the `embed` texts are loaded. */
async function openWaiting() {
  const host = openHost();
  const embedded = await showEmbedded(host);
  await screen.findByText(t("host.waiting", embed));
  return { host, ...embedded };
}

/** The server identifies each company only when the test releases the answer. */
function heldCompanies() {
  const rossis = Promise.withResolvers<void>();
  const bianchis = Promise.withResolvers<void>();
  server.use(
    answers(getCompanySelf, async ({ body }) => {
      const { company_token: token } = body as { readonly company_token: string };
      const isBianchi = token === "token-of-bianchi";
      await (isBianchi ? bianchis : rossis).promise;
      return isBianchi ? bianchi : rossi;
    }),
  );
  return { rossi: () => rossis.resolve(), bianchi: () => bianchis.resolve() };
}

describe("a host that does not wait for the server", () => {
  test("what it says right after its answer is done once its company is there, in its order", async () => {
    const held = heldCompanies();
    const { host } = await openWaiting();
    await host.says(setup);
    await host.says({ type: "option", id: "place", value: "licenses" });
    await host.says({ type: "search", value: "park" });
    await host.says({ type: "put.element", id: "notice", value: "Closed on Friday" });
    const place = host.callsEarly("get.data", "place");
    const opened = host.callsEarly("popup.open", { title: "Today", html: "<p>Soup" });
    held.rossi();
    await at(`${paths.licenses}?search=park`);
    await screen.findByText("Closed on Friday");
    await screen.findByRole("dialog", { name: "Today" });
    expect(await place).toContain("/store");
    expect(await opened).toBe(true);
  });

  test("a call is told where no company could be connected", async () => {
    server.use(refuses(getCompanySelf, 401, { key: "auth.company_token", field: "company_token" }));
    const { host } = await openWaiting();
    await expect(host.calls("get.data", "place")).rejects.toThrow("No company");
    await host.says(setup);
    await screen.findByRole("heading", { name: t("host.unknown_title", embed) });
    await expect(host.calls("open", "licenses")).rejects.toThrow("No company");
  });

  test("of two companies the last one counts, in whatever order the server answers", async () => {
    const held = heldCompanies();
    const { host } = await openWaiting();
    await host.says(setup);
    await host.says(ofBianchi);
    held.bianchi();
    await screen.findByText("Bianchi");
    held.rossi();
    await waitFor(() => expect(askedFor(getCompanySelf)).toHaveLength(2));
    await host.says({ type: "search", value: "lunch" });
    await waitFor(() =>
      expect(askedFor(filterStore).at(-1)?.body).toMatchObject({
        company_token: "token-of-bianchi",
        filter: "lunch",
      }),
    );
    expect(await host.calls("get.data", "company")).toEqual(bianchi);
    expect(screen.queryByText("Rossi")).toBeNull();
  });

  test("a host that turns back to the first company keeps it", async () => {
    const { host } = await inStore();
    const held = heldCompanies();
    held.rossi();
    await host.says(ofBianchi);
    // The first company's store is not usable while the second one is being identified.
    await screen.findByText(t("host.waiting", embed));
    await host.says({ ...setup });
    await waitFor(() => expect(screen.queryByText(t("host.waiting", embed))).toBeNull());
    held.bianchi();
    await waitFor(() => expect(askedFor(getCompanySelf).length).toBeGreaterThan(2));
    expect(await host.calls("get.data", "company")).toEqual(rossi);
  });
});

describe("a host that says much", () => {
  test("what it asks for a hundred times at once is read once, and answered each time", async () => {
    const { host } = await inStore();
    const before = askedFor(listLicenses).length;
    const answered = await Promise.all(
      Array.from({ length: 100 }, () => host.callsEarly("get.data", "licenses")),
    );
    expect(answered).toEqual(Array.from({ length: 100 }, () => []));
    expect(askedFor(listLicenses)).toHaveLength(before + 1);
    await host.callsEarly("get.data", "licenses");
    expect(askedFor(listLicenses)).toHaveLength(before + 2);
  });

  test("before its company is there a hundred of its calls are kept, and a flood is not", async () => {
    const held = heldCompanies();
    const { host } = await openWaiting();
    await host.says(setup);
    const calls = Array.from({ length: 150 }, () => host.callsEarly("get.data", "place"));
    const became = Promise.allSettled(calls);
    held.rossi();
    const refused = (await became).map(({ status }) => status === "rejected");
    expect(refused).toEqual(Array.from({ length: 150 }, (_, call) => call >= 100));
  });

  test("a session that no server would take names nobody", async () => {
    const { host } = await inStore();
    expect(actingPerson()).toBe(setup.api_session);
    for (const session of ["x".repeat(501), "anna\u0000", "anna\nbruno"]) {
      await host.says({ ...setup, api_session: session });
      expect(actingPerson()).toBe(tokenHolder);
    }
    await host.says({ ...setup, api_session: ` ${"x".repeat(400)} ` });
    expect(actingPerson()).toBe("x".repeat(400));
  });

  test("a notice is no book, and what is told meanwhile is newer than what was asked for", async () => {
    const answer = Promise.withResolvers<string>();
    const host = openHost();
    host.answers.set("get.element", answer.promise);
    await showEmbedded(host);
    await host.says(setup);
    await screen.findByRole("heading", { level: 1 });
    await host.says({ type: "put.element", id: "notice", value: "n".repeat(5_000) });
    answer.resolve("Of this morning");
    await waitFor(() => expect(screen.getByText(/^n+$/).textContent).toHaveLength(2_000));
    expect(screen.queryByText("Of this morning")).toBeNull();
  });

  test("of two languages the last one counts, in whatever order their texts come", async () => {
    const french = Promise.withResolvers<void>();
    const requested = Promise.withResolvers<void>();
    server.use(
      http.get("/assets/i18n/fr.json", async () => {
        requested.resolve();
        await french.promise;
        return HttpResponse.json({});
      }),
    );
    const { host } = await inStore();
    // Deleted by hand: i18next's own removal would drop the namespace in every language, and for later test files.
    const { data } = i18next.store;
    const had = data["fr"];
    delete data["fr"];
    await host.says({ type: "host.look", locale: "fr" });
    await requested.promise;
    await host.says({ type: "host.look", locale: "en" });
    french.resolve();
    await waitFor(() => expect(i18next.hasResourceBundle("fr", "translation")).toBe(true));
    expect([i18next.language, storedLanguage.get()]).toEqual(["en", "en"]);
    delete data["fr"];
    if (had) data["fr"] = had;
  });

  test("words that are a book make no address that nobody can open again", async () => {
    const { host } = await inStore();
    await host.says({ type: "search", value: "x".repeat(10_000) });
    await at(`${paths.store}?filter=${"x".repeat(200)}`);
  });
});

describe("popups one after the other", () => {
  const markup = (title: string) => ({ title, html: `<p>${title}` });

  test("each that was opened is closed once, also the one that another took the place of", async () => {
    const { host } = await inStore();
    await host.calls("popup.open", markup("One"));
    await host.calls("popup.open", markup("Two"));
    await screen.findByRole("dialog", { name: "Two" });
    expect(screen.queryByRole("dialog", { name: "One" })).toBeNull();
    expect(host.sentMessages("popup.close")).toEqual([{ type: "popup.close", data: undefined }]);
    await host.calls("popup.close", "done");
    expect(host.sentMessages("popup.close").at(-1)).toEqual({ type: "popup.close", data: "done" });
    expect(host.sentMessages("popup.close")).toHaveLength(2);
    await waitFor(() => expect(host.sentMessages("hide.element")).toHaveLength(1));
    expect(host.sentMessages("show.element")).toHaveLength(1);
  });

  test("a session that ends lights up the host again, and what was typed comes back with the next", async () => {
    const { host, user } = await inStore();
    await host.calls("popup.open", {
      form: { title: "Club", body: [{ name: "note", label: "Note", type: "text" }] },
    });
    await user.type(await screen.findByLabelText("Note"), "for Ada");
    expect(host.sentMessages("show.element")).toHaveLength(1);
    server.use(refuses(listLicenses, 401, { key: "auth.company_token", field: "company_token" }));
    await host.says({ type: "option", id: "place", value: "licenses" });
    await screen.findByText(t("host.expired_text", embed));
    expect(host.sentMessages("hide.element")).toHaveLength(1);
    server.use(answers(listLicenses, []));
    await host.says({ ...setup, company_token: "fresh" });
    const dialog = within(await screen.findByRole("dialog", { name: "Club" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Note").value).toBe("for Ada");
    expect(host.sentMessages("show.element")).toHaveLength(2);
    expect(host.sentMessages("popup.close")).toEqual([]);
    // Another company's session must not inherit the dialog.
    server.use(answers(getCompanySelf, bianchi));
    await host.says(ofBianchi);
    await screen.findByText("Bianchi");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(host.sentMessages("popup.close")).toHaveLength(1);
  });
});

describe("what cannot be done", () => {
  test("a callback that is a function of the console goes to the host where that does not take it", async () => {
    const { host, user } = await inStore();
    await host.calls("popup.open", {
      form: {
        title: "Club",
        submit_callback: "search",
        body: [
          { name: "note", label: "Note", type: "text", change_callback: "filter" },
          {
            name: "size",
            label: "Size",
            type: "select",
            keyup_callback: "size.typed",
            options: [{ value: "s", label: "Small" }],
          },
        ],
      },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Club" }));
    await user.type(dialog.getByLabelText("Note"), "x");
    expect(host.sentMessages("set.input")).toEqual([
      { type: "set.input", id: "note", value: "x", callback: "filter" },
    ]);
    await user.type(dialog.getByLabelText("Size"), "s");
    expect(host.sentMessages("set.input").at(-1)).toMatchObject({
      id: "size",
      callback: "size.typed",
    });
    await user.click(dialog.getByRole("button", { name: t("form.submit", embed) }));
    expect(host.sentMessages("put.data").at(-1)).toMatchObject({
      id: "search",
      data: { form: "test" },
    });
  });

  test("what a field cannot show is not sent, nor does it count as filled in", async () => {
    const { host, user } = await inStore();
    const required = (name: string, type: string, value: unknown) => ({
      name,
      label: name,
      type,
      value,
      required: true,
      options: [{ value: 1, label: "one" }],
    });
    await host.calls("popup.open", {
      form: {
        submit_callback: "got",
        body: [
          required("words", "text", { a: 1 }),
          required("choice", "select", "gone"),
          required("day", "date", "soon"),
          required("count", "number", "many"),
          { name: "other", type: "select", value: 1, options: [{ value: 1, label: "one" }] },
          { name: "from", type: "date", value: "2026-03-14 10:00:00" },
          { name: "whole", type: "hidden", value: { a: 1 } },
        ],
      },
    });
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: t("form.submit", embed) }));
    expect(dialog.getAllByText(t("form.required", embed))).toHaveLength(4);
    const values = { words: "a", choice: 1, day: "2026-03-01", count: 2 };
    await host.says({ type: "put.form", data: { ...values, other: "another" } });
    await user.click(dialog.getByRole("button", { name: t("form.submit", embed) }));
    expect(host.sentMessages("put.data").at(-1)).toMatchObject({
      data: { values: { ...values, other: "", from: "2026-03-14 10:00:00", whole: { a: 1 } } },
    });
  });

  test("a form that cannot be read says why", async () => {
    const { host } = await inStore();
    const form = { body: [{ name: "a", type: "password" }] };
    await expect(host.calls("popup.open", { form })).rejects.toThrow(
      "body[0]: unknown type password",
    );
  });

  test("a popup that the host should show and that does not come is told in the reader's language", async () => {
    const { host } = await inStore();
    await host.says({ type: "option", id: "popups", value: "host" });
    await host.calls("popup.open", { load: "https://elsewhere.example/menu" });
    const address = "https://elsewhere.example/menu";
    await waitFor(() =>
      expect(host.sentMessages("toast.alert")).toEqual([
        { type: "toast.alert", text: t("popup.failed_text", { ...embed, address }) },
      ]),
    );
  });

  test("people whom the server refuses are told", async () => {
    server.use(refuses(tellPeople, 422, { key: "people.too_many", params: { most: 1 } }));
    const { host } = await inStore();
    await host.says({ type: "people", data: [{ id: 1, name: "Ada" }] });
    await waitFor(() => expect(host.sentMessages("toast.alert")).toHaveLength(1));
  });
});
