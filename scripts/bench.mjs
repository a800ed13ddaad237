// `npm run bench`: what the browser loads before each page of the built console, against the bare libraries; then the CPU of a request.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { firstLoads, sum } from "../packages/console/scripts/first-load.mjs";

process.chdir(new URL("..", import.meta.url).pathname);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

spawnSync(
  "npm",
  ["run", "--silent", "build", "--", "--filter=@lanyard/console", "--output-logs=errors-only"],
  {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  },
);

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
    return output.reduce(
      (all, chunk) => all + (chunk.code ? brotliCompressSync(chunk.code).length : 0),
      0,
    );
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
console.log(`react, react-dom, react-router, react-query and i18next alone: ${kB(least)} brotli\n`);
row("page", "script", "all", "files", "script/floor");
for (const { page, weights } of firstLoads()) {
  const scripts = sum(weights.filter(({ file }) => file.endsWith(".js")));
  row(page, kB(scripts), kB(sum(weights)), String(weights.length), (scripts / least).toFixed(2));
}
console.log("");
const { status } = spawnSync("npm", ["run", "--silent", "bench:cpu", "-w", "@lanyard/api"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exit(status ?? 1);
