// A button that opens a dialog controlled by the page, shared by the stories of dialogs.
import { useState, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";

export interface DialogOpenerProps {
  /** Text of the button. */
  label: string;
  /** Renders the dialog; gets its open state and the setter. */
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

export function DialogOpener({ label, children }: DialogOpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, setOpen)}
    </>
  );
}
