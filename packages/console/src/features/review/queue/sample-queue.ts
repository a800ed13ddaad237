// A sample queue for stories and tests, as an administrator named ada sees it.
import type { Claim, QueueEntry } from "@lanyard/contract";

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const sampleClaim = (difference: Partial<Claim> = {}): Claim => ({
  username: "bruno",
  mine: 0,
  since: ago(12 * minutes),
  until: ago(-8 * minutes),
  held_seconds: (12 * minutes) / 1_000,
  left_seconds: (8 * minutes) / 1_000,
  ...difference,
});

const createTimes = (ms: number) => ({ sent_at: ago(ms), waiting_seconds: ms / 1_000 });

export const myClaim = (): Claim => sampleClaim({ username: "ada", mine: 1 });

export function sampleEntry(difference: Partial<QueueEntry> = {}): QueueEntry {
  return {
    product_id: 12,
    submission_id: 31,
    product_name: "Presenze",
    version: "2.1.0",
    username: "marta",
    menu_entry_id: 3,
    menu_entry_name: "Persone",
    icon_url: "",
    first: 0,
    ...createTimes(3 * days + 2 * hours),
    claim: null,
    ...difference,
  };
}

export const sampleQueue = (): QueueEntry[] => [
  sampleEntry(),
  sampleEntry({
    product_id: 14,
    submission_id: 40,
    product_name: "Parcheggio",
    version: "1.0.0",
    username: "ugo",
    menu_entry_id: 1,
    first: 1,
    ...createTimes(26 * hours),
    claim: sampleClaim(),
  }),
  sampleEntry({
    product_id: 15,
    submission_id: 41,
    product_name: "Sale riunioni",
    version: "3.2.1",
    menu_entry_id: 5,
    ...createTimes(5 * hours),
    claim: myClaim(),
  }),
  sampleEntry({
    product_id: 16,
    submission_id: 42,
    product_name: "Visitatori",
    version: "1.0.0",
    username: "ugo",
    menu_entry_id: 2,
    first: 1,
    ...createTimes(18 * minutes),
  }),
];
