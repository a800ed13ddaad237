// A dialog that a story's button opens, as a page would: shared by the stories of what opens and closes.
import { useState, type ReactNode } from "react";
import { Button } from "../button/Button.tsx";

export interface OpenedByProps {
  /** Text of the button. */
  label: string;
  /** The dialog, told whether it is open and how to change that. */
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

export function OpenedBy({ label, children }: OpenedByProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(open, setOpen)}
    </>
  );
}
