// How many fields of a build are ready, and the state of its sections.
import { expect, test } from "vitest";
import { buildSections, type FormProblem } from "@lanyard/contract";
import { askedFields, readyCount, standingOf } from "./build-progress.ts";

const missing: FormProblem[] = [
  { key: "title.required", field: "languages[2][name]" },
  { key: "description.required", field: "languages[2][description]" },
  { key: "notes.required", field: "notes" },
  { key: "link.invalid", field: "webhook_url" },
];

test("nine fields are asked for, of which the two texts of a language are one", () => {
  expect(askedFields).toHaveLength(9);
  expect(readyCount([])).toBe(9);
  expect(readyCount(missing)).toBe(7);
});

test("a field with a finding that stops the build is not ready, and its section is wrong", () => {
  const found = [{ field: "icon" }, { field: "db_script_url" }];
  const shows = () => true;
  // The script is not asked for.
  expect(readyCount(found)).toBe(8);
  expect(standingOf("graphics", found, shows)).toBe("wrong");
  expect(standingOf("files", found, shows)).toBe("wrong");
  expect(standingOf("notes", found, shows)).toBe("ready");
});

test("a section is wrong where an error shows, else open, ready, or asks for nothing", () => {
  const standings = (shows: (field: string) => boolean) =>
    Object.fromEntries(buildSections.map((name) => [name, standingOf(name, missing, shows)]));
  expect(standings((field) => field === "webhook_url")).toEqual({
    general: "open",
    files: "ready",
    notes: "open",
    graphics: "ready",
    price: "ready",
    publication: undefined,
    links: "wrong",
  });
  expect(standingOf("links", missing, () => false)).toBe("open");
});
