// An action that is triggered twice runs once, and the browser's default is prevented.
import { fireEvent, render, screen } from "@testing-library/react";
import type { SyntheticEvent } from "react";
import { expect, test, vi } from "vitest";
import { useOnce } from "./useOnce.ts";

function OneField({ send }: { readonly send: (event: SyntheticEvent) => Promise<void> }) {
  const submit = useOnce(send);
  return (
    <form aria-label="Password" onSubmit={(event) => void submit(event)}>
      <input name="password" defaultValue="secret" />
    </form>
  );
}

test("a form that is sent twice is sent once, and never by the browser, which would write it into the address", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  render(<OneField send={send} />);
  const form = screen.getByRole("form");
  // Returns false if the default was prevented.
  expect(fireEvent.submit(form)).toBe(false);
  expect(fireEvent.submit(form)).toBe(false);
  expect(send).toHaveBeenCalledOnce();
  resolve();
  await promise;
  expect(fireEvent.submit(form)).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
});
