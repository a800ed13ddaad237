// A page whose script loads late, and one that fails to render.
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState, type FunctionComponent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { listProducts } from "@lanyard/contract";
import { marta, open, passUntil, stopClock, t } from "../../test/app.tsx";
import { answers, server } from "../../test/server.ts";
import { sampleCard } from "../product/sample-cards.ts";
import { NotArrived } from "../shared/arrived.ts";
import { lazyPage } from "../shared/lazy-page.ts";
import { useKeptEdits } from "../drafts/useKeptEdits.ts";
import { PageBoundary } from "./PageBoundary.tsx";

/** React logs errors that a boundary catches. */
const reported = vi.spyOn(console, "error");
afterEach(() => reported.mockReset());

/** Shows a page whose script fails until the test lets it load. */
function showLate() {
  reported.mockImplementation(() => undefined);
  stopClock();
  const load = vi.fn((): Promise<{ default: FunctionComponent }> =>
    Promise.reject(new NotArrived("/assets/Page.js")),
  );
  const Page = lazyPage(load);
  render(
    <PageBoundary address="/one">
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
  );
  return { load, arrive: () => load.mockResolvedValue({ default: () => "Whole" }) };
}

test.each([
  ["by its button", () => fireEvent.click(screen.getByRole("button"))],
  ["when the network is back", () => fireEvent(window, new Event("online"))],
])("a script that did not arrive is asked for again %s", async (_, retry) => {
  const { load, arrive } = showLate();
  const alert = await passUntil(() => screen.getByRole("alert"));
  expect(alert.textContent).toContain(t("part.missing"));
  expect(screen.getByRole("button").textContent).toBe(t("action.retry"));
  expect(load).toHaveBeenCalledTimes(3);
  arrive();
  retry();
  await passUntil(() => screen.getByText("Whole"));
  expect(load).toHaveBeenCalledTimes(4);
});

function Form({ failing }: { readonly failing: { now: boolean } }) {
  const [typed, setTyped] = useState("");
  useKeptEdits({
    owner: 1,
    form: "a form",
    edits: typed ? () => typed : undefined,
    onRestore: setTyped,
  });
  if (failing.now && typed) throw new Error("broken");
  return <input aria-label="Name" value={typed} onChange={(e) => setTyped(e.target.value)} />;
}

test("a page that fails keeps what was typed and tries again", async () => {
  reported.mockImplementation(() => undefined);
  const failing = { now: false };
  const page = (address: string) => (
    <PageBoundary address={address}>
      <Form failing={failing} />
    </PageBoundary>
  );
  const user = userEvent.setup();
  const { rerender } = render(page("/one"));
  await user.type(screen.getByRole("textbox"), "Ada");
  failing.now = true;
  rerender(page("/one"));
  expect(screen.getByRole("alert").textContent).toContain(t("page.failed"));
  failing.now = false;
  await user.click(screen.getByRole("button", { name: t("action.retry") }));
  await screen.findByDisplayValue("Ada");
});

test("another address starts without the failure", () => {
  reported.mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error("broken");
  };
  const { rerender } = render(
    <PageBoundary address="/one">
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole("alert")).toBeTruthy();
  rerender(<PageBoundary address="/two">Whole</PageBoundary>);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Whole")).toBeTruthy();
});

test("a currency that does not exist leaves the list readable", async () => {
  server.use(
    answers(listProducts, [
      sampleCard("ready_for_sale", { price_amount: 9.5, price_currency: "€€" }),
    ]),
  );
  await open("/dashboard/products", { as: marta });
  expect(await screen.findByText(/€€/)).toBeTruthy();
});
