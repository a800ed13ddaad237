// The findings about which a reviewer is asked before a build goes on sale: hints may be left as they are.
import type { Finding } from "@lanyard/contract";

export const selectWarnings = (findings: readonly Finding[] = []): readonly Finding[] =>
  findings.filter(({ severity }) => severity !== "hints");
