// Whether the dialog of a proposal is open: for the time of the tab, as a token that ends takes the page away under it, and
// who connects again goes on where they were.
import { useState } from "react";

const open = new Set<string>();

/** Who leaves the page by themselves finds no dialog when they come back. */
export const closeProposals = (): void => open.clear();

/** `whose`: of one company about one product. */
export function useProposal(whose: string) {
  const [isOpen, setOpen] = useState(() => open.has(whose));
  const put = (next: boolean) => {
    if (next) open.add(whose);
    else open.delete(whose);
    setOpen(next);
  };
  return [isOpen, put] as const;
}
