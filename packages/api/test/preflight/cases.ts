// Helpers for the test cases of the inspection rules: each rule has cases that break it and near misses.
import type { Finding, PreflightRule, preflightRules, PreflightSubject } from "@lanyard/contract";

type Rows = typeof preflightRules;
/** The rules about a subject; as a record's key, it makes a rule without cases a compile error. */
export type RuleAbout<Subject extends PreflightSubject> = {
  [Rule in PreflightRule]: Rows[Rule]["about"] extends Subject ? Rule : never;
}[PreflightRule];

/** A finding as text: its place and the values of its placeholders. */
export const tellingOf = ({ file, line, params }: Finding): string =>
  [file, line ?? "", ...Object.values(params)].filter((part) => part !== "").join(" ");

/** The findings of a rule, as text. */
export const toldBy = (findings: readonly Finding[], rule: PreflightRule): string[] =>
  findings.filter((one) => one.rule === rule).map(tellingOf);
