// Two copies of the library on one page, as in two applications that bundle it: one region shows the messages of both.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

const copy = async (name: string) => {
  vi.resetModules();
  const { Button } = await import("../src/button/Button.tsx");
  const { Modal } = await import("../src/modal/Modal.tsx");
  const { ToastProvider } = await import("../src/toast/ToastProvider.tsx");
  const { useToast } = await import("../src/toast/useToast.ts");
  function Save() {
    const { show } = useToast();
    return <Button onClick={() => show({ tone: "info", lines: [name] })}>Save {name}</Button>;
  }
  return (
    <ToastProvider closeLabel="Close" regionLabel={`Messages of ${name}`} duration={Infinity}>
      <Modal title={name} closeLabel="Cancel" trigger={<Button>Edit {name}</Button>}>
        <Save />
      </Modal>
    </ToastProvider>
  );
};

test("a message of one copy shows in the other's region, is reached there, and closing it leaves the dialog open", async () => {
  render(await copy("texts"));
  render(await copy("prices"));
  fireEvent.click(screen.getByRole("button", { name: "Edit prices" }));
  fireEvent.click(await screen.findByRole("button", { name: "Save prices" }));
  // The other one, which is empty, is no landmark.
  const region = await screen.findByRole("region", { name: /^Messages/ });
  expect(region.getAttribute("aria-label")).toBe("Messages of texts");
  const close = await within(region).findByRole("button", { name: "Close" });
  expect(region.closest("[inert]")).toBeNull();

  fireEvent.keyDown(window, { key: "F8" });
  await waitFor(() => expect(document.activeElement).toBe(region));
  fireEvent.pointerDown(close, { button: 0 });
  fireEvent.click(close);
  await waitFor(() => expect(region.querySelector("[data-slot=toast]")).toBeNull());
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole("dialog")).toBeTruthy();
});
