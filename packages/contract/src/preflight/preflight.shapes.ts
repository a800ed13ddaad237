// The response of an inspection: findings, each with its rule and place. The client adds the texts in the reader's
// language.
import * as z from "zod/mini";
import { instant } from "../wire.shapes.ts";
import { preflightRules, severities, type PreflightRule } from "./preflight.rules.ts";

const rules = Object.keys(preflightRules) as [PreflightRule, ...PreflightRule[]];

export const finding = z.object({
  rule: z.enum(rules),
  severity: z.enum(severities),
  /** The wire field that the finding is about, e.g. `source_code_url` or `languages[2][description]`. */
  field: z.string(),
  /** The path in the archive; empty when the finding is about the whole field. */
  file: z.string(),
  /** From 1; null when the finding is not about a single line. */
  line: z.nullable(z.int()),
  /** The values of the placeholders in the rule's texts. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.output<typeof finding>;

export const preflightReport = z.object({
  findings: z.array(finding),
  /** The number of findings by severity. */
  counts: z.object({ stops: z.int(), warns: z.int(), hints: z.int() }),
});
export type PreflightReport = z.output<typeof preflightReport>;

/** The kept result of an inspection of exactly the contents that a build has now. */
export const storedPreflight = z.object({
  /** How many findings keep the build from being sent, and from being approved without a reason. */
  stops: z.int(),
  warnings: z.int(),
  findings: z.array(finding),
  checked_at: instant,
});
export type StoredPreflight = z.output<typeof storedPreflight>;
