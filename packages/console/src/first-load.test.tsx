// The calls that the head sends early are the ones that the page then makes.
import { act, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import {
  countPublicStore,
  countProducts,
  currentUser,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  getPublicStoreFront,
  getSettings,
  getSubmission,
  getSubmissionAsAdmin,
  listProducts,
  listProductsAsAdmin,
  listPublicStore,
} from "@lanyard/contract";
import { ada, marta, open, origin, tokenOf, ugo } from "../test/app.tsx";
import { answers, askedFor, askedPaths, server } from "../test/server.ts";
import { BrowserApp } from "./BrowserApp.tsx";
import { firstCalls } from "./first-load.ts";
import { preparePage } from "./routes.tsx";
import { begin } from "./shared/begun.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { paths, patterns } from "./shared/paths.ts";
import { askForScreen } from "./shared/screen.ts";
import { accessToken, storedLanguage } from "./shared/storage.ts";
import { sampleDetail } from "./submission/sample-detail.ts";

const serve = () =>
  server.use(
    answers(getPublicStoreFront, { new: [], used: [], updated: [] }),
    answers(countPublicStore, { all: 0, entries: [] }),
    ...[listProducts, listProductsAsAdmin, listPublicStore].map((call) => answers(call, [])),
    ...[getPublicProduct, getProduct, getProductAsAdmin, getSubmission, getSubmissionAsAdmin].map(
      (call) => answers(call, sampleDetail()),
    ),
  );

describe.each([marta, ada])("of $role", (person) => {
  test.each([
    [patterns.products, paths.products],
    [patterns.auth, paths.auth],
    [patterns.product, paths.product(12)],
    [patterns.preview, paths.preview(12)],
    [patterns.build, paths.build(12, 31)],
    [patterns.account, paths.account],
    [patterns.store, paths.store],
    [patterns.storeProduct, paths.storeProduct(12)],
  ])("%s", async (pattern, address) => {
    serve();
    await open(address, { as: person });
    const wanted = [
      getSettings.path,
      currentUser.path,
      // The test server identifies calls by their paths.
      ...firstCalls(pattern)[person.role].map((call) => call.replace(/[?{].*/, "")),
    ].toSorted();
    await waitFor(() => expect(askedPaths().toSorted()).toEqual(wanted));
  });
});

describe("an answer that was begun", () => {
  /** The calls as the head of the product list's page sends them. */
  const ofCreator = (view = "") =>
    firstCalls(patterns.products).creator.map((call) => call.replace(/\{.*\}/, view));
  const listed = async () => {
    await waitFor(() => expect(document.querySelector("[data-slot=empty-state]")).not.toBeNull());
    return askedFor(listProducts).length;
  };
  const all = 3;
  const beginAs = (token: string, view = "") => {
    serve();
    accessToken.set(token);
    storedLanguage.set("en");
    begin([currentUser.path, ...ofCreator(view)]);
  };

  const anHourLater = () => vi.setSystemTime(Date.now() + 3_600_000);
  const firstRender = async () => {
    history.pushState(null, "", paths.products);
    await preparePage(paths.products);
    const client = createQueryClient();
    return renderToString(<BrowserApp client={client} surroundings={{ origin }} />);
  };

  test.each(["", "?status=draft", "?status=draft&search=a+b%26c&sort=title"])(
    "is taken over, also that of a part: %s",
    async (view) => {
      beginAs(tokenOf(marta), view);
      await open(paths.products + view, { as: marta });
      expect(await listed()).toBe(all);
      expect(askedFor(countProducts)).toHaveLength(1);
    },
  );

  test("that has arrived is in the first render", async () => {
    beginAs(tokenOf(marta));
    for (const { answer } of globalThis.begun!.values()) await answer;
    expect(await firstRender()).toContain('data-slot="empty-state"');
  });

  test("is nobody else's", async () => {
    beginAs("of somebody else");
    await open(paths.products, { as: marta });
    expect(await listed()).toBe(all * 2);
  });

  test("of a first screen is not for who signs in while it is on its way", async () => {
    const answered = Promise.withResolvers<Response>();
    const request = vi.spyOn(globalThis, "fetch").mockReturnValueOnce(answered.promise);
    accessToken.set(tokenOf(ugo));
    storedLanguage.set("en");
    const end = askForScreen("a release");
    accessToken.set(tokenOf(marta));
    const ofUgo = { status: 200, text: JSON.stringify(ugo), link: null };
    answered.resolve(Response.json({ answers: { [currentUser.path]: ofUgo } }));
    await end;
    request.mockRestore();
    serve();
    await open(paths.account, { as: marta });
    await screen.findByDisplayValue(marta.email);
    expect(document.body.textContent).not.toContain(ugo.username);
  });

  test("long ago is not shown", async () => {
    beginAs(tokenOf(marta));
    for (const { answer } of globalThis.begun!.values()) await answer;
    anHourLater();
    expect(await firstRender()).not.toContain('data-slot="empty-state"');
  });

  test("long ago and has not come is asked for again", async () => {
    beginAs(tokenOf(marta));
    const late = Promise.withResolvers<void>();
    server.use(answers(listProducts, () => late.promise.then(() => [])));
    anHourLater();
    await open(paths.products, { as: marta });
    await waitFor(() => expect(askedFor(listProducts)).toHaveLength(all * 2));
    late.resolve();
    await listed();
  });

  test.each(["before", "after"])("that comes %s the page begins is used once", async (when) => {
    beginAs(tokenOf(marta));
    if (when === "before") for (const { answer } of globalThis.begun!.values()) await answer;
    const { client } = await open(paths.products, { as: marta });
    expect(await listed()).toBe(all);
    await act(() => client.refetchQueries());
    expect(await listed()).toBe(all * 2);
    expect(askedFor(countProducts)).toHaveLength(2);
  });

  test("in another language is not", async () => {
    beginAs(tokenOf(marta));
    await open(paths.products, { as: marta, language: "fr" });
    expect(await listed()).toBe(all * 2);
  });

  test("is asked for again when it did not come", async () => {
    server.use(answers(listProducts, () => Response.error()));
    accessToken.set(tokenOf(marta));
    storedLanguage.set("en");
    begin([listProducts.path]);
    await globalThis.begun?.values().next().value?.answer;
    serve();
    await open(paths.products, { as: marta });
    expect(await listed()).toBe(1 + all);
  });
});
