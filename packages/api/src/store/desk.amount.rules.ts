// Adds up what contracts of several lengths cost a month: exactly, and rounded once.
import type { Amount } from "@lanyard/contract";
import type { Contracts } from "./desk.summary.store.ts";

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
/** Halves up, as prices are. */
const rounded = (cents: bigint, months: bigint): number =>
  Number((2n * cents + months) / (2n * months));

/** By currency, what the contracts cost a month. */
export function monthOf(contracts: readonly Contracts[]): Amount[] {
  const sums = new Map<string, { readonly cents: bigint; readonly months: bigint }>();
  for (const { currency, cents, months } of contracts) {
    const sum = sums.get(currency) ?? { cents: 0n, months: 1n };
    const [length, common] = [BigInt(months), divisor(sum.months, BigInt(months))];
    const multiple = (sum.months / common) * length;
    sums.set(currency, {
      months: multiple,
      cents: sum.cents * (multiple / sum.months) + BigInt(cents) * (multiple / length),
    });
  }
  return [...sums].map(([currency, { cents, months }]) => ({
    currency,
    amount: rounded(cents, months) / 100,
  }));
}
