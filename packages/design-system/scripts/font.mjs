// Writes src/font.css and the font files that most pages need; with --check it only reports whether they are up to
// date.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const whole = readFileSync(
  require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Letters of Italian, English, Spanish, French and German, and their typographic characters. */
const further =
  "ªºÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüÿŒœßŸ\u00a0\u202f¡¿«»‘’“”–—…•·×−°©®€£";
const characters = [...ascii, ...Array.from(further)].toSorted();

/**
 * OpenType features that browsers enable by default, tabular figures, and those that base.css uses. Without `calt`,
 * whose alternate glyphs beside capitals and figures would be a sixth of the file.
 */
const features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum", "cv11", "ss03"];
/** Entries of the fonts' own name tables: text and address of the licence, besides the copyright, which always stays. */
const preserveNameIds = [13, 14];
const core = await subsetFont(whole, characters.join(""), {
  targetFormat: "woff2",
  preserveNameIds,
  keepFeatures: features,
  // Text is never lighter than 400. A maximum below 900 would round the weights in between and change every screenshot.
  variationAxes: { wght: { min: 400, max: 900 } },
});

/** The code font: one weight, and no ligatures, which would show other characters than were typed. */
const wholeMono = readFileSync(
  require.resolve("@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2"),
);
const mono = await subsetFont(wholeMono, characters.join(""), {
  targetFormat: "woff2",
  preserveNameIds,
  keepFeatures: ["locl"],
});

/** Formats characters as `U+20-7E, U+A0`, with line breaks as the formatter puts them. */
const unicodeRange = (texts) => {
  const hex = (code) => code.toString(16).toUpperCase();
  const runs = [];
  for (const code of texts.map((text) => text.codePointAt(0))) {
    const last = runs.at(-1);
    if (last?.end === code - 1) last.end = code;
    else runs.push({ start: code, end: code });
  }
  const names = runs.map(({ start, end }) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ""}`);
  return names.join(", ").replaceAll(/(.{1,95}(?:,|$)) ?/g, "\n    $1");
};

const percent = (value) => `${Number((value * 100).toFixed(2))}%`;

/** Width of Inter's tabular figures in em, the same at any weight to a hundredth. */
const figureWidth = 0.648;
const figures = Array.from("0123456789€");

/**
 * A font face for installed fonts, scaled to the width and height of Inter. In em, `width` is the mean width of the
 * letters, weighted by their frequency in English, and `figure` is the width of a figure. With `figure`, figures are as
 * wide as Inter's tabular ones in prices and totals; otherwise they would be a seventh too narrow. Omit it for running
 * text, whose line length is measured in the width of a figure (`ch`).
 */
const fallback = async ({ sources, weights, wght, width, figure }) => {
  const inter = await subsetFont(whole, ascii.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght },
  });
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(inter);
  const face = (scale, signs) => `@font-face {
  font-family: "Inter Fallback";
  font-weight: ${weights};
  src: ${sources.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: ${percent(lineGap / unitsPerEm / scale)};
  unicode-range:${signs};
}
`;
  return [
    face(xWidthAvg / unitsPerEm / width, range),
    ...(figure === undefined
      ? []
      : [face(figureWidth / figure, ` ${unicodeRange(figures).trim()}`)]),
  ].join("\n");
};

const range = unicodeRange(characters);
const regular = { weights: "100 599", wght: 400 };
const bold = { weights: "600 900", wght: 600 };
const faces = await Promise.all(
  [
    { ...regular, sources: ["Open Sans Regular"], width: 960 / 2048 },
    { ...bold, sources: ["Open Sans Bold"], width: 1030 / 2048, figure: 1169 / 2048 },
    // Liberation Sans and Helvetica have the same widths as Arial.
    { ...regular, sources: ["Arial", "Liberation Sans", "Helvetica"], width: 913 / 2048 },
    {
      ...bold,
      sources: ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"],
      width: 983 / 2048,
      figure: 1139 / 2048,
    },
  ].map(fallback),
);
const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(
  await subsetFont(wholeMono, ascii.join(""), { targetFormat: "truetype" }),
);
/** Scales Consolas to the width of JetBrains Mono; other common monospace fonts have that width already. */
const scale = xWidthAvg / unitsPerEm / (1126 / 2048);
const monoFallback = `@font-face {
  font-family: "JetBrains Mono Fallback";
  src: local("Consolas");
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ascent / unitsPerEm / scale)};
  descent-override: ${percent(-descent / unitsPerEm / scale)};
  line-gap-override: ${percent(lineGap / unitsPerEm / scale)};
}
`;
const css = `/* Generated by scripts/font.mjs: the text font and the code font, which loads only on pages with code. A page with characters outside the core file also loads the file that contains them. */
@import "@fontsource-variable/inter/wght.css";

@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./inter-core.woff2") format("woff2");
  unicode-range:${range};
}

/* Installed fonts, scaled to the width and height of Inter, so that nothing moves when Inter has loaded. The last installed one is used. */
${faces.join("\n")}
@font-face {
  font-family: "JetBrains Mono";
  font-display: swap;
  src: url("./mono-core.woff2") format("woff2");
  unicode-range:${range};
}

${monoFallback}`;

const files = [
  [new URL("../src/inter-core.woff2", import.meta.url), core],
  [new URL("../src/mono-core.woff2", import.meta.url), mono],
  [new URL("../src/font.css", import.meta.url), Buffer.from(css)],
];
if (process.argv.includes("--check")) {
  const differs = files.some(
    ([file, made]) => !existsSync(file) || !readFileSync(file).equals(made),
  );
  if (differs) {
    console.error("The font files are outdated. Run: npm run font -w @lanyard/design-system");
    process.exitCode = 1;
  }
} else for (const [file, made] of files) writeFileSync(file, made);
