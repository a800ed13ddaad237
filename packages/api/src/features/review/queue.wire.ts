// The wire format of the review queue.
import { toFlag, type Claim, type LanguageCode, type QueueEntry } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import type { Files } from "../../platform/files/files.ts";
import { selectLabel } from "../lookup/lookup.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import type { EntryRow } from "./queue.store.ts";

export interface Viewer {
  readonly id: number;
  readonly language: LanguageCode;
}

interface Claimed {
  readonly claimedBy: number;
  readonly username: string;
  readonly claimedAt: string;
  readonly claimedUntil: string;
}

/** Whole seconds from now to the moment, or from the moment to now; never negative. */
export const getRemainingSeconds = (moment: string): number =>
  Math.max(0, Math.floor((Date.parse(toInstant(moment)) - Date.now()) / 1_000));
export const getElapsedSeconds = (moment: string): number =>
  Math.max(0, Math.floor((Date.now() - Date.parse(toInstant(moment))) / 1_000));

export const claimOnWire = (claimed: Claimed, readerId: number): Claim => ({
  username: claimed.username,
  mine: toFlag(claimed.claimedBy === readerId),
  since: toInstant(claimed.claimedAt),
  until: toInstant(claimed.claimedUntil),
  held_seconds: getElapsedSeconds(claimed.claimedAt),
  left_seconds: getRemainingSeconds(claimed.claimedUntil),
});

function toClaim(row: EntryRow, readerId: number): Claim | null {
  const { claimer, claimedBy, claimedAt, claimedUntil } = row;
  // Without a name, the claim has ended.
  if (claimer === null || claimedBy === null || !claimedAt || !claimedUntil) return null;
  return claimOnWire({ username: claimer, claimedBy, claimedAt, claimedUntil }, readerId);
}

export const entryOnWire = (row: EntryRow, { id, language }: Viewer, files: Files): QueueEntry => ({
  product_id: row.productId,
  submission_id: row.submissionId,
  product_name: selectTitle(row.texts, language, row.productName),
  version: row.version,
  username: row.username ?? "",
  menu_entry_id: row.menuEntryId,
  menu_entry_name: selectLabel(row.menuLabel, language),
  icon_url: files.publicUrl(row.icon),
  first: toFlag(row.isFirst),
  sent_at: toInstant(row.sentAt),
  waiting_seconds: getElapsedSeconds(row.sentAt),
  claim: toClaim(row, id),
});
