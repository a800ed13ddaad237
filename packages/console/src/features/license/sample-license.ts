// Licenses for stories and tests.
import type { LicenseSnapshot } from "@lanyard/contract";

/** The current time in the stories. */
export const storyNow = Date.parse("2026-03-01T12:00:00Z");
export const inDays = (days: number): string =>
  new Date(storyNow + days * 86_400_000).toISOString();

/** For a period of a year. */
export const toExpiringAt = (end: string | null): string | null =>
  end === null ? null : new Date(Date.parse(end) - 30 * 86_400_000).toISOString();

export const sampleLicense = (some: Partial<LicenseSnapshot> = {}): LicenseSnapshot => ({
  state: "none",
  expiresAt: null,
  expiringAt: toExpiringAt(some.expiresAt ?? null),
  installedVersion: "",
  version: "2.1.0",
  onSale: true,
  ...some,
});
