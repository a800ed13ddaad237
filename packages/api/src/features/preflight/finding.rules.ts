// A finding of an inspection: the rule, the place, and the parameters of its message.
import {
  preflightLimits as limits,
  getRuleSeverity,
  type Finding,
  type RuleGap,
  type PreflightRule,
} from "@lanyard/contract";
import { quoteInput } from "../../platform/text/quote.ts";

export interface Place {
  /** The wire field. */
  readonly field: string;
  /** A path inside the archive. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

type Gaps<Rule extends PreflightRule> = [RuleGap<Rule>] extends [never]
  ? []
  : [Readonly<Record<RuleGap<Rule>, string | number>>];

/** Quotes a name that a user has chosen: shortened, with invisible characters escaped. */
const quoted = (value: string): string => (value === "" ? "" : quoteInput(value, limits.excerpt));

export function createFinding<Rule extends PreflightRule>(
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
    severity: getRuleSeverity(rule),
    field,
    file: quoted(file),
    line: line ?? null,
    params: Object.fromEntries(params) as Finding["params"],
  };
}

/**
 * The maximum number of findings of one rule in an inspection: more say nothing new, and would crowd out other rules.
 */
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
