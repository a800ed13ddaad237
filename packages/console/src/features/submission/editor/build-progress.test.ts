// How many fields of a build are ready, and the state of its sections.
import { expect, test } from "vitest";
import { buildSections, type FormProblem } from "@lanyard/contract";
import { requiredFields, readyCount, getSectionState } from "./build-progress.ts";

const missing: FormProblem[] = [
  { key: "title.required", field: "languages[2][name]" },
  { key: "description.required", field: "languages[2][description]" },
  { key: "notes.required", field: "notes" },
  { key: "link.invalid", field: "webhook_url" },
];

test("nine fields are asked for, of which the two texts of a language are one", () => {
  expect(requiredFields).toHaveLength(9);
  expect(readyCount([])).toBe(9);
  expect(readyCount(missing)).toBe(7);
});

test("a field with a finding that stops the build is not ready, and its section is wrong", () => {
  const findings = [{ field: "icon" }, { field: "db_script_url" }];
  const shows = () => true;
  // The script is not asked for.
  expect(readyCount(findings)).toBe(8);
  expect(getSectionState("graphics", findings, shows)).toBe("wrong");
  expect(getSectionState("files", findings, shows)).toBe("wrong");
  expect(getSectionState("notes", findings, shows)).toBe("ready");
});

test("a section is wrong where an error shows, else open, ready, or asks for nothing", () => {
  const standings = (shows: (field: string) => boolean) =>
    Object.fromEntries(buildSections.map((name) => [name, getSectionState(name, missing, shows)]));
  expect(standings((field) => field === "webhook_url")).toEqual({
    general: "open",
    files: "ready",
    notes: "open",
    graphics: "ready",
    price: "ready",
    publication: undefined,
    links: "wrong",
  });
  expect(getSectionState("links", missing, () => false)).toBe("open");
});
