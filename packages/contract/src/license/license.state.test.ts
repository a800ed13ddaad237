// The state of a company's license at every moment of its life.
import { expect, test } from "vitest";
import {
  getNextStateChange,
  snapshotFromCard,
  snapshotFromDetail,
  getStateMeaning,
  getLicenseState,
  type LicenseSnapshot,
} from "./license.state.ts";
import type { License, StoreCard } from "./license.shapes.ts";

const now = new Date("2026-03-01T12:00:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const later = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * 86_400_000).toISOString();
const createSnapshot = (some: Partial<LicenseSnapshot> = {}): LicenseSnapshot => ({
  state: "none",
  expiresAt: null,
  // A period of a year.
  expiringAt: some.expiresAt ? later(some.expiresAt, -30) : null,
  installedVersion: "",
  version: "2.0.0",
  onSale: true,
  ...some,
});
const installed = { state: "installed", installedVersion: "2.0.0" } as const;
const old = { state: "installed", installedVersion: "1.0.0" } as const;

test.each<[string, Partial<LicenseSnapshot>, string, string | null, string]>([
  ["nothing", {}, "none", "get", "none"],
  ["nothing, off sale", { onSale: false }, "none", null, "none_off_sale"],
  ["a license", { state: "licensed" }, "unpaid", "pay", "unpaid"],
  ["one off sale", { state: "licensed", onSale: false }, "unpaid", null, "unpaid_off_sale"],
  ["paid", { state: "paid", expiresAt: inDays(31) }, "paid", "install", "paid"],
  ["free", { state: "paid" }, "paid", "install", "paid_endless"],
  ["installed", { ...installed, expiresAt: inDays(90) }, "installed", "give", "installed"],
  ["installed for ever", installed, "installed", "give", "installed_endless"],
  ["an older version", { ...old, expiresAt: inDays(90) }, "installed", "update", "installed"],
  ["30 days left", { ...installed, expiresAt: inDays(30) }, "expiring", "renew", "expiring"],
  ["30 days, old", { ...old, expiresAt: inDays(2) }, "expiring", "renew", "expiring"],
  ["not installed", { state: "paid", expiresAt: inDays(2) }, "expiring", "install", "expiring"],
  [
    "ending, off sale",
    { ...installed, expiresAt: inDays(2), onSale: false },
    "expiring",
    "give",
    "off_sale",
  ],
  ["old, off sale", { ...old, onSale: false }, "installed", "update", "off_sale_endless"],
  ["expired", { state: "expired", expiresAt: inDays(-1) }, "expired", "renew", "expired"],
  ["ended since the answer", { ...old, expiresAt: inDays(0) }, "expired", "renew", "expired"],
  [
    "expired, off sale",
    { state: "expired", expiresAt: inDays(-1), onSale: false },
    "expired",
    null,
    "expired_off_sale",
  ],
])("%s", (_name, some, name, next, meaning) => {
  const state = getLicenseState(createSnapshot(some), now);
  expect(state).toMatchObject({ name, next });
  expect(getStateMeaning(state)).toBe(meaning);
});

test("renewing is the thing to do, and possible, in the last quarter of a period, at most 30 days", () => {
  const renewal = (
    days: number,
    expiringDays: number,
    some: Partial<LicenseSnapshot> = installed,
  ) => {
    const [expiresAt, expiringAt] = [inDays(days), inDays(days - expiringDays)];
    const { name, next, renews } = getLicenseState(
      createSnapshot({ expiresAt, expiringAt, ...some }),
      now,
    );
    return [name, next, renews];
  };
  expect(renewal(7.6, 7.5)).toEqual(["installed", "give", false]);
  expect(renewal(7.6, 7.5, old)).toEqual(["installed", "update", false]);
  expect(renewal(7.5, 7.5)).toEqual(["expiring", "renew", true]);
  expect(renewal(7, 7.5, { state: "paid" })).toEqual(["expiring", "install", true]);
  expect(renewal(7, 7.5, { ...installed, onSale: false })).toEqual(["expiring", "give", false]);
});

test("an update is offered while the license is usable and another version is on sale", () => {
  const update = (some: Partial<LicenseSnapshot>) =>
    getLicenseState(createSnapshot(some), now).update;
  expect(update(old)).toBe("2.0.0");
  expect(update({ ...old, expiresAt: inDays(3) })).toBe("2.0.0");
  expect(update({ ...old, expiresAt: inDays(-3) })).toBeNull();
  expect(update({ ...old, version: "" })).toBeNull();
  expect(update({ state: "paid" })).toBeNull();
  expect(update(installed)).toBeNull();
});

test("days are counted down, begun ones in full", () => {
  const countDays = (days: number) =>
    getLicenseState(createSnapshot({ ...installed, expiresAt: inDays(days) }), now).daysLeft;
  expect([29.5, 1, 0.01, -4].map(countDays)).toEqual([30, 1, 1, 0]);
  expect(getLicenseState(createSnapshot(installed), now).daysLeft).toBeNull();
});

test("a standing says when the clock changes it", () => {
  const nextChange = (some: Partial<LicenseSnapshot>) =>
    getNextStateChange(createSnapshot(some), now)?.toISOString() ?? null;
  expect(nextChange({ ...installed, expiresAt: inDays(0.25) })).toBe(inDays(0.25));
  expect(nextChange({ ...installed, expiresAt: inDays(30.25) })).toBe(inDays(0.25));
  expect(nextChange({ ...installed, expiresAt: inDays(3) })).toBe(inDays(1));
  expect(nextChange({ ...installed, expiresAt: inDays(8), expiringAt: inDays(0.5) })).toBe(
    inDays(0.5),
  );
  for (const some of [installed, {}, { ...installed, expiresAt: inDays(-1) }])
    expect(nextChange(some)).toBeNull();
});

test("a card and a detail are read alike", () => {
  const card = {
    license_state: "installed",
    license_expires_at: inDays(5),
    license_expiring_at: inDays(-2),
    installed_version: "1.0.0",
    version: "2.0.0",
    status: "ready_for_sale",
    ready_for_sale: 1,
  } as StoreCard;
  const license = {
    state: "installed",
    expires_at: inDays(5),
    expiring_at: inDays(-2),
    installed: 1,
    installed_version: "1.0.0",
    renewal: { price_amount: 2, price_currency: "EUR", expiration_id: 2 },
  } as License;
  const submission = { version: "2.0.0", status: "ready_for_sale" } as const;
  expect(snapshotFromDetail({ submission, license })).toEqual(snapshotFromCard(card));
  expect(snapshotFromDetail({ submission, license: null })).toEqual(createSnapshot());
});

test("what cannot be renewed is off sale to the company, whatever others see", () => {
  const submission = { version: "2.0.0", status: "ready_for_sale" } as const;
  const onSale = (some: Partial<License>) =>
    snapshotFromDetail({ submission, license: { renewal: null, ...some } as License }).onSale;
  expect(onSale({ state: "paid", expires_at: inDays(5) })).toBe(false);
  expect(onSale({ state: "licensed", expires_at: null })).toBe(false);
  expect(onSale({ state: "paid", expires_at: null })).toBe(true);
  const card = (status: StoreCard["status"], ready: 0 | 1) =>
    snapshotFromCard({ status, ready_for_sale: ready } as StoreCard).onSale;
  // Another build of a product whose newest is hidden may be on sale, and the other way round.
  expect(card("ready_for_sale", 1)).toBe(true);
  for (const [status, ready] of [
    ["hidden", 1],
    ["hidden", 0],
    ["ready_for_sale", 0],
    ["waiting_for_review", 1],
  ] as const)
    expect(card(status, ready)).toBe(false);
});
