// The rules about permissions: each has a description of an app that breaks it, and one that comes near.
import { describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../test/preflight/cases.ts";
import { judgeManifest, type Permissions } from "./manifest.rules.ts";

const all = [
  { id: 1, label: "Read the list of people" },
  { id: 5, label: "Issue temporary badges" },
];
const place = { field: "source_code_url", file: "app.json" };

const judged = (manifest: unknown, asked: readonly number[]) => {
  const permissions: Permissions = { asked, all };
  return judgeManifest(JSON.stringify(manifest), place, new Set(), permissions);
};

interface Case {
  readonly breaks: readonly (readonly [
    manifest: unknown,
    asked: readonly number[],
    told: readonly string[],
  ])[];
  readonly rests: readonly (readonly [manifest: unknown, asked: readonly number[]])[];
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
      [{ permissions: [5, 5, 99] }, [], ["app.json Issue temporary badges", "app.json 99"]],
    ],
    rests: [
      [{ permissions: [1, 1] }, [1]],
      [{ permissions: [1] }, [1, 5]],
    ],
  },
};

describe.each(Object.entries(cases))("%s", (rule, { breaks, rests }) => {
  const name = rule as RuleAbout<"permission">;

  it("finds what breaks it, at the permissions", () => {
    for (const [manifest, asked, told] of breaks) {
      const found = judged(manifest, asked);
      expect(toldBy(found, name)).toEqual(told);
      expect(found.every(({ field }) => field === "permissions")).toBe(true);
    }
  });

  it("leaves what comes near", () => {
    for (const [manifest, asked] of rests)
      expect(toldBy(judged(manifest, asked), name)).toEqual([]);
  });
});

it("says nothing of permissions where it is not known what is asked for", () => {
  expect(judgeManifest('{"permissions":[]}', place, new Set(), undefined)).toEqual([]);
});
