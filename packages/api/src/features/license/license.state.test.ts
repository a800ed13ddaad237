// The state of a license, derived from its facts.
import { expect, test } from "vitest";
import { getLicenseState } from "./license.state.rules.ts";

const unpaid = { free: false, paidAt: null, expired: false, installedSubmissionId: null };
const paid = { ...unpaid, paidAt: "2026-01-01" };

test.each([
  ["none", undefined, true],
  ["none", undefined, false],
  ["licensed", unpaid, false],
  ["paid", unpaid, true],
  ["paid", { ...unpaid, free: true }, false],
  ["paid", paid, false],
  ["expired", { ...paid, expired: true }, false],
  ["expired", { ...paid, expired: true, installedSubmissionId: 1 }, false],
  ["installed", { ...paid, installedSubmissionId: 1 }, false],
] as const)("%s: %j, the product free now: %s", (state, license, freeNow) =>
  expect(getLicenseState(license, freeNow)).toBe(state),
);
