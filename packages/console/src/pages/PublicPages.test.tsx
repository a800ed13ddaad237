// The visitors' pages with a server: the functionality request and the guide.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { requestFunctionality } from "@lanyard/contract";
import { marta, open, origin, pathNow, settings, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { paths, patterns } from "../app/paths.ts";

describe("the request of a functionality", () => {
  const sendButton = () =>
    screen.getByRole<HTMLButtonElement>("button", { name: t("functionality.submit") });
  const subject = () =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(t("functionality.object")));

  async function fill(...handlers: Parameters<typeof server.use>) {
    server.use(...handlers);
    const { user } = await open(patterns.functionality);
    await screen.findByRole("heading", { name: t("functionality.title") });
    for (const [label, text] of [
      ["field.email", " ada@example.com "],
      ["functionality.object", "Doors"],
      ["functionality.description", "To open them."],
    ] as const) {
      await user.click(screen.getByLabelText(new RegExp(`^${t(label)}`)));
      await user.paste(text);
    }
    expect(sendButton().disabled).toBe(true);
    await user.click(screen.getByRole("checkbox"));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    return user;
  }

  test("is sent, and confirmed in its place", async () => {
    const user = await fill(answers(requestFunctionality, { ok: true }));
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: /privacy/ }).pathname).toBe(
      settings.privacy_url,
    );
    await user.click(sendButton());
    const sent = await screen.findByRole("heading", { name: t("functionality.sent") });
    expect(document.activeElement?.contains(sent)).toBe(true);
    expect(askedFor(requestFunctionality).map(({ body }) => body)).toEqual([
      { email: "ada@example.com", object: "Doors", description: "To open them.", privacy: true },
    ]);
    await user.click(screen.getByRole("link", { name: t("to_home") }));
    await waitFor(() => expect(pathNow()).toBe(patterns.home));
  });

  test("that is refused says why, keeps what was entered, and can be sent again", async () => {
    const tooMany = { key: "request.too_many", params: { seconds: 60 } } as const;
    const user = await fill(refuses(requestFunctionality, 429, tooMany));
    await user.click(sendButton());
    expect((await screen.findByRole("alert")).textContent).toBe(
      t(tooMany.key, { wait: "1 minute" }),
    );
    expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);
    expect(subject().value).toBe("Doors");
    server.use(answers(requestFunctionality, { ok: true }));
    await user.click(sendButton());
    await screen.findByRole("heading", { name: t("functionality.sent") });
  });

  test("can be given up", async () => {
    const { user } = await open(patterns.functionality);
    await user.click(await screen.findByRole("button", { name: t("cancel") }));
    await waitFor(() => expect(pathNow()).toBe(patterns.home));
  });
});

describe("the guide", () => {
  const isTitled = (name: string) =>
    waitFor(() => expect(document.querySelector("main h1")?.textContent).toBe(name));
  const register = () => screen.queryByText(t("register.now"), { selector: "main button *" });
  const word = (key: "chapters" | "contents" | "search" | "around") => t(key, { ns: "guide" });
  const chapterLink = (name: string) =>
    within(screen.getByRole("navigation", { name: word("chapters") })).getAllByRole("link", {
      name,
      hidden: true,
    })[0]!;

  test("lists its chapters, tells a visitor how to get an account, and leads from one to the next", async () => {
    const { user } = await open(patterns.docs);
    await isTitled("Documentation");
    await user.click(register()!);
    const dialog = await screen.findByRole("dialog", { name: t("register.now") });
    const address = within(dialog).getByText(settings.support_email);
    expect(address.getAttribute("href")).toContain(`mailto:${settings.support_email}`);
    await user.keyboard("{Escape}");

    await user.click(chapterLink("Webhooks"));
    await isTitled("Webhooks");
    await waitFor(() => expect(pathNow()).toBe(paths.chapter("webhooks")));
    await waitFor(() => expect(document.title).toBe("Webhooks · Lanyard"));
    expect(chapterLink("Webhooks").ariaCurrent).toBe("page");
    await screen.findByRole("heading", { name: /Verify the signature/ });
    const around = within(screen.getByRole("navigation", { name: word("around") }));
    await user.click(around.getByRole("link", { name: /Inside a host/ }));
    await isTitled("Inside a host");
  });

  test("an anchor of the time when it was one page leads to its chapter", async () => {
    await open(`${patterns.docs}#files`);
    await isTitled("Archive and SQL script");
    await waitFor(() => expect(pathNow()).toBe(paths.chapter("files")));
  });

  test("opens at the anchor of a section, which is the same in every language", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const address = `${paths.chapter("webhooks")}#receive`;
    const { user } = await open(address);
    await isTitled("Webhooks");
    await waitFor(() =>
      expect(scrolled.mock.contexts).toContain(document.getElementById("receive")),
    );
    const anchors = () => [...document.querySelectorAll("main section")].map(({ id }) => id);
    const before = anchors();
    await user.click(screen.getByText("English"));
    await user.click(await screen.findByRole("menuitemradio", { name: "Français" }));
    await screen.findByRole("heading", { name: /Vérifier la signature/ });
    expect(anchors()).toEqual(before);
    await waitFor(() => expect(pathNow()).toBe(address));
  });

  test("is searched in the reader's language, and opens what was found", async () => {
    const { user } = await open(paths.chapter("start"), { language: "it" });
    await isTitled("Per iniziare");
    await user.click(screen.getByRole("button", { name: word("search") }));
    const field = await screen.findByRole("combobox", { name: word("search") });
    expect(await screen.findAllByRole("group")).toHaveLength(4);
    await user.type(field, "segreto HMAC zebra");
    await screen.findAllByText(/Nessun risultato/);
    await user.clear(field);
    await user.type(field, "firma hmac");
    const option = await screen.findByRole("option", { name: /Verificare la firma/ });
    expect(within(option).getAllByText(/hmac/i, { selector: "mark" })).toHaveLength(1);
    await user.keyboard("{Enter}");
    await isTitled("Webhook");
    await waitFor(() => expect(pathNow()).toBe(`${paths.chapter("webhooks")}#verify`));
  });

  test("writes its examples for this server, and asks nobody with an account to register", async () => {
    await open(paths.chapter("companies"), { as: marta });
    await waitFor(() =>
      expect(document.querySelector("main")?.textContent).toContain(`${origin}/api`),
    );
    expect(register()).toBeNull();
  });
});
