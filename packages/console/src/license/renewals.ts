// Several renewals that are paid on the provider's page one after the other: what is left, and what became of the others.
import type { DeskCard, Renewal } from "@lanyard/contract";
import { mayKeep } from "../shared/keeping.ts";

export interface Wanted {
  readonly product_id: number;
  readonly name: string;
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
  /** The end of the period that is renewed ahead. */
  readonly renews?: string;
}
export interface Result {
  readonly name: string;
  readonly outcome: Renewal["outcome"];
  readonly error: string;
}
export interface Round {
  readonly company: number;
  readonly results: readonly Result[];
  /** The first one is being paid. */
  readonly left: readonly Wanted[];
}

/** What is chosen, at the prices shown; what cannot be renewed is left out. */
export const wantedOf = (licenses: readonly DeskCard[], now = new Date()): Wanted[] =>
  licenses.flatMap(({ product_id, product_name: name, renewal, license_expires_at: end }) =>
    renewal
      ? [
          {
            product_id,
            name,
            ...renewal,
            ...(end !== null && Date.parse(end) > now.getTime() && { renews: end }),
          },
        ]
      : [],
  );

const key = "renewals";

/** Of this tab alone, as the company's connection is; another company's round is nobody's. */
export function keptRound(company: number): Round | undefined {
  try {
    mayKeep();
    const round = JSON.parse(sessionStorage.getItem(key) ?? "null") as Round | null;
    return round?.company === company && Array.isArray(round.left) ? round : undefined;
  } catch {
    return undefined;
  }
}

export function keepRound(round: Round | undefined): void {
  try {
    mayKeep();
    if (round) sessionStorage.setItem(key, JSON.stringify(round));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage each is renewed on its own.
  }
}
