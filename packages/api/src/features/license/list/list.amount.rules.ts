// Adds up the monthly cost of contracts of different lengths: exactly, rounded only once.
import type { Amount } from "@lanyard/contract";
import type { Contracts } from "./list.summary.store.ts";

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
/** Rounds half up, like prices. */
const rounded = (cents: bigint, months: bigint): number =>
  Number((2n * cents + months) / (2n * months));

/** The monthly cost of the contracts, by currency. */
export function sumMonth(contracts: readonly Contracts[]): Amount[] {
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
