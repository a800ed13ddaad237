// The wire format of findings: a JSON object with one finding per line. Each line is written, with its line break, when
// its finding is found, so that a client can show the first one at once.
import { severities, type Finding, type PreflightReport } from "@lanyard/contract";

export interface Written {
  /** The parts of the response body. */
  readonly parts: AsyncIterable<string>;
  /** The report of what was written, once all parts have been read. */
  readonly report: () => PreflightReport;
}

export function writing(stream: AsyncIterable<Finding>): Written {
  const findings: Finding[] = [];
  const report = (): PreflightReport => ({
    findings,
    counts: Object.fromEntries(
      severities.map((severity) => [
        severity,
        findings.filter((one) => one.severity === severity).length,
      ]),
    ) as PreflightReport["counts"],
  });
  async function* parts() {
    yield '{"findings":[\n';
    for await (const one of stream) {
      yield `${findings.length > 0 ? "," : ""}${JSON.stringify(one)}\n`;
      findings.push(one);
    }
    yield `],"counts":${JSON.stringify(report().counts)}}`;
  }
  return { parts: parts(), report };
}
