// Builds the fixture app: from the sources, which the package must look like, and from the package, on pages with style
// sheets of their own.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Names of the pages' own style sheets in hosts/. */
const hosts = ["none", "normalize", "bootstrap", "hostile", "shadcn"];

/** Writes a page for the application in `app`, with these elements in its head. */
function writePage(path, app, head) {
  // A custom element, so that no rule of the page matches it.
  const places = '<div id="host"></div><x-root id="root"></x-root>';
  const index = readFileSync(join(app, "index.html"), "utf8");
  writeFileSync(
    path,
    index.replace("</head>", `${head}</head>`).replace("<body>", `<body>${places}`),
  );
}

async function withVite(app, outDir, names, alias = {}) {
  const input = names.map((name) => {
    const path = join(app, `${name}.html`);
    const head = `<link rel="stylesheet" href="/hosts/${name}.css"><script type="module" src="/js/host.js"></script>`;
    writePage(path, app, head);
    return path;
  });
  await build({
    root: app,
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    resolve: { alias, dedupe: ["react", "react-dom"] },
    build: { outDir, target: "es2022", cssMinify: false, rolldownOptions: { input } },
  });
}

/** Returns the folder and name of each page, that from the sources first. */
export async function buildPages(app) {
  const folder = (name) => join(app, `dist-${name}`);
  await withVite(app, folder("sources"), ["none"], {
    "@lanyard/design-system/styles.css": join(root, "src/styles.css"),
    "@lanyard/design-system": join(root, "src/index.ts"),
  });
  await withVite(app, folder("vite"), hosts);
  return [
    { build: "sources", folder: folder("sources"), name: "none" },
    ...hosts.map((name) => ({ build: "Vite", folder: folder("vite"), name })),
  ];
}
