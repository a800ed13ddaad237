// Leaving a page with unsaved changes: by a link, by back and forward, by closing the tab.
// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BrowserRouter, Link, Route, Routes, useNavigate } from "react-router-dom";
import "./popstate.ts";
import { useLeaveGuard } from "./useLeaveGuard.ts";

function Page({ active }: { readonly active: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(active);
  const navigate = useNavigate();
  return (
    <>
      <h1>Form</h1>
      <Link to="/elsewhere?a=1#part">
        <span>Elsewhere</span>
      </Link>
      <Link to="/form#part">Part</Link>
      <Link to="/form?other=1">Query</Link>
      <a href="https://example.com/">Outside</a>
      <a href="/elsewhere" target="_blank">
        New tab
      </a>
      <a href="/elsewhere" download>
        Download
      </a>
      <button onClick={() => void navigate("/elsewhere")}>By code</button>
      {asking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

/** The form's page between two others; `active` when there is something to lose. */
function open(active = true) {
  history.pushState({ idx: 0 }, "", "/before");
  const site = (on: boolean) => (
    <BrowserRouter>
      <Link to="/form">To the form</Link>
      <Routes>
        <Route path="/form" element={<Page active={on} />} />
        <Route path="*" element={<p>Not the form</p>} />
      </Routes>
    </BrowserRouter>
  );
  const { rerender } = render(site(active));
  fireEvent.click(screen.getByText("To the form"));
  screen.getByText("Form");
  return (on: boolean) => rerender(site(on));
}

const asking = () => screen.queryByRole("alertdialog") !== null;
const at = () => location.pathname + location.search + location.hash;
/** Links that nobody stops lead out of this document, which cannot follow. */
const isStopped = (name: string, options = {}) => {
  const stop = (event: Event) => event.preventDefault();
  addEventListener("click", stop);
  let reached = false;
  const reach = () => (reached = true);
  document.body.addEventListener("click", reach);
  fireEvent.click(screen.getByText(name), options);
  document.body.removeEventListener("click", reach);
  removeEventListener("click", stop);
  return !reached;
};

afterEach(cleanup);

describe("a link", () => {
  test("asks; who stays stays, who leaves is led there", () => {
    open();
    expect(isStopped("Elsewhere")).toBe(true);
    expect([asking(), at()]).toEqual([true, "/form"]);
    fireEvent.click(screen.getByText("Stay"));
    expect([asking(), at()]).toEqual([false, "/form"]);
    fireEvent.click(screen.getByText("Elsewhere"));
    fireEvent.click(screen.getByText("Leave"));
    screen.getByText("Not the form");
    expect([asking(), at()]).toEqual([false, "/elsewhere?a=1#part"]);
  });

  test("to another state of the page asks too", () => {
    open();
    expect(isStopped("Query")).toBe(true);
    expect([asking(), at()]).toEqual([true, "/form"]);
  });

  test.each(["Part", "Outside", "New tab", "Download", "Form"])(
    "%s is none of its business",
    (name) => {
      open();
      expect([isStopped(name), asking()]).toEqual([false, false]);
    },
  );

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("with %j is the browser's", (how) => {
    open();
    expect([isStopped("Elsewhere", how), asking()]).toEqual([false, false]);
  });

  test("that something else has handled is left alone", () => {
    open();
    const handle = (event: Event) => event.preventDefault();
    addEventListener("click", handle, true);
    fireEvent.click(screen.getByText("Elsewhere"));
    removeEventListener("click", handle, true);
    expect(asking()).toBe(false);
  });

  test("asks nothing while there is nothing to lose", () => {
    const be = open(false);
    be(true);
    be(false);
    fireEvent.click(screen.getByText("Elsewhere"));
    expect([asking(), at()]).toEqual([false, "/elsewhere?a=1#part"]);
  });
});

describe("back and forward", () => {
  const back = async (step = -1) => {
    await act(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      addEventListener("popstate", () => resolve(), { once: true });
      history.go(step);
      await promise;
    });
  };

  test("ask where the page stands; who leaves goes the same step", async () => {
    open();
    await back();
    await waitFor(() => expect([asking(), at()]).toEqual([true, "/form"]));
    screen.getByText("Form");
    fireEvent.click(screen.getByText("Stay"));
    expect([asking(), at()]).toEqual([false, "/form"]);

    await back();
    await waitFor(() => expect([asking(), at()]).toEqual([true, "/form"]));
    fireEvent.click(screen.getByText("Leave"));
    await waitFor(() => expect(at()).toBe("/before"));
    screen.getByText("Not the form");
  });

  test("forward too", async () => {
    const be = open(false);
    fireEvent.click(screen.getByText("Elsewhere"));
    await back();
    be(true);
    await back(1);
    await waitFor(() => expect([asking(), at()]).toEqual([true, "/form"]));
    fireEvent.click(screen.getByText("Leave"));
    await waitFor(() => expect(at()).toBe("/elsewhere?a=1#part"));
  });

  test("ask nothing while there is nothing to lose", async () => {
    const be = open();
    be(false);
    await back();
    screen.getByText("Not the form");
    expect(asking()).toBe(false);
  });
});

test("navigation by code is not asked about", () => {
  open();
  fireEvent.click(screen.getByText("By code"));
  expect([asking(), at()]).toEqual([false, "/elsewhere"]);
});

describe("closing the tab", () => {
  const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("is asked about while there is something to lose, and only then", () => {
    const be = open();
    expect(isAsked()).toBe(true);
    be(false);
    expect(isAsked()).toBe(false);
    be(true);
    expect(isAsked()).toBe(true);
    cleanup();
    expect(isAsked()).toBe(false);
  });
});
