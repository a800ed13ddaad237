// The floor and the peers: a page of bare React, react-admin and Medusa's dashboard, installed into a temporary folder
// in their latest versions, built with the same tool and served with brotli.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type PluginOption } from "vite";
import { run } from "../../../scripts/package.ts";
import { serveBuilt, type Served } from "./serve.ts";

export interface Peer extends Served {
  readonly title: string;
}

const documentOf = (head = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>${head}</head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;

const bare = `import { createRoot } from "react-dom/client";
createRoot(document.getElementById("root")).render(<h1>A page of bare React</h1>);`;

/**
 * A list of sixty entries, like the product's; signed in if the storage says so. No requests, because its data is in
 * the page.
 */
const reactAdmin = `import { createRoot } from "react-dom/client";
import { Admin, Datagrid, List, Login, Resource, TextField } from "react-admin";
import fakeData from "ra-data-fakerest";
const products = Array.from({ length: 60 }, (_, id) => ({ id, title: "Product " + id, status: "draft" }));
const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  checkAuth: () => (localStorage.getItem("signed-in") ? Promise.resolve() : Promise.reject()),
  getPermissions: () => Promise.resolve(),
};
const Products = () => <List perPage={60}><Datagrid><TextField source="title" /><TextField source="status" /></Datagrid></List>;
createRoot(document.getElementById("root")).render(
  <Admin dataProvider={fakeData({ products })} authProvider={authProvider} loginPage={Login}>
    <Resource name="products" list={Products} />
  </Admin>,
);`;

const medusa = `import { createRoot } from "react-dom/client";
import App from "@medusajs/dashboard";
import "@medusajs/dashboard/css";
createRoot(document.getElementById("root")).render(<App />);`;

interface Recipe {
  readonly title: string;
  readonly packages: readonly string[];
  readonly source: string;
  readonly packageName?: string;
  readonly plugins?: (folder: string) => Promise<PluginOption[]>;
  readonly define?: Readonly<Record<string, string>>;
}
const recipes = {
  react: {
    title: "bare React",
    packageName: "react-dom",
    packages: ["react@19", "react-dom@19"],
    source: bare,
  },
  reactAdmin: {
    title: "react-admin",
    packageName: "react-admin",
    packages: [
      "react@19",
      "react-dom@19",
      "react-admin",
      "ra-data-fakerest",
      "@mui/material",
      "@emotion/react",
      "@emotion/styled",
    ],
    source: reactAdmin,
  },
  medusa: {
    title: "Medusa's dashboard",
    packageName: "@medusajs/dashboard",
    packages: ["react@18", "react-dom@18", "@medusajs/dashboard", "@medusajs/admin-vite-plugin"],
    source: medusa,
    plugins: async (folder) => {
      const file = join(folder, "node_modules/@medusajs/admin-vite-plugin/dist/index.mjs");
      const { default: plugin } = (await import(pathToFileURL(file).href)) as {
        default: (options: { sources: string[] }) => PluginOption;
      };
      return [plugin({ sources: [] })];
    },
    define: {
      __BASE__: '"/"',
      __BACKEND_URL__: '""',
      __STOREFRONT_URL__: '""',
      __AUTH_TYPE__: '"session"',
      __JWT_TOKEN_STORAGE_KEY__: "undefined",
      __MAX_UPLOAD_FILE_SIZE__: "1048576",
    },
  },
} satisfies Record<string, Recipe>;
export type PeerName = keyof typeof recipes;

/** Installs, builds and serves a peer below the folder. */
export async function openPeer(work: string, name: PeerName): Promise<Peer> {
  const recipe: Recipe = recipes[name];
  const folder = join(work, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  writeFileSync(join(folder, "index.html"), documentOf());
  writeFileSync(join(folder, "main.jsx"), recipe.source);
  const how = ["--no-audit", "--no-fund", "--ignore-scripts", "--legacy-peer-deps"];
  await run("npm", ["install", ...how, ...recipe.packages], folder);
  await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
    plugins: (await recipe.plugins?.(folder)) ?? [],
    define: recipe.define ?? {},
    build: { target: "es2023", chunkSizeWarningLimit: 10_000 },
  });
  const manifest = join(folder, "node_modules", recipe.packageName ?? "", "package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  return { title: `${recipe.title} ${version}`, ...(await serveBuilt(join(folder, "dist"))) };
}
