// The proposal that somebody writes about a product: kept for the time of the tab, as a token that ends takes the page
// away under it.
import { useState } from "react";

export interface Proposal {
  readonly open: boolean;
  /** What was typed and not sent. */
  readonly message: string;
}

const none: Proposal = { open: false, message: "" };
const kept = new Map<string, Proposal>();

/** Whoever leaves the page by themselves finds their text again, and no dialog. */
export function closeProposals(): void {
  for (const [whose, proposal] of kept) kept.set(whose, { ...proposal, open: false });
}
export const forgetProposals = (): void => kept.clear();

/** `whose`: of one company about one product. */
export function useProposal(whose: string) {
  const [proposal, setProposal] = useState(() => kept.get(whose) ?? none);
  const put = (change: Partial<Proposal>) => {
    const next = { ...(kept.get(whose) ?? none), ...change };
    kept.set(whose, next);
    setProposal(next);
  };
  return [proposal, put] as const;
}
