// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SkipLink } from "../src/nav-bar/SkipLink.tsx";

afterEach(cleanup);

const page = (
  <>
    <SkipLink label="To the content" target="#content" />
    <main id="content">Content</main>
  </>
);

test("in a shadow root the skip link moves the focus and leaves the host's address alone", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  render(page, { container: shadow as unknown as HTMLElement });
  expect(fireEvent.click(shadow.querySelector("a")!)).toBe(false);
  expect(shadow.activeElement).toBe(shadow.getElementById("content"));
  host.remove();
});

test("in a document the browser follows it", () => {
  const { getByRole } = render(page);
  expect(fireEvent.click(getByRole("link"))).toBe(true);
});
