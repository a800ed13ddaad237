// What a stored build holds, to be read and to be compared with another one's: nothing of it is run.
import * as z from "zod/mini";
import { flag } from "../wire.shapes.ts";
import { fileKinds, sqlDeeds, unreadReasons } from "./contents.limits.ts";

const unread = z.nullable(z.enum(unreadReasons));

export const archiveFile = z.object({
  /** As the archive has it: whoever shows it makes visible what nobody sees. */
  path: z.string(),
  /** Unpacked, in bytes. */
  size: z.int(),
  type: z.enum(fileKinds),
  /** SHA-256 of the content, in hexadecimal: equal ones are equal files. Empty where there was no time to read it. */
  hash: z.string(),
});
export type ArchiveFile = z.output<typeof archiveFile>;

export const archiveContents = z.object({
  name: z.string(),
  /** Packed, in bytes. */
  size: z.int(),
  /** In the order of the archive, without its folders. */
  files: z.array(archiveFile),
  /** 1: there are more. */
  truncated: flag,
  /** Null where it could be read. */
  unread,
});
export type ArchiveContents = z.output<typeof archiveContents>;

export const sqlAct = z.object({
  does: z.enum(sqlDeeds),
  /** What it is done to, as the script names it; empty where it has no name. */
  name: z.string(),
  /** 1: the app, this version or the one on sale, makes it. */
  own: flag,
});
export type SqlAct = z.output<typeof sqlAct>;

export const sqlStatement = z.object({
  /** From 0. */
  index: z.int(),
  /** That its text begins in, from 1. */
  line: z.int(),
  /** With the comments before it. */
  text: z.string(),
  /** 1: the text is longer. */
  cut: flag,
  /** Whether what it does is known: `broken` where the parser cannot read it, `long` where it was not asked. */
  parsed: z.enum(["yes", "broken", "long"]),
  acts: z.array(sqlAct),
});
export type SqlStatement = z.output<typeof sqlStatement>;

export const sqlContents = z.object({
  name: z.string(),
  size: z.int(),
  statements: z.array(sqlStatement),
  /** 1: there are more. */
  truncated: flag,
  unread,
});
export type SqlContents = z.output<typeof sqlContents>;

export const buildContents = z.object({
  /** Null where the build has none. */
  archive: z.nullable(archiveContents),
  sql: z.nullable(sqlContents),
  /** The addresses that it names; whether somebody answers there, the inspection tells. */
  links: z.array(z.object({ field: z.string(), url: z.string() })),
});
export type BuildContents = z.output<typeof buildContents>;

export const archiveText = z.object({
  path: z.string(),
  /** Of the whole file, in bytes. */
  size: z.int(),
  /** Of this part; null where the file is no text, or cannot be read. */
  text: z.nullable(z.string()),
  /** `windows-1252` where it is not valid UTF-8. */
  encoding: z.nullable(z.enum(["utf-8", "windows-1252"])),
  /** The line that the part begins in, from 1. */
  line: z.int(),
  /** The byte that the next part begins at; null after the last one. */
  next: z.nullable(z.int()),
  unread: z.nullable(z.enum(["binary", ...unreadReasons])),
});
export type ArchiveText = z.output<typeof archiveText>;
