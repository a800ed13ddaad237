// Guarded pages: who sees them, where others are redirected, and what happens when a session ends.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentUser, listProducts, login, logout } from "@lanyard/contract";
import { marta, open, passUntil, pathNow, stopClock, t, tokenOf } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { patterns } from "./paths.ts";
import { accessToken, storedUser } from "../auth/storage.ts";

const target = "/dashboard/account?a=1#part";
const byLogin = `/login?${new URLSearchParams({ returnUrl: target }).toString()}`;
const signIn = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(await screen.findByLabelText(t("field.email")), marta.email);
  await user.type(screen.getByLabelText(t("field.password")), "a-good-password");
  await user.click(screen.getByRole("button", { name: t("login.submit") }));
};

test("a visitor signs in and returns to the same path, query and hash", async () => {
  const visit = await open(target);
  await screen.findByRole("heading", { name: t("login.title") });
  expect(pathNow()).toBe(byLogin);
  expect(askedFor(currentUser)).toEqual([]);

  await signIn(visit);
  await screen.findByRole("heading", { name: t("account.title") });
  expect(pathNow()).toBe(target);
  expect(askedFor(login).map(({ body }) => body)).toEqual([
    { email: marta.email, password: "a-good-password", remember_me: false },
  ]);
  expect(accessToken.get()).toBe(tokenOf(marta));
});

test("signing in does not redirect to another site", async () => {
  server.use(answers(listProducts, []));
  await open("/login?returnUrl=%2F%2Fevil.example", { as: marta });
  await screen.findByRole("heading", { name: t("products.title") });
  expect(pathNow()).toBe(patterns.products);
});

test("the empty guarded page redirects to the products", async () => {
  server.use(answers(listProducts, []));
  await open("/auth", { as: marta });
  await waitFor(() => expect(pathNow()).toBe(patterns.products));
});

test("a session that the server has ended leads to the root, without a message", async () => {
  server.use(refuses(currentUser, 401, { key: "auth.required" }));
  storedUser.set(marta);
  await open(target, { as: marta });
  await waitFor(() => expect(pathNow()).toBe("/"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(accessToken.get()).toBe("");
  expect(storedUser.get()).toBeUndefined();
  await within(screen.getByRole("banner")).findByRole("link", { name: t("nav.login") });
});

test("any call that is answered 401 ends the session", async () => {
  server.use(refuses(listProducts, 401, { key: "auth.required" }));
  await open("/dashboard/products", { as: marta });
  await waitFor(() => expect(pathNow()).toBe("/"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(accessToken.get()).toBe("");
});

test.each([403, 404])("a user whom the server refuses with %i has to sign in", async (status) => {
  server.use(
    answers(currentUser, ({ token }) =>
      token === "of nobody" ? Response.json({ error: "No." }, { status }) : marta,
    ),
  );
  accessToken.set("of nobody");
  storedUser.set(marta);
  const visit = await open(target);
  await screen.findByRole("heading", { name: t("login.title") });
  expect(pathNow()).toBe(byLogin);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(accessToken.get()).toBe("");
  expect(storedUser.get()).toBeUndefined();

  await signIn(visit);
  await screen.findByRole("heading", { name: t("account.title") });
  expect(pathNow()).toBe(target);
});

test.each([
  ["cannot be reached", unreachable(currentUser), 3],
  ["is down", refuses(currentUser, 503), 3],
  ["fails", refuses(currentUser, 500), 1],
])(
  "while the server %s the path stays, and the user is requested again",
  async (_, broken, times) => {
    stopClock();
    server.use(broken);
    await open(target, { as: marta });
    await passUntil(() => screen.getByText(t("session.unreachable_text")));
    expect(askedFor(currentUser)).toHaveLength(times);
    expect(pathNow()).toBe(target);
    expect(accessToken.get()).toBe(tokenOf(marta));
    // One toast, however often the call is retried.
    expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);
    await passUntil(() => expect(document.querySelector("[data-slot=toast]")).toBeNull());
    await passUntil(() => expect(askedFor(currentUser).length).toBeGreaterThan(times));
    expect(document.querySelector("[data-slot=toast]")).toBeNull();

    server.use(answers(currentUser, marta));
    await passUntil(() => screen.getByRole("heading", { name: t("account.title") }));
    expect(pathNow()).toBe(target);
  },
);

test("the user is requested again at once when the visitor asks for it", async () => {
  stopClock();
  server.use(refuses(currentUser, 500));
  await open(target, { as: marta });
  const retry = await passUntil(() => screen.getByRole("button", { name: t("action.retry") }));
  server.use(answers(currentUser, marta));
  fireEvent.click(retry);
  // Before the automatic retry after ten seconds.
  await passUntil(() => screen.getByRole("heading", { name: t("account.title") }), 5);
});

test("after signing out a guarded page asks to sign in, and is returned to", async () => {
  const visit = await open("/dashboard/account", { as: marta });
  await visit.user.click(await screen.findByRole("button", { name: t("nav.account_menu") }));
  await visit.user.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
  await screen.findByRole("heading", { name: t("landing.title") });
  history.pushState(null, "", target);
  dispatchEvent(new PopStateEvent("popstate"));
  await screen.findByRole("heading", { name: t("login.title") });
  expect(pathNow()).toBe(byLogin);
  await signIn(visit);
  await screen.findByRole("heading", { name: t("account.title") });
  expect(pathNow()).toBe(target);
});

test("signing out leads to the root and ends the session on the server", async () => {
  const { user } = await open("/dashboard/account", { as: marta });
  await user.click(await screen.findByRole("button", { name: t("nav.account_menu") }));
  await user.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
  await waitFor(() => expect(pathNow()).toBe("/"));
  expect(askedFor(logout).map(({ token }) => token)).toEqual([tokenOf(marta)]);
  expect(accessToken.get()).toBe("");
});
