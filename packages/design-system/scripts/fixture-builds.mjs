// Builds the fixture app (from the sources; with Vite; webpack; Vite and Tailwind) and the pages of other applications.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import webpack from "webpack";

const root = fileURLToPath(new URL("..", import.meta.url));
const indexOf = (app) => readFileSync(join(app, "index.html"), "utf8");
const page = (app, head) => indexOf(app).replace("</head>", `${head}</head>`);

const withVite = async (app, entry, outDir, { plugins = [], alias = {} } = {}) => {
  const input = join(app, `${entry}.html`);
  writeFileSync(input, page(app, `<script type="module" src="/js/${entry}.js"></script>`));
  const complaints = [];
  await build({
    root: app,
    configFile: false,
    logLevel: "silent",
    plugins,
    resolve: { alias, dedupe: ["react", "react-dom"] },
    build: {
      outDir,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input,
        // Timings of plugins depend on how busy this machine is.
        checks: { bundlerTimings: false },
        onLog: (level, log) => {
          // "use client" is only meant for frameworks with server components.
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

/** Names of other applications' pages and of their style sheets in hosts/. */
export const hosts = ["none", "normalize", "bootstrap", "hostile", "shadcn"];

/** Builds a page `<name>.html` for each host in `outDir`. */
export const buildHosts = async (app, outDir) => {
  const input = hosts.map((name) => {
    const path = join(app, `${name}.html`);
    const sheet = `<link rel="stylesheet" href="/hosts/${name}.css">`;
    // A custom element, so that no rule of the page matches it.
    const places = '<div id="host"></div><x-root id="root"></x-root>';
    const script = '<script type="module" src="/js/host.js"></script>';
    const index = indexOf(app)
      .replace(/<style>.*<\/style>/s, sheet)
      .replace('<div id="root"></div>', places + script);
    writeFileSync(path, index);
    return path;
  });
  await build({
    root: app,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { outDir, target: "es2022", cssMinify: false, rolldownOptions: { input } },
  });
};

/** Returns `{ title, folder, complaints }` for each build. */
export const buildFixture = async (app) => {
  for (const sheet of ["tailwind.css", "placed.css"])
    cpSync(join(app, sheet), join(app, "js", sheet));
  const folder = (name) => join(app, `dist-${name}`);
  return [
    {
      // The reference for the other builds, which must look exactly like the sources.
      title: "sources",
      folder: folder("sources"),
      complaints: await withVite(app, "main-styles", folder("sources"), {
        plugins: [tailwindcss()],
        alias: {
          "@lanyard/design-system/styles.css": join(root, "src/styles.css"),
          "@lanyard/design-system": join(root, "src/index.ts"),
        },
      }),
    },
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
      complaints: await withVite(app, "main-tailwind", folder("tailwind"), {
        plugins: [tailwindcss()],
      }),
    },
  ];
};
