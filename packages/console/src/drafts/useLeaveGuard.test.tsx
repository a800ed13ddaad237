// Leaving a page with unsaved changes: by a link, by back and forward, by closing the tab.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createContext, use } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate } from "react-router-dom";
import {
  confirmLeave,
  useGuardedNavigation,
  useLeaveGuard,
  withoutAsking,
} from "./useLeaveGuard.ts";

/** Whether there are unsaved changes. */
const Active = createContext(false);

function Page() {
  const active = use(Active);
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
      <button onClick={() => void navigate("/elsewhere", withoutAsking)}>By code</button>
      <button onClick={() => confirmLeave(() => void navigate("/elsewhere"))}>By key</button>
      {asking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

function Site() {
  useGuardedNavigation();
  return (
    <>
      <Link to="/form">To the form</Link>
      <Outlet />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
/** Opens the form's page between two others; `active` when there are unsaved changes. */
function open(active = true) {
  history.pushState(null, "", "/before");
  router = createBrowserRouter([
    {
      element: <Site />,
      children: [
        { path: "/form", element: <Page /> },
        { path: "*", element: <p>Not the form</p> },
      ],
    },
  ]);
  const site = (on: boolean) => (
    <Active value={on}>
      <RouterProvider router={router} useTransitions={false} />
    </Active>
  );
  const { rerender } = render(site(active));
  fireEvent.click(screen.getByText("To the form"));
  screen.getByText("Form");
  return (on: boolean) => rerender(site(on));
}

const asking = () => screen.queryByRole("alertdialog") !== null;
const at = () => location.pathname + location.search + location.hash;
const click = (name: string, options = {}) => {
  // The DOM implementation cannot follow links out of the document.
  const stop = (event: Event) => event.preventDefault();
  addEventListener("click", stop, { once: true });
  fireEvent.click(screen.getByText(name), options);
  removeEventListener("click", stop);
};

afterEach(() => {
  cleanup();
  router.dispose();
});

describe("a link", () => {
  test("asks; Stay keeps the page, Leave follows the link", async () => {
    open();
    click("Elsewhere");
    expect([asking(), at()]).toEqual([true, "/form"]);
    fireEvent.click(screen.getByText("Stay"));
    expect([asking(), at()]).toEqual([false, "/form"]);
    click("Elsewhere");
    fireEvent.click(screen.getByText("Leave"));
    await screen.findByText("Not the form");
    expect([asking(), at()]).toEqual([false, "/elsewhere?a=1#part"]);
  });

  test("to another query of the page asks too, and once", async () => {
    open();
    click("Query");
    expect([asking(), at()]).toEqual([true, "/form"]);
    fireEvent.click(screen.getByText("Leave"));
    await waitFor(() => expect([asking(), at()]).toEqual([false, "/form?other=1"]));
  });

  test("to another page with the same query asks too", () => {
    open();
    click("Other");
    expect([asking(), at()]).toEqual([true, "/form"]);
  });

  test.each(["Part", "Outside", "New tab", "Download", "Form"])("%s is ignored", (name) => {
    open();
    click(name);
    expect(asking()).toBe(false);
  });

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("with %j is left to the browser", (how) => {
    open();
    click("Elsewhere", how);
    expect([asking(), at()]).toEqual([false, "/form"]);
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

test("navigation by code that says so does not ask", () => {
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
