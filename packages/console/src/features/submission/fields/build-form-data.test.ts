// The request that the editor sends.
import { expect, test } from "vitest";
import { editorTexts, fileChange, toBuildFields, type BuildFields } from "./build-fields.ts";
import { buildRequest, getProgress } from "./build-form-data.ts";
import { offerEntries } from "../offer/offer.ts";
import { sampleDetail } from "../sample-detail.ts";

const shots = [7, 8, 9].map((screenshot_id) => ({
  screenshot_id,
  screenshot_url: `/files/${screenshot_id}.png`,
}));
const detail = sampleDetail({ screenshots: shots });
const fields = (change: Partial<BuildFields> = {}): BuildFields => ({
  ...toBuildFields(detail, "it"),
  ...change,
});
const sent = (change?: Partial<BuildFields>) =>
  Object.fromEntries(buildRequest(fields(change)).body);
const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);
const shot = (id: string, savedId: number | null, extra = {}) => ({
  id,
  savedId,
  file: savedId === null ? file(`${id}.png`) : null,
  removed: false,
  ...extra,
});

test("sends only the chosen languages, by their id", () => {
  const names = Object.keys(sent({ languages: ["2"] })).filter((name) =>
    name.startsWith("languages"),
  );
  expect(names).toEqual(["languages[2][name]", "languages[2][description]"]);
  expect(sent()["languages[1][name]"]).toBe("Presenze");
});

test("sends every field of the form, without spaces around it", () => {
  const written = fields({
    texts: {
      l1: { name: " Presenze ", description: " Chi è in sede. " },
      l2: { name: "", description: "" },
    },
    languages: ["1", "2", "9"],
    menu_entry_id: "3",
    permissions: ["2", "1"],
    version: " 2.2.0 ",
    notes: "More.\nAnd more.",
    webhook_url: "https://example.com/hook",
    mobile_available: false,
  });
  expect([...buildRequest(written).body]).toEqual([
    ["languages[1][name]", "Presenze"],
    ["languages[1][description]", "Chi è in sede."],
    ["languages[2][name]", ""],
    ["languages[2][description]", ""],
    // A language without texts.
    ["languages[9][name]", ""],
    ["languages[9][description]", ""],
    ["menu_entry_id", "3"],
    ...editorTexts.map((name) => [name, written[name].trim()]),
    ["mobile_available", "0"],
    ["permissions[0]", "2"],
    ["permissions[1]", "1"],
    ...offerEntries(written.offer),
    ["screenshot_order[0]", "7"],
    ["screenshot_order[1]", "8"],
    ["screenshot_order[2]", "9"],
  ]);
  expect(sent({ mobile_available: true })).toMatchObject({ mobile_available: "1" });
});

test("sends and removes no file of an unchanged build", () => {
  const body = sent();
  expect(Object.values(body).some((value) => value instanceof File)).toBe(false);
  expect(Object.keys(body).filter((name) => name.startsWith("remove_"))).toEqual([]);
});

test("sends a flag for a removed file, and only the new file for a replaced one", () => {
  const icon = file("icon.png");
  const body = sent({
    icon: fileChange(icon, true),
    banner: fileChange(null, true),
    source_code_url: fileChange(null, true),
    db_script_url: fileChange(null, true),
  });
  expect(body).toMatchObject({
    icon,
    remove_banner: "1",
    remove_source_code: "1",
    remove_db_script: "1",
  });
  expect(body).not.toHaveProperty("remove_icon");
});

test("sends files after all other fields", () => {
  const names = [
    ...buildRequest(fields({ icon: fileChange(file("icon.png"), false) })).body.keys(),
  ];
  expect(names.at(-1)).toBe("icon");
});

test("drops permissions with value 0, and sends one empty entry for none", () => {
  expect(sent({ permissions: ["0", "2"] })).toMatchObject({ "permissions[0]": "2" });
  expect(sent({ permissions: [] })).toMatchObject({ "permissions[0]": "" });
});

test("sends removed screenshots, the order of the others, and the new ones", () => {
  const body = sent({
    screenshots: [
      shot("s9", 9),
      shot("s7", 7, { removed: true }),
      shot("s8", 8),
      shot("new1", null),
    ],
  });
  expect(body).toMatchObject({
    "remove_screenshots[0]": "7",
    "screenshot_order[0]": "9",
    "screenshot_order[1]": "8",
  });
  expect(body["screenshots[0]"]).toBeInstanceOf(File);
  expect(body).not.toHaveProperty("screenshot_order[2]");
});

test("sends the order again when a new screenshot, which has an id by then, comes before a stored one", () => {
  const { reorder } = buildRequest(
    fields({ screenshots: [shot("new1", null), shot("s9", 9), shot("new2", null)] }),
  );
  const stored = sampleDetail({
    screenshots: [9, 20, 21].map((screenshot_id) => ({ screenshot_id, screenshot_url: "" })),
  });
  expect([...reorder!(stored)]).toEqual([
    ["screenshot_order[0]", "20"],
    ["screenshot_order[1]", "9"],
    ["screenshot_order[2]", "21"],
  ]);
});

test.each([
  ["no screenshot is new", [shot("s9", 9), shot("s8", 8)]],
  ["the new ones are last", [shot("s9", 9), shot("new1", null)]],
  ["the stored ones after it are removed", [shot("new1", null), shot("s9", 9, { removed: true })]],
])("does not send the order again when %s", (_, screenshots) => {
  expect(buildRequest(fields({ screenshots })).reorder).toBeUndefined();
});

test("computes the progress of each file from the progress of the request", () => {
  const uploads = [
    { key: "icon", size: 100 },
    { key: "source_code_url", size: 300 },
  ];
  expect(Object.fromEntries(getProgress(uploads, 0.5))).toEqual({
    icon: 1,
    source_code_url: 1 / 3,
  });
  expect(Object.fromEntries(getProgress(uploads, 1))).toEqual({ icon: 1, source_code_url: 1 });
});

test("an empty file has the progress of the request", () => {
  const uploads = [
    { key: "empty", size: 0 },
    { key: "icon", size: 100 },
  ];
  expect(Object.fromEntries(getProgress(uploads, 0.5))).toEqual({ empty: 0.5, icon: 0.5 });
  expect(Object.fromEntries(getProgress(uploads.slice(0, 1), 0.25))).toEqual({ empty: 0.25 });
});

test("gives two files of the same name different choice numbers", () => {
  expect(fileChange(file("icon.png"), false).choice).not.toBe(
    fileChange(file("icon.png"), false).choice,
  );
});

test("sends pictures before the archive", () => {
  const chosen = fileChange(file("x"), false);
  const { uploads } = buildRequest(
    fields({ source_code_url: chosen, banner: chosen, icon: chosen }),
  );
  expect(uploads.map(({ key }) => key)).toEqual(["icon", "banner", "source_code_url"]);
});
