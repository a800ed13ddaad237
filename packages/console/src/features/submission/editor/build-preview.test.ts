// What the preview shows of the form's values.
import { expect, test } from "vitest";
import { toBuildFields, fileChange, type BuildFields } from "../fields/build-fields.ts";
import { createPreview } from "./build-preview.ts";
import { newDraft, sampleChoices, sampleDetail } from "../sample-detail.ts";

const stored = sampleDetail({
  submission: { icon_url: "/files/icon.png", banner_url: "/files/banner.png" },
  screenshots: [
    { screenshot_id: 1, screenshot_url: "/files/1.png" },
    { screenshot_id: 2, screenshot_url: "/files/2.png" },
  ],
});
const preview = (change: Partial<BuildFields> = {}, detail = stored, language?: string) =>
  createPreview({
    fields: { ...toBuildFields(detail, "it"), ...change },
    detail,
    choices: sampleChoices,
    language,
    reader: "it",
    free: "Gratis",
  });
const idOf = (code: string) =>
  String(stored.available_languages.find((language) => language.code === code)?.id);
const file = new File(["x"], "x.png");
const offer = toBuildFields(stored, "it").offer;

test("of a new draft nothing but that it is free", () => {
  expect(preview({}, newDraft())).toMatchObject({
    name: "",
    description: "",
    menuEntry: "",
    price: "Gratis",
    length: "",
    icon: undefined,
    banner: undefined,
    pictures: [],
  });
});

test("the texts of the language, the words of the lookups, the hue of the menu entry", () => {
  expect(preview({}, stored, idOf("en"))).toMatchObject({ name: "Attendance" });
  expect(preview({ menu_entry_id: "1" }, stored, idOf("it"))).toMatchObject({
    name: "Presenze",
    hue: "blue",
    menuEntry: "Produttività",
    length: "Un anno",
    permissions: ["Leggere il profilo", "Leggere le presenze"],
  });
});

test.each([
  [{ price: "9,5" }, "9,50\u00a0€"],
  [{ price: "41" }, ""],
  [{ price: "" }, ""],
  [{ free: true }, "Gratis"],
])("the price of %o is printed as %s", (change, printed) => {
  expect(preview({ offer: { ...offer, ...change } }).price).toBe(printed);
});

test("pictures: stored, chosen in their place, taken away", () => {
  expect(preview()).toMatchObject({ icon: "/files/icon.png", banner: "/files/banner.png" });
  const changed = preview({ icon: fileChange(file, false), banner: fileChange(null, true) });
  expect(changed.icon).toBe(file);
  expect(changed.banner).toBeUndefined();
  const [first, second] = toBuildFields(stored, "it").screenshots;
  expect(
    preview({
      screenshots: [
        { ...second!, removed: true },
        { id: "new-1", savedId: null, file, removed: false },
        first!,
      ],
    }).pictures,
  ).toEqual([file, "/files/1.png"]);
});
