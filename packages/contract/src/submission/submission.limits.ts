// File sizes, and lengths of texts that are not in `submissionFields`; shared by editor, server and messages.
import type { FileField } from "../call.ts";
import { submissionFields, type FieldByKind } from "./submission.fields.ts";

const MB = 1024 * 1024;

export const submissionLimits = {
  title: 120,
  description: 4_000,
  rejectionReason: 2_000,
  screenshotSlots: 5,
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
/** The accepted file types, by the kind of the field. */
export const fileTypes = {
  image: imageTypes,
  archive: archiveTypes,
  sql: sqlTypes,
} as const satisfies Record<FileField["kind"], object>;

export const image: FileField = { kind: "image", maxBytes: submissionLimits.imageBytes };
export const screenshotFiles: FileField = { ...image, many: submissionFields.screenshots.most };
export const submissionFiles = {
  icon: image,
  banner: image,
  screenshots: screenshotFiles,
  source_code_url: { kind: "archive", maxBytes: submissionLimits.archiveBytes },
  db_script_url: { kind: "sql", maxBytes: submissionLimits.sqlBytes },
} as const satisfies Record<FieldByKind<"image" | "images" | "archive" | "sql">, FileField>;
