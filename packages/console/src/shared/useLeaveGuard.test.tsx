// Leaving a page with unsaved changes: by a link, by back and forward, by closing the tab.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { BrowserRouter, Link, Route, Routes, useNavigate } from "react-router-dom";
import "./popstate.ts";
import { leaveBy } from "./leave-by.ts";
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
      <Link to="/other">Other</Link>
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
      <button onClick={() => leaveBy(() => void navigate("/elsewhere"))}>By key</button>
      {asking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

/** Opens the form's page between two others; `active` when there are unsaved changes. */
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
/** Whether the guard stops a click on the link; jsdom cannot follow links out of the document. */
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
  test("asks; Stay keeps the page, Leave follows the link", () => {
    open();
    expect(isStopped("Elsewhere")).toBe(true);
    expect([asking(), at()]).toEqual([true, "/form"]);
    fireEvent.click(screen.getByText("Stay"));
    expect([asking(), at()]).toEqual([false, "/form"]);
    // The browser's default is prevented too.
    expect(fireEvent.click(screen.getByText("Elsewhere"))).toBe(false);
    fireEvent.click(screen.getByText("Leave"));
    screen.getByText("Not the form");
    expect([asking(), at()]).toEqual([false, "/elsewhere?a=1#part"]);
  });

  test("to another query of the page asks too, and once", () => {
    open();
    expect(isStopped("Query")).toBe(true);
    expect([asking(), at()]).toEqual([true, "/form"]);
    fireEvent.click(screen.getByText("Leave"));
    screen.getByText("Form");
    expect([asking(), at()]).toEqual([false, "/form?other=1"]);
  });

  test("to another page with the same query asks too", () => {
    open();
    expect(isStopped("Other")).toBe(true);
    expect([asking(), at()]).toEqual([true, "/form"]);
  });

  test.each(["Part", "Outside", "New tab", "Download", "Form"])("%s is ignored", (name) => {
    open();
    expect([isStopped(name), asking()]).toEqual([false, false]);
  });

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("with %j is left to the browser", (how) => {
    open();
    expect([isStopped("Elsewhere", how), asking()]).toEqual([false, false]);
  });

  test("that was handled already is ignored", () => {
    open();
    const handle = (event: Event) => event.preventDefault();
    addEventListener("click", handle, true);
    fireEvent.click(screen.getByText("Elsewhere"));
    removeEventListener("click", handle, true);
    expect(asking()).toBe(false);
  });

  test("does not ask without unsaved changes", () => {
    const setActive = open(false);
    setActive(true);
    setActive(false);
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

  test("ask before leaving; Leave goes the same step", async () => {
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

  test("ask before going forward too", async () => {
    const setActive = open(false);
    fireEvent.click(screen.getByText("Elsewhere"));
    await back();
    setActive(true);
    await back(1);
    await waitFor(() => expect([asking(), at()]).toEqual([true, "/form"]));
    fireEvent.click(screen.getByText("Leave"));
    await waitFor(() => expect(at()).toBe("/elsewhere?a=1#part"));
  });

  test("do not ask without unsaved changes", async () => {
    const setActive = open();
    setActive(false);
    await back();
    screen.getByText("Not the form");
    expect(asking()).toBe(false);
  });
});

test("navigation by code does not ask", () => {
  open();
  fireEvent.click(screen.getByText("By code"));
  expect([asking(), at()]).toEqual([false, "/elsewhere"]);
});

test("leaving by key asks while there are unsaved changes", () => {
  const setActive = open();
  fireEvent.click(screen.getByText("By key"));
  expect([asking(), at()]).toEqual([true, "/form"]);
  fireEvent.click(screen.getByText("Stay"));
  setActive(false);
  fireEvent.click(screen.getByText("By key"));
  expect([asking(), at()]).toEqual([false, "/elsewhere"]);
});

describe("closing the tab", () => {
  const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("asks only while there are unsaved changes", () => {
    const setActive = open();
    expect(isAsked()).toBe(true);
    setActive(false);
    expect(isAsked()).toBe(false);
    setActive(true);
    expect(isAsked()).toBe(true);
    cleanup();
    expect(isAsked()).toBe(false);
  });
});
