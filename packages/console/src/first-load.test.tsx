// The calls that the head sends early are the ones that the page then makes.
import { waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
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
import { ada, marta, open, origin, tokenOf } from "../test/app.tsx";
import { answers, askedFor, askedPaths, server } from "../test/server.ts";
import { BrowserApp } from "./BrowserApp.tsx";
import { firstCalls } from "./first-load.ts";
import { preparePage } from "./routes.tsx";
import { begin } from "./shared/begun.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { paths, patterns } from "./shared/paths.ts";
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
    history.pushState(null, "", paths.products);
    await preparePage(paths.products);
    const client = createQueryClient();
    const html = renderToString(<BrowserApp client={client} surroundings={{ origin }} />);
    expect(html).toContain('data-slot="empty-state"');
  });

  test("is nobody else's", async () => {
    beginAs("of somebody else");
    await open(paths.products, { as: marta });
    expect(await listed()).toBe(all * 2);
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
