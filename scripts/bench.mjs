// `npm run bench`: what the browser loads before each page of the built console, against the bare libraries; then the CPU of a request.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

process.chdir(new URL("..", import.meta.url).pathname);
const dist = "packages/console/dist";
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const gzipped = (content) => gzipSync(content, { level: 9 }).length;

spawnSync(
  "npm",
  ["run", "--silent", "build", "--", "--filter=@lanyard/console", "--output-logs=errors-only"],
  {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  },
);

const assets = readdirSync(join(dist, "assets"));
const read = (path) => readFileSync(join(dist, path));
const named = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** A script and all that it imports at once. */
function withImports(name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  const code = read(`assets/${name}`).toString();
  for (const next of named(code, /(?:from|import)\s*["`]\.\/([\w.-]+\.js)["`]/g))
    withImports(next, seen);
  return seen;
}

const html = read("index.html").toString();
const [entry] = named(html, /src="\/assets\/([\w.-]+\.js)"/g);
const css = named(html, /href="\/assets\/([\w.-]+\.css)"/g);
const font = assets.find((name) => /^inter-latin-wght.*\.woff2$/.test(name));
const texts = readdirSync(join(dist, "assets", "i18n")).find((name) => /^it\b.*\.json$/.test(name));
const first = withImports(entry);

const sum = (names) => [...names].reduce((all, name) => all + gzipped(read(`assets/${name}`)), 0);
const fixed = gzipped(read("index.html")) + sum(css) + sum(texts ? [`i18n/${texts}`] : []);
const fontBytes = font ? read(`assets/${font}`).length : 0;

/** What the libraries alone weigh, bundled by the same tool. */
async function floor() {
  const folder = mkdtempSync(join("packages", "console", ".bench-"));
  try {
    writeFileSync(
      join(folder, "floor.js"),
      [
        'import { createElement } from "react";',
        'import { createRoot } from "react-dom/client";',
        'import { BrowserRouter, Routes, Route } from "react-router-dom";',
        'import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";',
        'import i18next from "i18next";',
        'import { initReactI18next, useTranslation } from "react-i18next";',
        "i18next.use(initReactI18next).init({});",
        "function Page() { const { t } = useTranslation(); const { data } = useQuery({ queryKey: [1], queryFn: () => 1 }); return t(String(data)); }",
        "createRoot(document.body).render(createElement(QueryClientProvider, { client: new QueryClient() }, createElement(BrowserRouter, null, createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) })))));",
      ].join("\n"),
    );
    const { output } = await build({
      configFile: false,
      root: folder,
      logLevel: "error",
      build: { write: false, target: "es2023", rollupOptions: { input: join(folder, "floor.js") } },
    });
    return output.reduce((all, chunk) => all + (chunk.code ? gzipped(chunk.code) : 0), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const least = await floor();
const row = (...cells) =>
  console.log(
    `${cells[0].padEnd(26)}${cells
      .slice(1)
      .map((cell) => cell.padStart(14))
      .join("")}`,
  );
console.log(`react, react-dom, react-router, react-query and i18next alone: ${kB(least)} gzip\n`);
row("page", "script", "all but font", "with font", "script/floor");
for (const page of assets.filter((name) => /^[A-Z]\w+Page-[\w-]{8}\.js$/.test(name)).toSorted()) {
  const scripts = sum(withImports(page, new Set(first)));
  const name = page.replace(/-[\w-]{8}\.js$/, "");
  row(
    name,
    kB(scripts),
    kB(scripts + fixed),
    kB(scripts + fixed + fontBytes),
    (scripts / least).toFixed(2),
  );
}
console.log("");
const { status } = spawnSync("npm", ["run", "--silent", "bench:cpu", "-w", "@lanyard/api"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
