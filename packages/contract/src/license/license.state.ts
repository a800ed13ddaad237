// The state of a company's license at a moment: its name, its meaning, and the next step for the user.
import type { Flag } from "../flag.ts";
import type { Status } from "../submission/submission.lifecycle.ts";
import type { Meaning, NextStep, LicenseStateName } from "./license.names.ts";
import type { License, WireLicenseState, StoreCard } from "./license.shapes.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The facts that the state is derived from. */
export interface LicenseSnapshot {
  readonly state: WireLicenseState;
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

export interface LicenseState {
  readonly name: LicenseStateName;
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
const countRemainingMs = (expiresAt: string | null, now: Date): number =>
  expiresAt === null ? Infinity : Date.parse(expiresAt) - now.getTime();

function getStateName(
  { state, expiringAt, installedVersion }: LicenseSnapshot,
  remaining: number,
  now: Date,
): LicenseStateName {
  if (state === "none") return "none";
  if (state === "licensed") return "unpaid";
  if (state === "expired" || remaining <= 0) return "expired";
  if (countRemainingMs(expiringAt, now) <= 0) return "expiring";
  return installedVersion === "" ? "paid" : "installed";
}

function getNextStep(
  name: LicenseStateName,
  { onSale, installedVersion }: LicenseSnapshot,
  updates: boolean,
) {
  if (name === "none" || name === "unpaid" || name === "expired")
    return onSale ? ({ none: "get", unpaid: "pay", expired: "renew" } as const)[name] : null;
  if (installedVersion === "") return "install";
  if (name === "expiring" && onSale) return "renew";
  return updates ? "update" : "give";
}

/** The state at a moment; correct even if the period has ended since the server's response. */
export function getLicenseState(snapshot: LicenseSnapshot, now: Date): LicenseState {
  const remaining = countRemainingMs(snapshot.expiresAt, now);
  const name = getStateName(snapshot, remaining, now);
  const { expiresAt, installedVersion, version, onSale } = snapshot;
  const updates =
    (name === "installed" || name === "expiring") &&
    installedVersion !== "" &&
    version !== "" &&
    version !== installedVersion;
  return {
    name,
    endsAt: expiresAt,
    daysLeft: expiresAt === null ? null : Math.max(0, Math.ceil(remaining / dayMs)),
    installed: installedVersion !== "",
    update: updates ? version : null,
    offSale: !onSale,
    renews: name === "expiring" && onSale,
    next: getNextStep(name, snapshot, updates),
  };
}

/** The moment at which the state next changes by itself; null when it only changes through an action. */
export function getNextStateChange(snapshot: LicenseSnapshot, now: Date): Date | null {
  const remaining = countRemainingMs(snapshot.expiresAt, now);
  const { name } = getLicenseState(snapshot, now);
  if (remaining === Infinity || remaining <= 0 || name === "none" || name === "unpaid") return null;
  // The days left are part of the state, so it also changes daily.
  const untilNextDay = remaining % dayMs === 0 ? dayMs : remaining % dayMs;
  const untilExpiring = countRemainingMs(snapshot.expiringAt, now);
  return new Date(
    now.getTime() + Math.min(remaining, untilNextDay, untilExpiring > 0 ? untilExpiring : Infinity),
  );
}

export const snapshotFromCard = (card: StoreCard): LicenseSnapshot => ({
  state: card.license_state,
  expiresAt: card.license_expires_at,
  expiringAt: card.license_expiring_at,
  installedVersion: card.installed_version,
  version: card.version,
  onSale: card.status === "ready_for_sale" && card.ready_for_sale === 1,
});

/** From a product's detail, the response of `store.product`. */
export const snapshotFromDetail = ({
  submission,
  license,
}: {
  readonly submission: { readonly version: string; readonly status: Status };
  readonly license: License | null;
}): LicenseSnapshot => ({
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

export function getStateMeaning({ name, endsAt, offSale }: LicenseState): Meaning {
  if (name === "none" || name === "unpaid" || name === "expired")
    return offSale ? `${name}_off_sale` : name;
  if (offSale) return endsAt === null ? "off_sale_endless" : "off_sale";
  return name === "expiring" || endsAt !== null ? name : `${name}_endless`;
}
