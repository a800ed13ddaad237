// A dialog whose script is loaded when it is opened, or cannot be loaded.
import { ToastProvider } from "@lanyard/design-system";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { passUntil, stopClock, t } from "../../../test/app.tsx";
import { lateModal } from "./late-modal.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
const Dialog = ({ open, onOpenChange }: DialogProps) =>
  open && (
    <dialog open>
      <button onClick={() => onOpenChange(false)}>Close</button>
    </dialog>
  );

function show(load: () => Promise<{ default: typeof Dialog }>) {
  const Late = lateModal<DialogProps>(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <ToastProvider closeLabel="Close" regionLabel="Messages">
        <button {...Late.opener} onClick={() => setOpen(true)}>
          Open
        </button>
        <Late open={open} onOpenChange={setOpen} />
      </ToastProvider>
    );
  }
  render(<Page />);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  return { press };
}

test("is asked for when somebody comes near its button, and opens again at once", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Dialog }));
  const { press } = show(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole("button", { name: "Open" }));
  expect(load).toHaveBeenCalledOnce();
  await press("Open");
  await screen.findByRole("dialog");
  await press("Close");
  load.mockClear();
  await press("Open");
  screen.getByRole("dialog");
});

test("that does not come is told, and asked for again by the next press", async () => {
  stopClock();
  const load = vi.fn(() => Promise.reject<{ default: typeof Dialog }>(new TypeError("Offline")));
  show(load);
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Open" }));
  press();
  await passUntil(() => screen.getByText(t("page.missing"), { selector: "[data-slot=toast] *" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  load.mockResolvedValue({ default: Dialog });
  press();
  await passUntil(() => screen.getByRole("dialog"));
});
