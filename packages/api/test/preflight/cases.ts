// How the cases of the inspection's rules are written: for each rule what breaks it, and what comes near and does not.
import type { Finding, PreflightRule, preflightRules, PreflightSubject } from "@lanyard/contract";

type Rows = typeof preflightRules;
/** The rules about a subject: a rule without cases does not compile. */
export type RuleAbout<Subject extends PreflightSubject> = {
  [Rule in PreflightRule]: Rows[Rule]["about"] extends Subject ? Rule : never;
}[PreflightRule];

/** What is told of a finding: where, and what fills its gaps. */
export const tellingOf = ({ file, line, params }: Finding): string =>
  [file, line ?? "", ...Object.values(params)].filter((part) => part !== "").join(" ");

/** Of the findings, those of a rule, told. */
export const toldBy = (findings: readonly Finding[], rule: PreflightRule): string[] =>
  findings.filter((one) => one.rule === rule).map(tellingOf);
