// The rules about permissions: each with manifests that break it and manifests that nearly do.
import { describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { judgeManifest, type Permissions } from "./manifest.rules.ts";

const all = [
  { id: 1, label: "Read the list of people" },
  { id: 5, label: "Issue temporary badges" },
];
const place = { field: "source_code_url", file: "app.json" };

const read = (text: string, requested: readonly number[]) => {
  const permissions: Permissions = { requested, all };
  return judgeManifest(text, place, new Set(), permissions);
};
const judged = (manifest: unknown, requested: readonly number[]) =>
  read(JSON.stringify(manifest), requested);

interface Case {
  readonly breaks: readonly (readonly [
    manifest: unknown,
    requested: readonly number[],
    findings: readonly string[],
  ])[];
  readonly rests: readonly (readonly [manifest: unknown, requested: readonly number[]])[];
}

const cases: Readonly<Record<RuleAbout<"permission">, Case>> = {
  permission_unused: {
    breaks: [
      [{ permissions: [1] }, [1, 5], ["app.json Issue temporary badges"]],
      [{ permissions: [] }, [1], ["app.json Read the list of people"]],
      [{ permissions: [] }, [99], ["app.json 99"]],
    ],
    rests: [
      [{ permissions: [5, 1] }, [1, 5]],
      [{ permissions: [1, 5] }, [1]],
      [{ name: "Doors" }, [1, 5]],
      [{ permissions: [] }, []],
    ],
  },
  permission_missing: {
    breaks: [
      [{ permissions: [1, 5] }, [1], ["app.json Issue temporary badges"]],
      [{ permissions: [5, 5, 99] }, [], ["app.json Issue temporary badges"]],
    ],
    rests: [
      [{ permissions: [1, 1] }, [1]],
      [{ permissions: [1] }, [1, 5]],
      [{ permissions: [99] }, []],
    ],
  },
  permission_unknown: {
    breaks: [
      [{ permissions: [99, 1, 99, -5, 1e9] }, [1], ["app.json 99, -5, 1000000000"]],
      [{ permissions: [0] }, [], ["app.json 0"]],
    ],
    rests: [
      [{ permissions: [1, 5] }, []],
      [{ permissions: [] }, [99]],
    ],
  },
};

describe.each(Object.entries(cases))("%s", (rule, { breaks, rests }) => {
  const name = rule as RuleAbout<"permission">;

  it("finds what breaks it, at the permissions", () => {
    for (const [manifest, requested, expected] of breaks) {
      const findings = judged(manifest, requested);
      expect(toldBy(findings, name)).toEqual(expected);
      expect(findings.every(({ field }) => field === "permissions")).toBe(true);
    }
  });

  it("leaves what comes near", () => {
    for (const [manifest, requested] of rests)
      expect(toldBy(judged(manifest, requested), name)).toEqual([]);
  });
});

it("reads what an editor of Windows has saved, and no JSON of another kind", () => {
  const wrong = (text: string) => read(text, []).map(({ rule }) => rule);
  expect(wrong('\uFEFF{"permissions":[1]}')).toEqual(["permission_missing"]);
  for (const text of [
    '{"permissions":["1"]}',
    '{"permissions":[1.5]}',
    '{"permissions":[[1]]}',
    '{"permissions":[null]}',
    '{"permissions":null}',
    '{"permissions":[1e400]}',
    '{"permissions":[9007199254740993]}',
    '{"permissions":[1], // why\n}',
    `{"permissions":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    "[".repeat(1_000_000),
  ])
    expect(wrong(text), text.slice(0, 40)).toEqual(["archive_entry"]);
});

it("tells few things of a list of half a million, and all of what matters", () => {
  const many = Array.from({ length: 500_000 }, (_, at) => at + 2);
  const findings = judged({ permissions: many }, [1]);
  expect(findings.map(({ rule }) => rule)).toEqual([
    "permission_unused",
    "permission_missing",
    "permission_unknown",
  ]);
  expect(findings.at(-1)?.params["name"]).toMatch(/^2, 3, 4, 6, .*…$/);
});

it("says nothing of permissions where it is not known what is asked for", () => {
  expect(judgeManifest('{"permissions":[]}', place, new Set(), undefined)).toEqual([]);
});
