// A text area re-renders only when a key changes what it shows about its text.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Profiler } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { TextArea } from "../src/field/TextArea.tsx";

afterEach(cleanup);

test("a key far from the limit draws nothing anew, and one near it draws the counter", async () => {
  const drawn = vi.fn();
  const user = userEvent.setup();
  render(
    <Profiler id="area" onRender={drawn}>
      <TextArea label="Notes" counter maxLength={10} />
    </Profiler>,
  );
  drawn.mockClear();
  await user.type(screen.getByRole("textbox"), "seven..");
  expect(drawn).not.toHaveBeenCalled();
  await user.type(screen.getByRole("textbox"), "8");
  screen.getByText("8/10");
  await user.type(screen.getByRole("textbox"), "{Backspace}");
  expect(screen.queryByText(/10/)).toBeNull();
});

test("without a counter no key draws it anew", async () => {
  const drawn = vi.fn();
  render(
    <Profiler id="area" onRender={drawn}>
      <TextArea label="Notes" />
    </Profiler>,
  );
  drawn.mockClear();
  await userEvent.setup().type(screen.getByRole("textbox"), "abc");
  expect(drawn).not.toHaveBeenCalled();
});
