// The contents of a stored build, for reading and for comparing with another build; the server never runs any of it.
import * as z from "zod/mini";
import { flag } from "../wire.shapes.ts";
import { fileKinds, sqlDeeds, unreadReasons } from "./contents.limits.ts";

const unread = z.nullable(z.enum(unreadReasons));

export const archiveFile = z.object({
  /** Exactly as in the archive; a user interface has to make invisible characters visible. */
  path: z.string(),
  /** Unpacked size in bytes. */
  size: z.int(),
  type: z.enum(fileKinds),
  /** SHA-256 of the content in hexadecimal, for comparing files; empty when there was no time to read the file. */
  hash: z.string(),
});
export type ArchiveFile = z.output<typeof archiveFile>;

export const archiveContents = z.object({
  name: z.string(),
  /** Packed size in bytes. */
  size: z.int(),
  /** In the order of the archive, without folders. */
  files: z.array(archiveFile),
  /** 1: the archive has more files. */
  truncated: flag,
  /** Null when the archive could be read. */
  unread,
});
export type ArchiveContents = z.output<typeof archiveContents>;

export const sqlAct = z.object({
  does: z.enum(sqlDeeds),
  /** The object's name as the script writes it; empty when it has none. */
  name: z.string(),
  /** 1: the app itself creates the object, in this version or in the one on sale. */
  own: flag,
});
export type SqlAct = z.output<typeof sqlAct>;

export const sqlStatement = z.object({
  /** From 0. */
  index: z.int(),
  /** The line on which the text begins, from 1. */
  line: z.int(),
  /** Includes the comments before the statement. */
  text: z.string(),
  /** 1: the text was cut off. */
  cut: flag,
  /** Whether the statement was parsed: `broken` when the parser cannot read it, `long` when the server did not try. */
  parsed: z.enum(["yes", "broken", "long"]),
  acts: z.array(sqlAct),
});
export type SqlStatement = z.output<typeof sqlStatement>;

export const sqlContents = z.object({
  name: z.string(),
  size: z.int(),
  statements: z.array(sqlStatement),
  /** 1: the script has more statements. */
  truncated: flag,
  unread,
});
export type SqlContents = z.output<typeof sqlContents>;

export const buildContents = z.object({
  /** Null when the build has no archive. */
  archive: z.nullable(archiveContents),
  sql: z.nullable(sqlContents),
  /** The URLs in the build's fields; the preflight inspection checks whether they respond. */
  links: z.array(z.object({ field: z.string(), url: z.string() })),
});
export type BuildContents = z.output<typeof buildContents>;

export const archiveText = z.object({
  path: z.string(),
  /** Size of the whole file in bytes. */
  size: z.int(),
  /** The text of this part; null when the file is not text or cannot be read. */
  text: z.nullable(z.string()),
  /** `windows-1252` when the file is not valid UTF-8. */
  encoding: z.nullable(z.enum(["utf-8", "windows-1252"])),
  /** The line on which this part begins, from 1. */
  line: z.int(),
  /** The byte offset of the next part; null after the last part. */
  next: z.nullable(z.int()),
  unread: z.nullable(z.enum(["binary", ...unreadReasons])),
});
export type ArchiveText = z.output<typeof archiveText>;
