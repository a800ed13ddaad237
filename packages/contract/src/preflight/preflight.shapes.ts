// What an inspection answers: findings, each by its rule and where it is; the texts are the reader's.
import * as z from "zod/mini";
import { preflightRules, severities, type PreflightRule } from "./preflight.rules.ts";

const rules = Object.keys(preflightRules) as [PreflightRule, ...PreflightRule[]];

export const finding = z.object({
  rule: z.enum(rules),
  severity: z.enum(severities),
  /** The wire field that it is about, e.g. `source_code_url` or `languages[2][description]`. */
  field: z.string(),
  /** The path inside of the archive; empty where it is about the whole field. */
  file: z.string(),
  /** From 1; null where it is about no single line. */
  line: z.nullable(z.int()),
  /** What fills the gaps of the rule's texts. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.output<typeof finding>;

export const preflightReport = z.object({
  findings: z.array(finding),
  /** How many of each severity. */
  counts: z.object({ stops: z.int(), warns: z.int(), hints: z.int() }),
});
export type PreflightReport = z.output<typeof preflightReport>;
