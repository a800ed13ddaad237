// Writes src/font.css and the file of the font that most pages need alone; with --check it only says whether they agree.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const whole = readFileSync(
  require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
/** Letters of Italian, English, Spanish, French and German, and the signs of their typography. */
const further =
  "ªºÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäæçèéêëìíîïñòóôöùúûüÿŒœßŸ\u00a0\u202f¡¿«»‘’“”–—…•·×−°©®€£";
const characters = [...ascii, ...Array.from(further)].toSorted();

/**
 * What browsers turn on by themselves, tabular figures, and what base.css asks for. Not `calt`: the signs that it has for
 * beside capitals and figures would be a sixth of the file.
 */
const features = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum", "cv11", "ss03"];
const core = await subsetFont(whole, characters.join(""), {
  targetFormat: "woff2",
  keepFeatures: features,
  // No weight lighter than text. A smaller end would round the weights between, and every picture with them.
  variationAxes: { wght: { min: 400, max: 900 } },
});

/** Code: one weight, and no features. Ligatures would show other signs than were typed. */
const wholeMono = readFileSync(
  require.resolve("@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2"),
);
const mono = await subsetFont(wholeMono, characters.join(""), {
  targetFormat: "woff2",
  keepFeatures: ["locl"],
});

/** `U+20-7E, U+A0`, in lines as the formatter breaks them. */
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

/** Of Inter's tabular figures, in the em: at any weight, to a hundredth. */
const figureWidth = 0.648;
const figures = Array.from("0123456789€");

/**
 * As wide as text in Inter and as high as it. In the em, `width` is the mean width of the letters, weighted as English is
 * written, and `figure` that of a figure: with it, figures are as wide as tabular ones, which prices and totals have, and would
 * be a seventh too narrow otherwise. Not those of running text, whose lines are measured in their width (`ch`).
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
    // Liberation Sans and Helvetica are as wide as Arial.
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
/** Consolas as wide as JetBrains Mono; all others that a system has are so by themselves. */
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
const css = `/* Generated by scripts/font.mjs: the one font, and the one of code, which pages without code do not load. A page that needs a sign beyond its first file loads the next one too. */
@import "@fontsource-variable/inter/wght.css";

@font-face {
  font-family: "Inter Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./inter-core.woff2") format("woff2");
  unicode-range:${range};
}

/* What is there already, as wide and as high as Inter: nothing moves when that arrives. The last that is there is taken. */
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
    console.error(
      "The font's files are not what scripts/font.mjs makes: npm run font -w @lanyard/design-system",
    );
    process.exitCode = 1;
  }
} else for (const [file, made] of files) writeFileSync(file, made);
