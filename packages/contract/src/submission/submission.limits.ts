// What a build may weigh and hold: the same numbers in the editor, on the server and in the messages.
import type { FileField } from "../call.ts";

const MB = 1024 * 1024;

export const submissionLimits = {
  title: 120,
  description: 4_000,
  version: 40,
  notes: 4_000,
  url: 500,
  rejectionReason: 2_000,
  screenshots: 6,
  screenshotSlots: 5,
  accounts: 200,
  imageBytes: 5 * MB,
  imagePixels: 24_000_000,
  archiveBytes: 150 * MB,
  archiveEntries: 10_000,
  archiveUnpackedBytes: 1024 * MB,
  archiveRatio: 200,
  sqlBytes: 5 * MB,
} as const;

export const imageTypes = {
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/webp": [".webp"],
} as const;
export const archiveTypes = { "application/zip": [".zip"] } as const;
export const sqlTypes = { "application/sql": [".sql"] } as const;

export const image: FileField = { kind: "image", maxBytes: submissionLimits.imageBytes };
export const screenshotFiles: FileField = { ...image, many: submissionLimits.screenshots };
export const submissionFiles = {
  icon: image,
  banner: image,
  screenshots: screenshotFiles,
  source_code_url: { kind: "archive", maxBytes: submissionLimits.archiveBytes },
  db_script_url: { kind: "sql", maxBytes: submissionLimits.sqlBytes },
} as const satisfies Record<string, FileField>;
