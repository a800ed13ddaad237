// The wire format of findings: a client that reads lines gets each finding as soon as it is found.
import type { Finding } from "@lanyard/contract";
import { expect, it } from "vitest";
import { createFinding } from "./finding.rules.ts";
import { writing } from "./preflight.wire.ts";

it("ends the line of a finding before the next one is found", async () => {
  const written: Finding[] = [];
  let text = "";
  const whole = () => text.split("\n").slice(0, -1);
  async function* inspection() {
    for (const field of ["icon", "banner"]) {
      const finding = createFinding("picture_blank", { field });
      yield finding;
      written.push(finding);
      expect(whole()).toHaveLength(1 + written.length);
      expect(JSON.parse(whole().at(-1)!.replace(/^,/, ""))).toEqual(finding);
    }
  }
  const { parts, report } = writing(inspection());
  for await (const part of parts) text += part;
  expect(written).toHaveLength(2);
  expect(JSON.parse(text)).toEqual(report());
  expect(report().counts).toEqual({ stops: 0, warns: 2, hints: 0 });
});

it("is a document also when nothing is found", async () => {
  const { parts } = writing((async function* nothing() {})());
  let text = "";
  for await (const part of parts) text += part;
  expect(JSON.parse(text)).toEqual({ findings: [], counts: { stops: 0, warns: 0, hints: 0 } });
});
