// What a company's license is to a person at a moment: one word, what it means, and the one thing to do next.
import type { Flag } from "../flag.ts";
import type { Status } from "../submission/submission.lifecycle.ts";
import { reminderDays } from "./desk.limits.ts";
import { expiringDays } from "./license.limits.ts";
import type { Meaning, NextStep, StandingName } from "./license.names.ts";
import type { License, LicenseState, StoreCard } from "./license.shapes.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** What a standing follows from. */
export interface Held {
  readonly state: LicenseState;
  /** Null: never, or there is no license. */
  readonly expiresAt: string | null;
  /** Since when the period lasts, where it is known. */
  readonly paidAt?: string | null;
  /** Empty when it is not installed. */
  readonly installedVersion: string;
  /** The version that the company gets by installing. */
  readonly version: string;
  /** Whether the company can get or renew it. */
  readonly onSale: boolean;
}

export interface Standing {
  readonly name: StandingName;
  readonly endsAt: string | null;
  /** Days that are left, begun ones counted; null without an end, 0 after it. */
  readonly daysLeft: number | null;
  readonly installed: boolean;
  /** The version that an update would install; null: there is none, or it may not be installed. */
  readonly update: string | null;
  /** Whether its creator has taken it off sale, which leaves what is paid and ends what is not. */
  readonly offSale: boolean;
  /** Whether its next period can be paid before this one ends. */
  readonly renews: boolean;
  /** Null: nothing can be done. */
  readonly next: NextStep | null;
}

/** Milliseconds until the end; infinite without one. */
const leftOf = (expiresAt: string | null, now: Date): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt) - now.getTime();

function nameOf({ state, expiresAt, installedVersion }: Held, left: number): StandingName {
  if (state === "none") return "none";
  if (state === "licensed") return "unpaid";
  if (state === "expired" || left <= 0) return "expired";
  if (expiresAt !== null && left <= expiringDays * dayMs) return "expiring";
  return installedVersion === "" ? "paid" : "installed";
}

/** Whether the company is reminded of the end by now: never in the first half of a period. */
function isDue({ expiresAt, paidAt }: Held, left: number): boolean {
  const whole = paidAt && expiresAt ? Date.parse(expiresAt) - Date.parse(paidAt) : Infinity;
  return reminderDays.some((days) => left <= days * dayMs && 2 * days * dayMs <= whole);
}

function nextOf(name: StandingName, held: Held, left: number, updates: boolean) {
  const { onSale, installedVersion } = held;
  if (name === "none" || name === "unpaid" || name === "expired")
    return onSale ? ({ none: "get", unpaid: "pay", expired: "renew" } as const)[name] : null;
  if (installedVersion === "") return "install";
  if (name === "expiring" && onSale && isDue(held, left)) return "renew";
  return updates ? "update" : "give";
}

/** The standing at a moment, also where the server's answer was given before the period ended. */
export function standingOf(held: Held, now: Date): Standing {
  const left = leftOf(held.expiresAt, now);
  const name = nameOf(held, left);
  const { expiresAt, installedVersion, version, onSale } = held;
  const updates =
    (name === "installed" || name === "expiring") &&
    installedVersion !== "" &&
    version !== "" &&
    version !== installedVersion;
  return {
    name,
    endsAt: expiresAt,
    daysLeft: expiresAt === null ? null : Math.max(0, Math.ceil(left / dayMs)),
    installed: installedVersion !== "",
    update: updates ? version : null,
    offSale: !onSale,
    renews: name === "expiring" && onSale,
    next: nextOf(name, held, left, updates),
  };
}

/** The moment from which a standing is another one; null: it stays until somebody does something. */
export function changesAt(held: Held, now: Date): Date | null {
  const left = leftOf(held.expiresAt, now);
  const { name } = standingOf(held, now);
  if (left === Infinity || left <= 0 || name === "none" || name === "unpaid") return null;
  // Days are counted down too.
  const untilNextDay = left % dayMs === 0 ? dayMs : left % dayMs;
  return new Date(now.getTime() + Math.min(left, untilNextDay));
}

export const heldByCard = (card: StoreCard): Held => ({
  state: card.license_state,
  expiresAt: card.license_expires_at,
  installedVersion: card.installed_version,
  version: card.version,
  onSale: card.status === "ready_for_sale" && card.ready_for_sale === 1,
});

/** Of a product's detail, as `store.product` answers it. */
export const heldByDetail = ({
  submission,
  license,
}: {
  readonly submission: { readonly version: string; readonly status: Status };
  readonly license: License | null;
}): Held => ({
  state: license?.state ?? "none",
  expiresAt: license?.expires_at ?? null,
  ...(license?.paid_at && { paidAt: license.paid_at }),
  installedVersion: license?.installed === (1 satisfies Flag) ? license.installed_version : "",
  version: submission.version,
  // A build on sale to others is known by the renewal that the company is not offered.
  onSale:
    submission.status === "ready_for_sale" &&
    (license === null ||
      license.renewal !== null ||
      (license.state !== "licensed" && license.expires_at === null)),
});

export function meaningOf({ name, endsAt, offSale }: Standing): Meaning {
  if (name === "none" || name === "unpaid" || name === "expired")
    return offSale ? `${name}_off_sale` : name;
  if (offSale) return endsAt === null ? "off_sale_endless" : "off_sale";
  return name === "expiring" || endsAt !== null ? name : `${name}_endless`;
}
