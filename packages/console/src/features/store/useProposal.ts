// Whether the proposal dialog is open. Kept for the life of the tab, because an expired token unmounts the page: after
// connecting again, the user finds the dialog open.
import { useState } from "react";

const open = new Set<string>();

/** Called when the user leaves the page on purpose, so that the dialog is closed on return. */
export const closeProposals = (): void => open.clear();

/** `whose` identifies the company and the product. */
export function useProposal(whose: string) {
  const [isOpen, setOpen] = useState(() => open.has(whose));
  const change = (next: boolean) => {
    if (next) open.add(whose);
    else open.delete(whose);
    setOpen(next);
  };
  return [isOpen, change] as const;
}
