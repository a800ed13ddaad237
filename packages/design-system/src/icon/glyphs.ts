// Icons of what first pages show, apart from drawings.ts: a page that needs one icon of a module loads them all. Together
// they cost login, store and documents 0.3 to 0.7 kB more.
import { drawing } from "./drawing.tsx";

/** Of strokes; `circled` adds a ring. */
const glyph = (paths: string[], circled = false) =>
  drawing([
    ...(circled ? [["circle", { cx: "12", cy: "12", r: "10" }] as const] : []),
    ...paths.map((d) => ["path", { d }] as const),
  ]);

export const CrossGlyph = /* @__PURE__ */ glyph(["M18 6 6 18", "m6 6 12 12"]);
export const BeforeGlyph = /* @__PURE__ */ glyph(["m15 18-6-6 6-6"]);
export const NextGlyph = /* @__PURE__ */ glyph(["m9 18 6-6-6-6"]);
export const CheckGlyph = /* @__PURE__ */ glyph(["M20 6 9 17l-5-5"]);
export const MinusGlyph = /* @__PURE__ */ glyph(["M5 12h14"]);
export const AscendingGlyph = /* @__PURE__ */ glyph(["m5 12 7-7 7 7", "M12 19V5"]);
export const DescendingGlyph = /* @__PURE__ */ glyph(["M12 5v14", "m19 12-7 7-7-7"]);
export const SortableGlyph = /* @__PURE__ */ glyph(["m7 15 5 5 5-5", "m7 9 5-5 5 5"]);
export const DownGlyph = /* @__PURE__ */ glyph(["m6 9 6 6 6-6"]);
export const FilterGlyph = /* @__PURE__ */ glyph(["M3 6h18", "M7 12h10", "M10 18h4"]);
export const SearchGlyph = /* @__PURE__ */ glyph([
  "m21 21-4.3-4.3",
  "M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z",
]);
export const AlertGlyph = /* @__PURE__ */ glyph(["M12 8v4", "M12 16h.01"], true);
export const DoneGlyph = /* @__PURE__ */ glyph(["m16 9-5.5 5.5L8 12"], true);
export const InfoGlyph = /* @__PURE__ */ glyph(["M12 16v-4", "M12 8h.01"], true);
export const WarningGlyph = /* @__PURE__ */ glyph([
  "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3",
  "M12 9v4",
  "M12 17h.01",
]);
export const ShowGlyph = /* @__PURE__ */ glyph([
  "M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0",
  "M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0",
]);
export const HideGlyph = /* @__PURE__ */ glyph([
  "M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49",
  "M14.084 14.158a3 3 0 0 1-4.242-4.242",
  "M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143",
  "m2 2 20 20",
]);
export const BackGlyph = /* @__PURE__ */ glyph(["m12 19-7-7 7-7", "M19 12H5"]);
export const MoreGlyph = /* @__PURE__ */ glyph(["M5 12h.01", "M12 12h.01", "M19 12h.01"]);
export const MenuGlyph = /* @__PURE__ */ glyph(["M4 5h16", "M4 12h16", "M4 19h16"]);
export const LeaveGlyph = /* @__PURE__ */ glyph(["M7 7h10v10", "M7 17 17 7"]);
export const NoPictureGlyph = /* @__PURE__ */ glyph([
  "m3 3 18 18",
  "M9 3h10a2 2 0 0 1 2 2v10",
  "M21 21H5a2 2 0 0 1-2-2V4",
  "m3 17 5-5 8 8",
]);
