// The account page with a server: personal data, a new password; and the page behind the mailed link for a forgotten
// password.
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  confirmEmail,
  currentUser,
  passwordLimits,
  setPassword,
  undoEmail,
  updateAccount,
  type Problem,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, settings, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { patterns } from "../app/paths.ts";
import { listEdits } from "../drafts/stored-edits.ts";

const toast = (text: string) => screen.findByText(text, { selector: "[data-slot=toast] *" });
/** The field with this label, and its descriptions. */
const field = (label: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  return { input, descriptions: ids.map((id) => document.getElementById(id)?.textContent) };
};
const password = () => field(t("field.new_password"));
const repeated = () => field(t("field.password_confirmation"));
const current = () => field(t("field.current_password"));
const press = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

type Visit = Awaited<ReturnType<typeof open>>;
async function enter({ user }: Visit, input: HTMLInputElement, text: string) {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

describe("the page of a mailed link", () => {
  const address = "/password/reset/a-token";
  const good = "correct horse";

  async function choose(one = good, two = one) {
    const visit = await open(address);
    await screen.findByRole("heading", { name: t("reset.title") });
    await enter(visit, password().input, one);
    await enter(visit, repeated().input, two);
    await visit.user.click(press(t("reset.submit")));
    return visit;
  }

  test("sets the password and leads to the login", async () => {
    server.use(answers(setPassword, { ok: true }));
    await choose();
    await toast(t("reset.done"));
    await screen.findByRole("heading", { name: t("login.title") });
    await waitFor(() => expect(pathNow()).toBe(patterns.login));
    expect(askedFor(setPassword).map(({ body }) => body)).toEqual([
      { password: good, password_confirmation: good, token: "a-token" },
    ]);
  });

  test("says that a link is used or has ended, and keeps what was entered", async () => {
    server.use(refuses(setPassword, 422, { key: "password.token", field: "token" }));
    await choose();
    expect((await screen.findByRole("alert")).textContent).toBe(t("password.token"));
    await waitFor(() => expect(pathNow()).toBe(address));
    expect(password().input.value).toBe(good);
    await toast(t("password.token"));
  });

  test("tells beside the field which passwords the server does not take", async () => {
    server.use(refuses(setPassword, 422, { key: "password.too_common", field: "password" }));
    await choose();
    await waitFor(() => expect(password().descriptions).toContain(t("password.too_common")));
    expect(document.activeElement).toBe(password().input);
    expect(screen.queryByRole("alert")).toBeNull();
    await toast(t("password.too_common"));
  });

  test("sends no password that is too short or repeated differently", async () => {
    await choose("short", "other");
    const { least } = passwordLimits;
    await waitFor(() =>
      expect(password().descriptions).toContain(t("password.too_short", { least })),
    );
    expect(repeated().descriptions).toContain(t("password.mismatch"));
    expect(askedFor(setPassword)).toEqual([]);
  });
});

describe.each([
  ["confirm", confirmEmail, "/email/confirm/a-token"],
  ["undo", undoEmail, "/email/undo/a-token"],
] as const)("the page of a link to %s an e-mail address", (action, call, address) => {
  const visited = async (as?: typeof marta) => {
    const visit = await open(address, as && { as });
    await screen.findByRole("heading", { name: t(`email_link.${action}_title`) });
    return visit;
  };
  const email = "m@example.com";

  test.each([
    ["nobody", undefined],
    ["somebody", marta],
  ])("changes nothing until it is pressed, by %s", async (_who, as) => {
    const { user } = await visited(as);
    expect(askedFor(call)).toEqual([]);
    server.use(answers(call, { email }));
    await user.click(press(t(`email_link.${action}`)));
    await screen.findByRole("heading", { name: t(`email_link.${action}_done`) });
    await screen.findByText(t(`email_link.${action}_done_text`, { email }));
    // The pressed button is gone; what happened is read from here.
    expect(document.activeElement?.textContent).toContain(
      t(`email_link.${action}_done_text`, { email }),
    );
    expect(document.activeElement).not.toBe(document.body);
    expect(askedFor(call).map(({ body }) => body)).toEqual([{ token: "a-token" }]);
    expect(screen.queryByRole("button", { name: t(`email_link.${action}`) })).toBeNull();
  });

  test("says why it was refused, and can be pressed again", async () => {
    const { user } = await visited();
    server.use(refuses(call, 422, { key: "email.taken", field: "email" }));
    await user.click(press(t(`email_link.${action}`)));
    expect((await screen.findByRole("alert")).textContent).toBe(t("email.taken"));
    server.use(answers(call, { email }));
    await user.click(press(t(`email_link.${action}`)));
    await screen.findByRole("heading", { name: t(`email_link.${action}_done`) });
  });
});

describe("mails of builds that wait for review", () => {
  const mails = () => screen.getByRole("switch", { name: t("account.review_mails") });
  const isOn = () => mails().ariaChecked;

  test("an administrator turns them off; a change that fails does not stay", async () => {
    const { user } = await open(patterns.account, { as: ada });
    await screen.findByRole("heading", { name: t("account.mails") });
    expect(isOn()).toBe("true");
    const off = { ...ada, review_mails: 0 } as const;
    server.use(answers(updateAccount, off), answers(currentUser, off));
    await user.click(mails());
    await waitFor(() => expect(askedFor(updateAccount)).toHaveLength(1));
    await waitFor(() => expect(isOn()).toBe("false"));

    server.use(refuses(updateAccount, 500));
    await user.click(mails());
    await waitFor(() => expect(askedFor(updateAccount)).toHaveLength(2));
    await waitFor(() => expect(isOn()).toBe("false"));
    expect(askedFor(updateAccount).map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { user_id: String(ada.id) }, body: { review_mails: "0" } },
      { params: { user_id: String(ada.id) }, body: { review_mails: "1" } },
    ]);
  });

  test("a creator, who gets none, is not asked", async () => {
    await open(patterns.account, { as: marta });
    await screen.findByRole("heading", { name: t("account.title") });
    expect(screen.queryByRole("switch")).toBeNull();
  });
});

describe("the account", () => {
  const account = async () => {
    const visit = await open(patterns.account, { as: marta });
    await screen.findByRole("heading", { name: t("account.title") });
    return visit;
  };
  const sent = () => askedFor(updateAccount).map(({ params, body }) => ({ params, body }));
  const ownId = { user_id: String(marta.id) };

  test("sends what was changed, and shows the account as it is now", async () => {
    const now = { ...marta, username: "Marta B." };
    const visit = await account();
    expect(press(t("save")).ariaDisabled).toBe("true");
    server.use(answers(updateAccount, now), answers(currentUser, now));
    await enter(visit, field(t("account.username")).input, " Marta B. ");
    await visit.user.click(press(t("save")));
    await toast(t("account.saved"));
    expect(sent()).toEqual([{ params: ownId, body: { username: now.username } }]);
    await waitFor(() => expect(press(t("save")).ariaDisabled).toBe("true"));
  });

  const pendingUser = { ...marta, pending_email: "m@example.com" };
  const email = () => field(t("field.email")).input;
  /** The field for the password in the form of the personal data. */
  const own = () =>
    screen.getAllByLabelText<HTMLInputElement>(t("field.current_password"), { exact: false })[0]!;
  const askForEmail = async () => {
    const visit = await account();
    expect(screen.getAllByLabelText(t("field.current_password"), { exact: false })).toHaveLength(1);
    await enter(visit, email(), ` ${pendingUser.pending_email} `);
    await waitFor(() =>
      expect(screen.getAllByLabelText(t("field.current_password"), { exact: false })).toHaveLength(
        2,
      ),
    );
    return visit;
  };

  test("a new e-mail address is asked for with the password, and shown until it is confirmed", async () => {
    const visit = await askForEmail();
    await visit.user.click(press(t("save")));
    await screen.findByText(t("password.current_required"));
    expect(sent()).toEqual([]);
    server.use(answers(updateAccount, pendingUser), answers(currentUser, pendingUser));
    await enter(visit, own(), "as before");
    await visit.user.click(press(t("save")));
    await toast(t("account.email_sent", { email: pendingUser.pending_email }));
    expect(sent()).toEqual([
      { params: ownId, body: { email: pendingUser.pending_email, current_password: "as before" } },
    ]);
    await screen.findByText(t("account.email_pending", { email: pendingUser.pending_email }));
    expect(email().value).toBe(marta.email);
    expect(screen.getAllByLabelText(t("field.current_password"), { exact: false })).toHaveLength(1);
    await waitFor(() => expect(press(t("save")).ariaDisabled).toBe("true"));

    server.use(answers(updateAccount, marta), answers(currentUser, marta));
    await visit.user.click(press(t("account.email_cancel")));
    await toast(t("account.email_kept", { email: marta.email }));
    expect(sent().at(-1)).toEqual({ params: ownId, body: { email: marta.email } });
    await waitFor(() =>
      expect(
        screen.queryByText(t("account.email_pending", { email: pendingUser.pending_email })),
      ).toBeNull(),
    );
  });

  test("a wrong password for a new e-mail address is told beside its field, and never kept on the device", async () => {
    const visit = await askForEmail();
    server.use(
      refuses(updateAccount, 422, { key: "password.current_wrong", field: "current_password" }),
    );
    await enter(visit, own(), "as guessed");
    await visit.user.click(press(t("save")));
    await screen.findByText(t("password.current_wrong"), { ignore: "[data-slot=toast] *" });
    cleanup();
    await waitFor(async () => expect(await listEdits(marta.id)).toHaveLength(1));
    await account();
    await waitFor(() => expect(email().value.trim()).toBe(pendingUser.pending_email));
    await waitFor(() => expect(own().value).toBe(""));
  });

  test("keeps what was entered and not saved for the next visit, and offers to discard it", async () => {
    const visit = await account();
    await enter(visit, field(t("account.support_email")).input, "help@example.com");
    cleanup();
    await waitFor(async () => expect(await listEdits(marta.id)).toHaveLength(1));
    const { user } = await account();
    const support = () => field(t("account.support_email")).input;
    await waitFor(() => expect(support().value).toBe("help@example.com"));
    expect(press(t("save")).ariaDisabled).not.toBe("true");
    await user.click(press(t("kept.discard")));
    expect(support().value).toBe("");
    await user.click(await screen.findByRole("button", { name: t("undo") }));
    expect(support().value).toBe("help@example.com");
  });

  test("asks before it is left with something unsaved", async () => {
    const visit = await account();
    await enter(visit, field(t("account.username")).input, "Marta B.");
    await visit.user.click(screen.getByRole("link", { name: t("nav.products") }));
    await screen.findByRole("heading", { name: t("leave.title") });
    await waitFor(() => expect(pathNow()).toBe(patterns.account));
  });

  test("is saved by Ctrl+S, and what is said of it follows the language", async () => {
    const visit = await account();
    server.use(answers(updateAccount, marta));
    const save = () => fireEvent.keyDown(document.activeElement!, { key: "s", ctrlKey: true });
    expect(save()).toBe(false);
    await enter(visit, field(t("account.username")).input, "Marta B.");
    save();
    await toast(t("account.saved"));
    expect(sent()).toEqual([{ params: ownId, body: { username: "Marta B." } }]);
    const before = t("account.saved");
    localStorage.setItem("language", "it");
    fireEvent(window, new StorageEvent("storage", { key: "language" }));
    await waitFor(() => expect(t("account.saved")).not.toBe(before));
    await toast(t("account.saved"));
  });

  test("Ctrl+S in the form of the password is about the password", async () => {
    const visit = await account();
    await enter(visit, current().input, "as before");
    fireEvent.keyDown(current().input, { key: "s", ctrlKey: true });
    await waitFor(() => expect(password().descriptions).toContain(t("password.required")));
    expect(sent()).toEqual([]);
  });

  test("declares billing and payment, which nobody can fill in yet, and says who settles them", async () => {
    await account();
    for (const key of ["account.billing", "account.payment"] as const) {
      const name = t(key);
      const form = within(screen.getByRole("form", { name }));
      for (const input of form.getAllByRole<HTMLInputElement>("textbox"))
        expect(input.disabled).toBe(true);
      const section = screen.getByRole("region", { name });
      const sentence = t(`${key}_text`, { email: settings.support_email });
      expect(section.textContent).toContain(sentence.replaceAll(/<\/?a>/g, ""));
      expect(within(section).getByRole("link").getAttribute("href")).toBe(
        `mailto:${settings.support_email}`,
      );
    }
  });

  test.each([
    ["username", "username.taken", "account.username"],
    ["support_email", "email.invalid", "account.support_email"],
  ] as const)("a refused %s is told beside its field", async (name, key, label) => {
    const visit = await account();
    server.use(refuses(updateAccount, 422, { key, field: name }));
    await enter(visit, field(t(label)).input, "b@example.com");
    await visit.user.click(press(t("save")));
    await waitFor(() => expect(field(t(label)).descriptions).toContain(t(key)));
    await toast(t(key));
  });

  test("a refusal about no field of the form is shown above it", async () => {
    const visit = await account();
    server.use(refuses(updateAccount, 422, { key: "username.taken", field: "another" }));
    await enter(visit, field(t("account.support_email")).input, "b@example.com");
    await visit.user.click(press(t("save")));
    const alerts = await screen.findAllByRole("alert");
    await waitFor(() =>
      expect(alerts.map(({ textContent }) => textContent).join()).toContain(t("username.taken")),
    );
  });

  test("sends a new avatar, or that there is none any more", async () => {
    const face = { ...marta, avatar: "/files/face.webp" };
    server.use(answers(currentUser, face), answers(updateAccount, face));
    const { user } = await account();
    const picture = new File(["x"], "me.png", { type: "image/png" });
    await user.upload(screen.getByLabelText(new RegExp(t("account.avatar"))), picture);
    await user.click(press(t("save")));
    await toast(t("account.saved"));
    await user.click(press(t("image.remove")));
    await user.click(press(t("save")));
    await waitFor(() =>
      expect(sent().map(({ body }) => body)).toEqual([
        { avatar: "me.png" },
        { remove_avatar: "1" },
      ]),
    );
  });

  const change = async (...problems: readonly Problem[]) => {
    const visit = await account();
    server.use(
      problems.length > 0
        ? refuses(updateAccount, 422, ...problems)
        : answers(updateAccount, marta),
    );
    await enter(visit, password().input, "correct horse");
    await enter(visit, repeated().input, "correct horse");
    await visit.user.click(press(t("account.password_submit")));
    await waitFor(() => expect(current().descriptions).toContain(t("password.current_required")));
    expect(sent()).toEqual([]);
    await enter(visit, current().input, "as before");
    await visit.user.click(press(t("account.password_submit")));
  };

  test("changes the password with the current one, and forgets both", async () => {
    await change();
    await toast(t("account.password_changed"));
    expect(sent()).toEqual([
      {
        params: ownId,
        body: {
          current_password: "as before",
          password: "correct horse",
          password_confirmation: "correct horse",
        },
      },
    ]);
    for (const { input } of [current(), password(), repeated()]) expect(input.value).toBe("");
  });

  test("tells beside the field that the current password is wrong, and keeps the new one", async () => {
    await change({ key: "password.current_wrong", field: "current_password" });
    await waitFor(() => expect(current().descriptions).toContain(t("password.current_wrong")));
    expect(document.activeElement).toBe(current().input);
    expect(password().input.value).toBe("correct horse");
    await toast(t("password.current_wrong"));
  });
});
