// Icons of the components whose bundle must stay small: lucide's renderer is larger than the buttons that use it.
export interface GlyphProps {
  /** Classes for size, place and colour; the line takes the text's colour. */
  className?: string;
}

/** Decorative, on a 24 px grid with a 2 px line, as all icons here are; `circled` draws a ring around it. */
const glyph = (paths: string[], circled = false) =>
  function Glyph({ className = "size-6" }: GlyphProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className}
      >
        {circled && <circle cx="12" cy="12" r="10" />}
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };

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
export const NoPictureGlyph = /* @__PURE__ */ glyph([
  "m3 3 18 18",
  "M9 3h10a2 2 0 0 1 2 2v10",
  "M21 21H5a2 2 0 0 1-2-2V4",
  "m3 17 5-5 8 8",
]);
