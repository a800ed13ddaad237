// What inspections find: a rule, where it is, and what fills the gaps of its texts.
import {
  preflightLimits as limits,
  severityOf,
  type Finding,
  type GapOf,
  type PreflightRule,
} from "@lanyard/contract";
import { told } from "../shared/told.ts";

export interface Place {
  /** The wire field. */
  readonly field: string;
  /** A path inside of the archive. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

type Gaps<Rule extends PreflightRule> = [GapOf<Rule>] extends [never]
  ? []
  : [Readonly<Record<GapOf<Rule>, string | number>>];

/** What somebody chose as a name is quoted: shortened, with characters that nobody sees written out. */
const quoted = (value: string): string => (value === "" ? "" : told(value, limits.told));

export function found<Rule extends PreflightRule>(
  rule: Rule,
  { field, file = "", line }: Place,
  ...[gaps]: Gaps<Rule>
): Finding {
  const params = Object.entries<string | number>(gaps ?? {}).map(([name, value]) => [
    name,
    typeof value === "string" ? quoted(value) : value,
  ]);
  return {
    rule,
    severity: severityOf(rule),
    field,
    file: quoted(file),
    line: line ?? null,
    params: Object.fromEntries(params) as Finding["params"],
  };
}

/** The most findings of a rule that one inspection hands on: what is beyond says nothing new, and keeps no other rule from being heard. */
const mostOfRule = 1_000;

/** Collects the findings of one inspection. */
export function findings() {
  const all: Finding[] = [];
  const counts = new Map<PreflightRule, number>();
  return {
    all: all as readonly Finding[],
    add(...more: readonly Finding[]) {
      for (const one of more) {
        const count = counts.get(one.rule) ?? 0;
        if (count >= mostOfRule) continue;
        counts.set(one.rule, count + 1);
        all.push(one);
      }
    },
  };
}
