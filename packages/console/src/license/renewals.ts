// Several renewals paid on the provider's page one after the other: the remaining ones, and the results so far.
import type { DeskCard, Renewal } from "@lanyard/contract";
import { mayKeep } from "../shared/keeping.ts";

export interface Wanted {
  readonly product_id: number;
  readonly name: string;
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
  /** The end of the current period, when it is renewed before it ends. */
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
  /** The first license is the one being paid. */
  readonly left: readonly Wanted[];
}

/** The renewable licenses of a selection, at the displayed prices. */
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

/** Kept in session storage, for this tab alone like the company's connection; undefined for another company's round. */
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
    // Without storage each license has to be renewed separately.
  }
}
