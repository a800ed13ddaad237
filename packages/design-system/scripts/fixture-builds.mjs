// Builds the fixture app three ways: Vite and webpack with styles.css, and Vite with the application's own Tailwind.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import webpack from "webpack";

const page = (app, head) =>
  readFileSync(join(app, "index.html"), "utf8").replace("</head>", `${head}</head>`);

const withVite = async (app, entry, outDir, plugins = []) => {
  const input = join(app, `${entry}.html`);
  writeFileSync(input, page(app, `<script type="module" src="/js/${entry}.js"></script>`));
  const complaints = [];
  await build({
    root: app,
    configFile: false,
    logLevel: "silent",
    plugins,
    build: {
      outDir,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        onLog: (level, log) => {
          // "use client" speaks to frameworks with a server half.
          if (level === "warn" && log.code !== "MODULE_LEVEL_DIRECTIVE")
            complaints.push(log.message);
        },
      },
    },
  });
  cpSync(join(outDir, `${entry}.html`), join(outDir, "index.html"));
  return complaints;
};

const withWebpack = async (app, entry, outDir) => {
  const stats = await new Promise((resolve, reject) => {
    webpack(
      {
        context: app,
        mode: "production",
        entry: { main: `./js/${entry}.js` },
        output: { path: outDir, filename: "main.js", cssFilename: "main.css", publicPath: "auto" },
        experiments: { css: true },
        performance: false,
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  writeFileSync(
    join(outDir, "index.html"),
    page(app, '<link rel="stylesheet" href="main.css"><script defer src="main.js"></script>'),
  );
  return [...errors, ...warnings].map(({ message }) => message);
};

/** `{ title, folder, complaints }` of each. */
export const buildFixture = async (app) => {
  cpSync(join(app, "tailwind.css"), join(app, "js/tailwind.css"));
  const folder = (name) => join(app, `dist-${name}`);
  return [
    {
      title: "Vite",
      folder: folder("vite"),
      complaints: await withVite(app, "main-styles", folder("vite")),
    },
    {
      title: "webpack",
      folder: folder("webpack"),
      complaints: await withWebpack(app, "main-styles", folder("webpack")),
    },
    {
      title: "Vite with Tailwind",
      folder: folder("tailwind"),
      complaints: await withVite(app, "main-tailwind", folder("tailwind"), [tailwindcss()]),
    },
  ];
};
