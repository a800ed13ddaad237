// The login page with a server: requesting the link for a new password.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { changePassword, listProducts, login } from "@lanyard/contract";
import { open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { paths, patterns } from "../app/paths.ts";
import { accessToken, storedUser } from "../auth/storage.ts";

const dialog = () => within(screen.getByRole("dialog"));
const emailOf = ({ getByLabelText }: Pick<typeof screen, "getByLabelText">) =>
  getByLabelText<HTMLInputElement>(new RegExp(`^${t("field.email")}`));
const press = (name: string) => dialog().getByRole<HTMLButtonElement>("button", { name });

/** Types an e-mail into the login form, and opens the dialog for a forgotten password. */
async function forget() {
  const { user } = await open(patterns.login);
  await screen.findByRole("heading", { name: t("login.title") });
  await user.click(emailOf(screen));
  await user.paste("marta@example.com");
  const again = async () => {
    await user.click(screen.getByRole("button", { name: t("login.forgot") }));
    await screen.findByRole("dialog");
  };
  await again();
  return { user, again };
}

test("the link is sent to the e-mail that was typed, and the modal begins anew when it is opened again", async () => {
  let arrive = () => {};
  const response = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(answers(changePassword, () => response.then(() => ({ ok: true as const }))));
  const { user, again } = await forget();
  expect(emailOf(dialog()).value).toBe("marta@example.com");
  await user.click(press(t("forgot.submit")));
  await waitFor(() => expect(press(t("cancel")).disabled).toBe(true));
  arrive();
  await dialog().findByText(t("forgot.sent"));
  expect(askedFor(changePassword).map(({ body }) => body)).toEqual([
    { email: "marta@example.com" },
  ]);
  await user.click(
    dialog()
      .getAllByRole("button", { name: t("close") })
      .at(-1)!,
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await again();
  expect(dialog().queryByText(t("forgot.sent"))).toBeNull();
  expect(emailOf(dialog()).value).toBe("marta@example.com");
});

test.each([true, false])(
  "an empty login is not scolded behind the modal nor after it, by mouse: %s",
  async (byMouse) => {
    const { user } = await open(patterns.login);
    await user.click(emailOf(screen));
    const forgot = screen.getByRole("button", { name: t("login.forgot") });
    if (byMouse) await user.click(forgot);
    else {
      while (document.activeElement !== forgot) await user.tab();
      await user.keyboard("{Enter}");
    }
    await screen.findByRole("dialog");
    const scolded = () => document.querySelectorAll("form [data-slot=field-error]");
    expect(scolded()).toHaveLength(0);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(scolded()).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: t("login.submit") }));
    await waitFor(() => expect(scolded()).toHaveLength(2));
  },
);

test.each(["full", "forbidden"])(
  "a sign-in that the browser does not keep, because its storage is %s, is told",
  async (what) => {
    const refuse = () => {
      throw new DOMException("No.", what === "full" ? "QuotaExceededError" : "SecurityError");
    };
    const stored = vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    if (what === "forbidden") vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    server.use(answers(listProducts, []));
    const { user } = await open(patterns.login);
    await user.click(emailOf(screen));
    await user.paste("marta@example.com");
    await user.click(screen.getByLabelText(new RegExp(`^${t("field.password")}`)));
    await user.paste("password");
    await user.click(screen.getByRole("button", { name: t("login.submit") }));
    await screen.findByText(t("login.not_kept"));
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(stored).toHaveBeenCalled();
    vi.restoreAllMocks();
    accessToken.set(null);
    storedUser.set(null);
  },
);

test("an address that opens the modal leaves the login behind it unjudged", async () => {
  await open(paths.forgotten);
  await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(emailOf(dialog())));
  expect(document.querySelectorAll("form [data-slot=field-error]")).toHaveLength(0);
});

test("a double click on the button sends one link", async () => {
  server.use(answers(changePassword, { ok: true }));
  await forget();
  const button = press(t("forgot.submit"));
  fireEvent.click(button);
  fireEvent.click(button);
  await dialog().findByText(t("forgot.sent"));
  expect(askedFor(changePassword)).toHaveLength(1);
});

test("the page of an old link leads to the modal that sends a new one", async () => {
  const { user } = await open("/password/reset/abc");
  await user.click(await screen.findByRole("link", { name: t("reset.again") }));
  await screen.findByRole("dialog");
  expect(emailOf(dialog()).value).toBe("");
});

test("the e-mail has the focus, also when one comes from another page", async () => {
  const { user } = await open(patterns.home);
  await user.click((await screen.findAllByRole("link", { name: t("nav.login") }))[0]!);
  await screen.findByRole("heading", { name: t("login.title") });
  await waitFor(() => expect(document.activeElement).toBe(emailOf(screen)));
});

test("too many requests are told in the modal, which forgets that when it is closed", async () => {
  const tooMany = { key: "request.too_many", params: { seconds: 40 } } as const;
  server.use(refuses(changePassword, 429, tooMany));
  const { user, again } = await forget();
  await user.click(press(t("forgot.submit")));
  expect((await dialog().findByRole("alert")).textContent).toBe(
    t("request.too_many", { wait: "40 seconds" }),
  );
  await user.click(press(t("cancel")));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await again();
  expect(dialog().queryByRole("alert")).toBeNull();
});

test("what is said of the fields and of a refusal follows the language", async () => {
  server.use(refuses(login, 422, { key: "auth.wrong_credentials" }));
  const { user } = await open(patterns.login);
  await screen.findByRole("heading", { name: t("login.title") });
  await user.click(screen.getByRole("button", { name: t("login.submit") }));
  const expectText = (text: string) =>
    waitFor(() => expect(screen.getAllByText(text)).not.toEqual([]));
  await expectText(t("email.required"));
  const speak = async (code: string) => {
    const before = t("login.title");
    localStorage.setItem("language", code);
    fireEvent(window, new StorageEvent("storage", { key: "language" }));
    await waitFor(() => expect(t("login.title")).not.toBe(before));
  };
  await speak("it");
  await expectText(t("email.required"));
  await user.type(emailOf(screen), "marta@example.com");
  await user.type(screen.getByLabelText(new RegExp(`^${t("field.password")}`)), "wrong");
  await user.keyboard("{Enter}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(t("auth.wrong_credentials"));
  await speak("fr");
  await waitFor(() => expect(alert.textContent).toBe(t("auth.wrong_credentials")));
});
