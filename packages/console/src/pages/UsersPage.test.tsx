// The users page with a server: the address, an invitation, roles, and the message if somebody else was faster.
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import {
  changeRole,
  deactivateUser,
  getManagedUser,
  inviteAgain,
  listProducts,
  listUsers,
  register,
  signOutUser,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { creator, invited, reader, sampleUsers } from "../features/account/users/sample-users.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "office" } as const;
const press = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  server.use(answers(listUsers, [...sampleUsers]), answers(getManagedUser, creator));
});

test("what the address says is asked for, and what is chosen goes into it", async () => {
  const { user } = await open(`${paths.users}?search=mar&role=creator&state=invited&user=x`, {
    as: ada,
  });
  await screen.findByRole("link", { name: creator.username });
  expect(askedFor(listUsers)[0]?.query).toEqual({
    search: "mar",
    role: "creator",
    active: "1",
    invited: "1",
  });
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(pathNow()).toBe(`${paths.users}?role=creator&state=invited`));
});

test("who clears a search without results is in the search field, as the button is gone", async () => {
  server.use(answers(listUsers, []));
  const { user } = await open(`${paths.users}?search=nobody`, { as: ada });
  const clear = await screen.findByRole("button", { name: t("users.clear", own) });
  server.use(answers(listUsers, [...sampleUsers]));
  await user.click(clear);
  await screen.findByRole("link", { name: creator.username });
  expect(pathNow()).toBe(paths.users);
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("who tries a failed list again is in the search field, as the button is gone", async () => {
  server.use(refuses(listUsers, 500));
  const { user } = await open(paths.users, { as: ada });
  const retry = await screen.findByRole("button", { name: t("action.retry") });
  server.use(answers(listUsers, [...sampleUsers]));
  await user.click(retry);
  await screen.findByRole("link", { name: creator.username });
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("an invitation goes out in the language that was chosen", async () => {
  server.use(answers(register, invited));
  const { user } = await open(paths.users, { as: ada });
  await press(user, t("users.invite", own));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Username/), "ugo");
  await user.type(dialog.getByLabelText(/^Email/), "ugo@example.com");
  await user.selectOptions(dialog.getByRole("combobox"), "fr");
  await user.click(dialog.getByRole("button", { name: t("users.invite_submit", own) }));
  await screen.findByText("Invitation sent to ugo@example.com");
  await waitFor(() => expect(askedFor(listUsers).length).toBeGreaterThan(1));
  expect(askedFor(register).map(({ body }) => body)).toEqual([
    { username: "ugo", email: "ugo@example.com", role: "creator", language: "fr" },
  ]);
});

test("a refusal stands beside its field, and what was typed stays", async () => {
  server.use(refuses(register, 422, { key: "email.taken", field: "email" }));
  const { user } = await open(paths.users, { as: ada });
  await press(user, t("users.invite", own));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Username/), "ugo");
  const email = dialog.getByLabelText(/^Email/);
  await user.type(email, "ugo@example.com");
  await user.click(dialog.getByRole("button", { name: t("users.invite_submit", own) }));
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  expect((email as HTMLInputElement).value).toBe("ugo@example.com");
});

test("a role is changed as it was seen, and who was slower is told and sees how it is now", async () => {
  server.use(refuses(changeRole, 409, { key: "role.changed" }));
  const { user } = await open(`${paths.users}?user=7`, { as: ada });
  await press(user, t("users.make_admin", own));
  const question = within(await screen.findByRole("alertdialog"));
  server.use(answers(getManagedUser, { ...creator, role: "admin" }));
  await user.click(question.getByRole("button", { name: t("users.make_admin", own) }));
  await screen.findByText(/Another administrator has just changed/);
  expect(askedFor(changeRole).map(({ body }) => body)).toEqual([{ role: "admin", was: "creator" }]);
  await screen.findByRole("button", { name: t("users.make_creator", own) });
});

test("an invitation is sent again at once, and signing out everywhere is asked about first", async () => {
  server.use(
    answers(getManagedUser, invited),
    answers(inviteAgain, invited),
    answers(signOutUser, creator),
  );
  const { user } = await open(`${paths.users}?user=8`, { as: ada });
  await press(user, t("users.invite_again", own));
  await screen.findByText(`Invitation sent to ${invited.email}`);
  server.use(answers(getManagedUser, creator));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("link", { name: creator.username }));
  await press(user, t("users.sign_out", own));
  const question = within(await screen.findByRole("alertdialog"));
  expect(askedFor(signOutUser)).toEqual([]);
  await user.click(question.getByRole("button", { name: t("users.sign_out", own) }));
  await screen.findByText(t("users.signed_out", { ...own, count: 1 }));
  expect(askedFor(signOutUser).map(({ params }) => params)).toEqual([{ user_id: "7" }]);
});

test("several are deactivated after one question, never the reader", async () => {
  server.use(answers(deactivateUser, { ...creator, active: 0 }));
  const { user } = await open(paths.users, { as: ada });
  for (const { username } of [creator, invited])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${username}` }));
  expect(screen.queryByRole("checkbox", { name: `Select ${reader.username}` })).toBeNull();
  await press(user, t("users.deactivate", own));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: t("users.deactivate", own) }));
  await screen.findByText(t("users.deactivated", { ...own, count: 2 }));
  expect(askedFor(deactivateUser).map(({ params }) => params)).toEqual([
    { user_id: "8" },
    { user_id: "7" },
  ]);
});

const notFound = () =>
  HttpResponse.json(
    {
      error: ["It is not there."],
      problems: [{ key: "request.not_found", text: "It is not there." }],
    },
    { status: 404 },
  );

async function deactivateTwo() {
  const opened = await open(paths.users, { as: ada });
  for (const { username } of [creator, invited])
    await opened.user.click(await screen.findByRole("checkbox", { name: `Select ${username}` }));
  await press(opened.user, t("users.deactivate", own));
  const question = within(await screen.findByRole("alertdialog"));
  await opened.user.click(question.getByRole("button", { name: t("users.deactivate", own) }));
}

test("one of several who is gone is named, and keeps nothing from the others", async () => {
  server.use(
    answers(deactivateUser, ({ params }) =>
      params["user_id"] === "8" ? notFound() : { ...creator, active: 0 as const },
    ),
  );
  await deactivateTwo();
  await screen.findByText(t("users.deactivated", { ...own, count: 1 }));
  await screen.findByText(`${invited.username}: It is not there.`);
  expect(askedFor(deactivateUser)).toHaveLength(2);
  await waitFor(() => expect(askedFor(listUsers).length).toBeGreaterThan(1));
});

test("where the line breaks amid several, who is done is said and shown, and the others stay chosen", async () => {
  server.use(
    answers(deactivateUser, ({ params }) =>
      params["user_id"] === "8" ? { ...invited, active: 0 as const } : HttpResponse.error(),
    ),
  );
  await deactivateTwo();
  await screen.findByText(t("offline"));
  await screen.findByText(t("users.deactivated", { ...own, count: 1 }));
  await waitFor(() => expect(askedFor(listUsers).length).toBeGreaterThan(1));
  const chosen = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` });
  await waitFor(() => expect(chosen(invited.username)).toHaveProperty("checked", false));
  expect(chosen(creator.username)).toHaveProperty("checked", true);
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  server.use(answers(listProducts, []));
  const { user } = await open(paths.users, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  await waitFor(() => expect(pathNow()).toBe(paths.users));
  expect(askedFor(listUsers)).toEqual([]);
  await user.click(screen.getByRole("button", { name: t("admin_only.to_products") }));
  await screen.findByRole("heading", { name: t("products.title") });
});
