// Components that open: without `open` they follow their own button, with `open` only the page.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { NavBar, SectionNav } from "../src/index.ts";

interface State {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const navBar = ({ open, defaultOpen, onOpenChange }: State) => (
  <NavBar
    brand={<a href="#start">Start</a>}
    items={[]}
    navLabel="Main"
    menuLabel="Menu"
    closeLabel="Close"
    skipLabel="Content"
    skipTarget="#content"
    {...(open !== undefined && { menuOpen: open })}
    {...(defaultOpen !== undefined && { defaultMenuOpen: defaultOpen })}
    {...(onOpenChange && { onMenuOpenChange: onOpenChange })}
  />
);
const sectionNav = (state: State) => (
  <SectionNav
    label="Contents"
    narrow="disclosure"
    sections={[{ id: "a", title: "Aims" }]}
    {...state}
  />
);

const within = (slot: string) => document.querySelector(`[data-slot=${slot}]`);
const navBarShows = () => within("mobile-menu") !== null;
const disclosureShows = () => within("section-nav")?.querySelector("details")?.open ?? false;

test.each<[string, (state: State) => ReactElement, () => boolean, () => void]>([
  [
    "NavBar",
    navBar,
    navBarShows,
    () => fireEvent.click(screen.getByRole("button", { name: "Menu" })),
  ],
  [
    "SectionNav",
    sectionNav,
    disclosureShows,
    () => fireEvent.click(document.querySelector("summary") ?? document.body),
  ],
])("%s", async (_name, element, shows, press) => {
  // The panel of the bar is loaded when it is first opened.
  const opens = (how: string) => waitFor(() => expect(shows(), how).toBe(true));
  const changed = vi.fn<(open: boolean) => void>();
  render(element({ onOpenChange: changed }));
  expect(shows(), "closed at first").toBe(false);
  press();
  await opens("by its button");
  expect(changed).toHaveBeenLastCalledWith(true);
  cleanup();

  render(element({ defaultOpen: true }));
  await opens("at first");
  cleanup();

  const { rerender } = render(element({ open: false, onOpenChange: changed.mockClear() }));
  press();
  expect(changed).toHaveBeenLastCalledWith(true);
  expect(shows(), "the page did not open it").toBe(false);
  rerender(element({ open: true, onOpenChange: changed }));
  await opens("by the page");
});
