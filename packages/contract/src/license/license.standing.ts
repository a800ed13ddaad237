// The standing of a company's license at a moment: its name, its meaning, and the next step for the user.
import type { Flag } from "../flag.ts";
import type { Status } from "../submission/submission.lifecycle.ts";
import type { Meaning, NextStep, StandingName } from "./license.names.ts";
import type { License, LicenseState, StoreCard } from "./license.shapes.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The facts that a standing is derived from. */
export interface Held {
  readonly state: LicenseState;
  /** Null: never, or there is no license. */
  readonly expiresAt: string | null;
  /** From when the license counts as expiring; null without an end. */
  readonly expiringAt: string | null;
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
  /** Days left, rounded up; null without an end, 0 after it. */
  readonly daysLeft: number | null;
  readonly installed: boolean;
  /** The version that an update would install; null when there is none or the company may not install it. */
  readonly update: string | null;
  /** Whether the product is off sale: paid licenses remain, unpaid ones cannot be paid any more. */
  readonly offSale: boolean;
  /** Whether the next period can be paid before the current one ends. */
  readonly renews: boolean;
  /** Null: nothing can be done. */
  readonly next: NextStep | null;
}

/** Milliseconds until the end; infinite without one. */
const leftOf = (expiresAt: string | null, now: Date): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt) - now.getTime();

function nameOf(
  { state, expiringAt, installedVersion }: Held,
  left: number,
  now: Date,
): StandingName {
  if (state === "none") return "none";
  if (state === "licensed") return "unpaid";
  if (state === "expired" || left <= 0) return "expired";
  if (leftOf(expiringAt, now) <= 0) return "expiring";
  return installedVersion === "" ? "paid" : "installed";
}

function nextOf(name: StandingName, { onSale, installedVersion }: Held, updates: boolean) {
  if (name === "none" || name === "unpaid" || name === "expired")
    return onSale ? ({ none: "get", unpaid: "pay", expired: "renew" } as const)[name] : null;
  if (installedVersion === "") return "install";
  if (name === "expiring" && onSale) return "renew";
  return updates ? "update" : "give";
}

/** The standing at a moment; correct even if the period has ended since the server's response. */
export function standingOf(held: Held, now: Date): Standing {
  const left = leftOf(held.expiresAt, now);
  const name = nameOf(held, left, now);
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
    next: nextOf(name, held, updates),
  };
}

/** The moment at which the standing next changes by itself; null when it only changes through an action. */
export function changesAt(held: Held, now: Date): Date | null {
  const left = leftOf(held.expiresAt, now);
  const { name } = standingOf(held, now);
  if (left === Infinity || left <= 0 || name === "none" || name === "unpaid") return null;
  // The days left are part of the standing, so it also changes daily.
  const untilNextDay = left % dayMs === 0 ? dayMs : left % dayMs;
  const untilExpiring = leftOf(held.expiringAt, now);
  return new Date(
    now.getTime() + Math.min(left, untilNextDay, untilExpiring > 0 ? untilExpiring : Infinity),
  );
}

export const heldByCard = (card: StoreCard): Held => ({
  state: card.license_state,
  expiresAt: card.license_expires_at,
  expiringAt: card.license_expiring_at,
  installedVersion: card.installed_version,
  version: card.version,
  onSale: card.status === "ready_for_sale" && card.ready_for_sale === 1,
});

/** From a product's detail, the response of `store.product`. */
export const heldByDetail = ({
  submission,
  license,
}: {
  readonly submission: { readonly version: string; readonly status: Status };
  readonly license: License | null;
}): Held => ({
  state: license?.state ?? "none",
  expiresAt: license?.expires_at ?? null,
  expiringAt: license?.expiring_at ?? null,
  installedVersion: license?.installed === (1 satisfies Flag) ? license.installed_version : "",
  version: submission.version,
  // A build may be on sale to other companies only; then this company gets no renewal offer.
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
