// A page whose script does not load, and one that fails to render.
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { t } from "../../test/app.tsx";
import { useStoredEdits } from "../drafts/useStoredEdits.ts";
import { loaded } from "../components/late/lazy-part.ts";
import { PageFailed } from "./PageFailed.tsx";

/** React logs errors that a boundary catches. */
const reported = vi.spyOn(console, "error");
afterEach(() => reported.mockReset());

function show(page: RouteObject) {
  reported.mockImplementation(() => undefined);
  const router = createMemoryRouter([
    {
      errorElement: <PageFailed />,
      hydrateFallbackElement: <></>,
      children: [
        { path: "/", ...page },
        { path: "/other", element: "Other" },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test("a page whose script does not load says so and offers to load again; others still open", async () => {
  const router = show({
    lazy: () => loaded(Promise.reject<{ element: string }>(new Error("lost"))),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(t("part.missing"));
  expect(screen.getByRole("button").textContent).toBe(t("page.reload"));
  await router.navigate("/other");
  await screen.findByText("Other");
});

function Form({ failing }: { readonly failing: { now: boolean } }) {
  const [typed, setTyped] = useState("");
  useStoredEdits({
    owner: 1,
    form: "a form",
    edits: typed ? () => typed : undefined,
    onRestore: setTyped,
  });
  if (failing.now && typed) throw new Error("broken");
  return <input aria-label="Name" value={typed} onChange={(e) => setTyped(e.target.value)} />;
}

test("a page that fails keeps what was typed and tries again", async () => {
  const failing = { now: false };
  show({ element: <Form failing={failing} /> });
  const user = userEvent.setup();
  await user.type(screen.getByRole("textbox"), "Ad");
  failing.now = true;
  await user.type(screen.getByRole("textbox"), "a");
  expect(screen.getByRole("alert").textContent).toContain(t("page.failed"));
  failing.now = false;
  await user.click(screen.getByRole("button", { name: t("action.retry") }));
  await screen.findByDisplayValue(/^Ada?$/);
});
