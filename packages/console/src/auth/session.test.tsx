// One session in several tabs: signing in and out in one tab changes the others.
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import {
  createProduct,
  currentUser,
  getProduct,
  hintsCookie,
  listProducts,
  login,
  logout,
} from "@lanyard/contract";
import { marta, open, pathNow, t, tokenOf, ugo } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { sampleCard } from "../features/product/sample-cards.ts";
import { createQueryClient } from "../api/on-error.ts";
import { paths } from "../app/paths.ts";
import { accessToken, sessionId, storedUser } from "./storage.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";
import { SessionProvider, useSession, useUser } from "./session.tsx";

/** Another tab writes to local storage, and this one gets the event. */
const inAnotherTab = (token: string | null, key: string | null = accessToken.key) =>
  act(async () => {
    accessToken.set(token);
    dispatchEvent(new StorageEvent("storage", { key }));
  });

const card = (whose: typeof marta) =>
  sampleCard("draft", { product_name: `App of the ${tokenOf(whose)}` });
const serveProducts = () =>
  server.use(
    answers(listProducts, ({ token, query }) =>
      query["limit"] === undefined ? [card(token === tokenOf(marta) ? marta : ugo)] : [],
    ),
  );

test("after another tab signs in, this one continues to its returnUrl", async () => {
  await open("/login?returnUrl=%2Fdashboard%2Faccount");
  await screen.findByRole("heading", { name: t("login.title") });
  await inAnotherTab(tokenOf(marta));
  await screen.findByRole("heading", { name: t("account.title") });
  expect(pathNow()).toBe(paths.account);
});

test.each([accessToken.key, null])(
  "after another tab signs out (%s), this one is signed out too",
  async (key) => {
    await open("/dashboard/account#part", { as: marta });
    await screen.findByRole("heading", { name: t("account.title") });
    await inAnotherTab(null, key);
    await screen.findByRole("heading", { name: t("login.title") });
    expect(pathNow()).toBe(paths.loginFor("/dashboard/account#part"));
    expect(screen.queryByText(marta.username)).toBeNull();
  },
);

test("after another tab signs in as somebody else, no data of the first user stays", async () => {
  serveProducts();
  await open("/dashboard/products", { as: marta });
  await screen.findByText("App of the token of marta");
  await inAnotherTab(tokenOf(ugo));
  await screen.findByText("App of the token of ugo");
  expect(screen.queryByText("App of the token of marta")).toBeNull();
  await screen.findByRole("button", { name: t("nav.account_menu") });
  expect(storedUser.get()?.username).toBe(ugo.username);
});

test("a page that the back-forward cache restores shows the user who has signed in meanwhile", async () => {
  serveProducts();
  await open("/dashboard/products", { as: marta });
  await screen.findByText("App of the token of marta");
  await act(async () => {
    // Pages in that cache get no storage events.
    accessToken.set(tokenOf(ugo));
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  await screen.findByText("App of the token of ugo");
  expect(screen.queryByText("App of the token of marta")).toBeNull();
  await screen.findByRole("button", { name: t("nav.account_menu") });
  expect(storedUser.get()?.username).toBe(ugo.username);
});

describe("after another tab changes the account", () => {
  const renamed = { ...marta, username: "Marta B.", avatar: "/files/face.webp" };
  /** Stores the changed user record as the other tab would, and sends this tab the event. */
  const changeThere = () =>
    act(async () => {
      server.use(answers(currentUser, renamed));
      storedUser.set(renamed);
      const newValue = localStorage.getItem(storedUser.key);
      dispatchEvent(new StorageEvent("storage", { key: storedUser.key, newValue }));
    });

  test("the bar shows the new name and picture", async () => {
    const { user } = await open("/dashboard/account", { as: marta });
    const menu = await screen.findByRole("button", { name: t("nav.account_menu") });
    expect(menu.querySelector("img")).toBeNull();
    await changeThere();
    await waitFor(() => expect(menu.querySelector("img")?.src).toContain(renamed.avatar));
    await user.click(menu);
    await screen.findByText(renamed.username, { selector: "[role=menu] *" });
  });

  test("what is being entered here stays, and the rest follows", async () => {
    const { user } = await open("/dashboard/account", { as: marta });
    const email = await screen.findByLabelText<HTMLInputElement>(
      new RegExp(`^${t("field.email")}`),
    );
    await user.clear(email);
    await user.type(email, "new@example.com");
    await changeThere();
    await screen.findByDisplayValue(renamed.username);
    expect(email.value).toBe("new@example.com");
  });

  test("a creator with another name still owns their builds", async () => {
    const detail = sampleDetail({ status: "ready_for_sale" });
    const { submission } = detail;
    server.use(answers(getProduct, detail));
    const { client } = await open(paths.product(12), { as: marta });
    const own = () => screen.findByRole("button", { name: t("detail.new_build") });
    await own();
    // The product is fetched again before the user is.
    server.use(
      answers(getProduct, {
        ...detail,
        submission: { ...submission, username: renamed.username },
      }),
    );
    await act(() =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUser.id }),
    );
    await screen.findAllByText(renamed.username);
    await own();
  });
});

test("other keys that another tab writes are ignored", async () => {
  serveProducts();
  await open("/dashboard/products", { as: marta });
  await screen.findByText("App of the token of marta");
  await inAnotherTab(tokenOf(ugo), "language");
  screen.getByText("App of the token of marta");
  expect(new Set(askedFor(listProducts).map(({ token }) => token))).toEqual(
    new Set([tokenOf(marta)]),
  );
});

test("a user who signs in after another in this tab sees none of their data", async () => {
  serveProducts();
  const { user, client } = await open("/dashboard/products", { as: marta });
  await screen.findByText("App of the token of marta");
  await user.click(screen.getByRole("button", { name: t("nav.account_menu") }));
  await user.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
  await user.click(
    await within(screen.getByRole("banner")).findByRole("link", { name: t("nav.login") }),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    answers(login, { ...ugo, token: tokenOf(ugo) }),
    answers(listProducts, ({ query }) =>
      promise.then(() => (query["limit"] === undefined ? [card(ugo)] : [])),
    ),
  );
  await user.type(await screen.findByLabelText(t("field.email")), ugo.email);
  await user.type(screen.getByLabelText(t("field.password")), "a-good-password");
  await user.click(screen.getByRole("button", { name: t("login.submit") }));
  await screen.findByRole("heading", { name: t("products.title") });
  // Also before the server has answered.
  expect(screen.queryByText("App of the token of marta")).toBeNull();
  resolve();
  await screen.findByText("App of the token of ugo");
  expect(screen.queryByText("App of the token of marta")).toBeNull();
  expect(pathNow()).toBe(paths.products);

  // Signing out of the first session does not end the second: it leads to login, not to the root.
  server.use(refuses(currentUser, 403, { key: "role.forbidden" }));
  await act(() => client.refetchQueries({ queryKey: [currentUser.id] }));
  await waitFor(() => expect(pathNow()).toBe(paths.loginFor(paths.products)));
});

test("a login is not sent again while it is asked who has signed in", async () => {
  serveProducts();
  const { user } = await open("/login");
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(
    answers(login, { ...ugo, token: tokenOf(ugo) }),
    answers(currentUser, () => promise.then(() => ugo)),
  );
  await user.type(await screen.findByLabelText(t("field.email")), ugo.email);
  await user.type(screen.getByLabelText(t("field.password")), "a-good-password{Enter}");
  await waitFor(() => expect(askedFor(currentUser)).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(askedFor(login)).toHaveLength(1);
  resolve();
  await screen.findByText("App of the token of ugo");
  expect(askedFor(login)).toHaveLength(1);
  expect(askedFor(currentUser)).toHaveLength(1);
});

test("the server is told what a user's document needs from sign-in to sign-out, and whose session it is before its token", async () => {
  serveProducts();
  const { user } = await open("/login");
  server.use(answers(login, { ...ugo, token: tokenOf(ugo) }), answers(currentUser, ugo));
  const ids: string[] = [];
  vi.spyOn(accessToken, "set").mockImplementationOnce((token) => {
    ids.push(sessionId.get());
    accessToken.set(token);
  });
  await user.type(await screen.findByLabelText(t("field.email")), ugo.email);
  await user.type(screen.getByLabelText(t("field.password")), "a-good-password{Enter}");
  await screen.findByText("App of the token of ugo");
  expect(ids).toEqual([ugo.session_id]);
  expect(document.cookie).toContain(`${hintsCookie}=`);
  server.use(unreachable(logout));
  await user.click(screen.getByRole("button", { name: t("nav.account_menu") }));
  await user.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
  await waitFor(() => expect(pathNow()).toBe(paths.home));
  expect(document.cookie).not.toContain(`${hintsCookie}=`);
});

test("who cannot be told who has signed in may send the login again", async () => {
  const { user } = await open("/login");
  server.use(answers(login, { ...ugo, token: tokenOf(ugo) }), refuses(currentUser, 500));
  await user.type(await screen.findByLabelText(t("field.email")), ugo.email);
  await user.type(screen.getByLabelText(t("field.password")), "a-good-password{Enter}");
  await waitFor(() => expect(askedFor(currentUser)).not.toHaveLength(0));
  await user.click(await screen.findByRole("button", { name: t("login.submit") }));
  await waitFor(() => expect(askedFor(login)).toHaveLength(2));
});

test("a console that has gone does not follow other tabs", async () => {
  const { client } = await open("/terms");
  cleanup();
  client.setQueryData(["something"], "kept");
  await inAnotherTab(null);
  expect(client.getQueryData(["something"])).toBe("kept");
});

test("the session and its user are only asked for where they are", () => {
  const Asking = ({ ask }: { readonly ask: () => unknown }) => <p>{String(ask())}</p>;
  expect(() => renderToStaticMarkup(<Asking ask={useSession} />)).toThrow(
    "outside of SessionProvider",
  );
  const visitors = (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <Asking ask={useUser} />
      </SessionProvider>
    </QueryClientProvider>
  );
  expect(() => renderToStaticMarkup(visitors)).toThrow("outside of a guarded route");
});

test("the navigation bar shows the user of the last visit until the server has answered", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(answers(currentUser, () => promise.then(() => marta)));
  storedUser.set(marta);
  await open("/terms", { as: marta });
  await screen.findByRole("button", { name: t("nav.account_menu") });
  expect(screen.queryByRole("link", { name: t("nav.login") })).toBeNull();
  expect(storedUser.get()?.username).toBe(marta.username);
  resolve();
});

describe("a late 401", () => {
  /** Marta creates a product; `end` lets the server answer 401. */
  async function create() {
    serveProducts();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answers(createProduct, () =>
        promise.then(() => Response.json({ error: "" }, { status: 401 })),
      ),
    );
    const { user, client } = await open("/dashboard/products", { as: marta });
    await user.click((await screen.findAllByRole("button", { name: t("products.create") }))[0]!);
    await user.type(await screen.findByLabelText(new RegExp(t("create.name"))), "Half an idea");
    await user.click(screen.getByRole("button", { name: t("create.submit") }));
    await waitFor(() => expect(askedFor(createProduct)).toHaveLength(1));
    const end = async () => {
      resolve();
      await waitFor(() => expect(client.isMutating()).toBe(0));
    };
    return { end };
  }

  test("does not end the session of a user who has signed in since", async () => {
    const { end } = await create();
    await inAnotherTab(tokenOf(ugo));
    await screen.findByText("App of the token of ugo");
    await end();
    expect(accessToken.get()).toBe(tokenOf(ugo));
    expect(pathNow()).toBe(paths.products);
    screen.getByText("App of the token of ugo");
  });

  test("ends the session that made the call", async () => {
    const { end } = await create();
    await end();
    await waitFor(() => expect(pathNow()).toBe("/"));
    expect(accessToken.get()).toBe("");
  });
});
