// Imports that lint's arrow rules forbid, by rule name, and imports that they allow.
import type { Imports } from "./house.ts";

const server = "api/src";
const platform = `${server}/platform`;
const product = `${server}/features/product`;
const review = `${server}/features/review`;
const web = "console/src";
const page = `${web}/pages/B.tsx`;
const paths = `${web}/app/paths.ts`;
/** What a feature may not import, nor what lies below it. */
const above = [`${web}/features/review/B.tsx`, page, `${web}/app/b.tsx`, `${web}/b.tsx`];
const http = ["fastify", "@fastify/cookie", `${platform}/http/b.ts`];
const sql = ["drizzle-orm", "pg"];
const ground = ["env", "identity", "process", "refuse", "text"];
const parts = ["files", "jobs", "mail", "payments", "postgres", "throttle"];
/** The rule name for imports upwards among the modules that the rooms are built on. */
const floor = (names: string, below: string) =>
  `${names} of the server: may import only the layers below, ${below}`;

export const forbidden: Readonly<Record<string, Imports>> = {
  "the contract imports only zod/mini": {
    "contract/src/a.shapes.ts": ["fs", "zod", "fastify", "@lanyard/api"],
  },
  "only shapes and calls of the contract import zod, which no browser loads": {
    "contract/src/a.lifecycle.ts": ["zod/mini"],
  },
  "the design system imports no other package, and no library for data, routing or translations": {
    "design-system/src/A.tsx": [
      "@lanyard/contract",
      "@tanstack/react-query",
      "react-router",
      "react-router-dom",
      "i18next",
      "react-i18next",
    ],
  },
  "the host bridge imports nothing": {
    "host-bridge/src/a.ts": ["@lanyard/contract", "zod/mini", "react"],
  },
  "the host bridge's hook imports only React": {
    "host-bridge/src/react.ts": ["@lanyard/design-system", "react-dom"],
  },
  "the console imports only the contract, the design system and the host bridge": {
    [`${web}/api/a.ts`]: ["@lanyard/api"],
  },
  "only the console's feature embed uses the host bridge; the guide shows its rows and examples": {
    [`${web}/components/d.ts`]: ["@lanyard/host-bridge"],
    [`${web}/pages/C.tsx`]: ["@lanyard/host-bridge"],
    [`${web}/app/e.tsx`]: ["@lanyard/host-bridge"],
    [`${web}/features/guide/a.ts`]: ["@lanyard/host-bridge"],
    [`${web}/features/guide/parts/A.tsx`]: ["@lanyard/host-bridge"],
  },
  "only the features embed and guide of the console import the rows of the host bridge": {
    [`${web}/components/e.ts`]: ["@lanyard/host-bridge/protocol"],
    [`${web}/pages/D.tsx`]: ["@lanyard/host-bridge/protocol"],
  },
  "the template for applications imports only the host bridge": {
    "create-app/template/src/a.ts": ["@lanyard/design-system", "@lanyard/contract"],
  },
  "the console uses Radix and Lucide only through the design system": {
    [`${web}/features/product/A.tsx`]: ["@radix-ui/react-dialog", "lucide-react"],
  },
  "the test host imports only the design system and the host bridge, as any host could": {
    "test-host/src/A.tsx": ["@lanyard/contract", "@lanyard/console"],
    "test-host/server/a.ts": ["@lanyard/api"],
  },
  "a package without a user interface imports only the contract, and no React": {
    [`${server}/a.ts`]: ["@lanyard/console", "@lanyard/design-system", "react", "react-dom"],
    "api/scripts/a.ts": ["@lanyard/console", "@lanyard/host-bridge"],
    "host-bridge/scripts/a.ts": ["@lanyard/design-system"],
    "contract/src/a.shapes.ts": ["@lanyard/api"],
  },
  "a package is imported by its name, not by a path": {
    [`${server}/b.ts`]: ["contract/src/b.ts"],
  },

  "a feature of the console imports only itself and components, drafts, i18n, auth and api": {
    [`${web}/features/product/C.tsx`]: above,
    [`${web}/features/product/list/C.tsx`]: above,
  },
  "components, drafts, i18n and auth of the console import only each other and api": {
    [`${web}/components/page/c.ts`]: above,
    [`${web}/drafts/c.ts`]: above,
    [`${web}/i18n/c.ts`]: above,
    [`${web}/auth/c.ts`]: above,
  },
  "api of the console imports only itself, what auth stores and the texts of problems": {
    [`${web}/api/c.ts`]: [
      ...above,
      paths,
      `${web}/auth/session.tsx`,
      `${web}/i18n/format.ts`,
      `${web}/components/page/b.ts`,
      `${web}/drafts/b.ts`,
    ],
  },
  "stories import only their own feature, what lies below, and the story frame": {
    [`${web}/features/product/A.stories.tsx`]: above,
    [`${web}/components/page/A.stories.tsx`]: above,
  },
  "a page imports features, not the app around it": {
    [`${web}/pages/A.tsx`]: [`${web}/app/b.tsx`, `${web}/b.tsx`],
    [`${web}/pages/review/A.tsx`]: [`${web}/app/b.tsx`],
  },
  "no browser loads the console's server": {
    [`${web}/app/c.tsx`]: [`${web}/server/b.ts`],
    [`${web}/pages/E.tsx`]: [`${web}/server/b.ts`],
  },

  [floor(ground.join(", "), "none")]: {
    [`${platform}/env/a.ts`]: [`${platform}/database/b.ts`, `${product}/b.rules.ts`],
    [`${platform}/identity/a.ts`]: [`${platform}/database/b.ts`],
    [`${platform}/process/a.ts`]: [`${platform}/database/b.ts`],
    [`${platform}/refuse.ts`]: [`${platform}/database/b.ts`],
    [`${platform}/text/a.ts`]: [`${platform}/database/b.ts`],
  },
  [floor("database", ground.join(", "))]: {
    [`${platform}/database/a.ts`]: parts.map((part) => `${platform}/${part}/b.ts`),
  },
  [floor(parts.join(", "), [...ground, "database"].join(", "))]: Object.fromEntries(
    parts.map((part) => [`${platform}/${part}/a.ts`, [`${platform}/context.ts`]]),
  ),
  [floor("context", [...ground, "database", ...parts].join(", "))]: {
    [`${platform}/context.ts`]: [`${platform}/http/b.ts`],
  },
  [floor("http", [...ground, "database", ...parts, "context"].join(", "))]: {
    [`${platform}/http/a.ts`]: [`${product}/b.rules.ts`, `${server}/app.ts`],
  },
  "platform of the server: every layer has its place among the others": {
    [`${platform}/new/a.ts`]: [],
    [`${platform}/other/a.ts`]: [`${platform}/env/b.ts`],
    [`${product}/f.rules.ts`]: [`${platform}/third/b.ts`],
  },
  "a file of a server's room is named after its job, from the list in CONTRIBUTING.md": {
    [`${product}/product.helpers.ts`]: [`${platform}/env/b.ts`],
    [`${product}/a.rules.ts`]: [`${product}/product.types.ts`],
    [`${product}/alone.ts`]: [],
    [`${product}/cards/alone.ts`]: [],
  },
  "a room of the server does not import the layers above it": {
    [`${product}/c.rules.ts`]: ["app.ts", "backup/b.ts", "demo/b.ts", "retention/b.ts"].map(
      (file) => `${server}/${file}`,
    ),
  },
  "a room may call another room's rules, never its store": {
    [`${product}/d.rules.ts`]: [`${review}/b.store.ts`],
    [`${product}/a.store.ts`]: [`${review}/b.store.ts`],
    [`${product}/cards/a.rules.ts`]: [`${review}/desk/b.store.ts`],
    [`${server}/retention/a.ts`]: [`${review}/b.store.ts`],
  },
  "a route calls rules and decides nothing": {
    [`${product}/a.routes.ts`]: [
      ...["store", "sql", "tables"].map((job) => `${product}/b.${job}.ts`),
      ...sql,
    ],
  },
  "only stores use SQL and only routes use HTTP: rules and other files use neither": {
    [`${product}/e.rules.ts`]: [
      ...["sql", "tables", "routes"].map((job) => `${product}/b.${job}.ts`),
      ...http,
      ...sql,
    ],
    ...Object.fromEntries(
      ["form", "send", "wire"].map((job) => [
        `${product}/a.${job}.ts`,
        ["pg", "fastify", `${product}/b.sql.ts`],
      ]),
    ),
  },
  "a store imports no rules and no HTTP": {
    [`${product}/c.store.ts`]: [
      ...["rules", "routes", "wire"].map((job) => `${product}/b.${job}.ts`),
      ...http,
    ],
    [`${product}/a.sql.ts`]: [`${product}/b.rules.ts`],
    [`${product}/a.tables.ts`]: [`${product}/b.rules.ts`],
  },
  "no circular imports": { "design-system/src/B.tsx": ["design-system/src/C.tsx"] },
};

export const allowed: Imports = {
  // Closes the cycle.
  "design-system/src/C.tsx": ["design-system/src/B.tsx"],
  "contract/src/b.shapes.ts": ["zod/mini", "contract/src/b.lifecycle.ts"],
  "contract/src/b.calls.ts": ["zod/mini"],
  "contract/src/b.test.ts": ["vitest", "zod"],
  "design-system/src/D.tsx": ["react", "@radix-ui/react-dialog", "lucide-react"],
  "host-bridge/src/react.ts": ["react", "host-bridge/src/b.ts"],
  [`${web}/features/embed/popup/B.tsx`]: ["@lanyard/host-bridge"],
  "test-host/src/B.tsx": ["@lanyard/design-system", "@lanyard/host-bridge", "react"],
  [`${web}/features/guide/parts/B.tsx`]: ["@lanyard/host-bridge/protocol"],
  [`${web}/features/guide/examples/B.tsx`]: ["@lanyard/host-bridge", "react"],
  [`${web}/features/guide/B.stories.tsx`]: ["@lanyard/host-bridge"],
  "create-app/template/src/b.ts": ["@lanyard/host-bridge"],
  [`${web}/server/c.tsx`]: [`${web}/app/routes.tsx`],
  [`${web}/app/routes.tsx`]: [page, `${web}/features/product/B.tsx`],
  [page]: [`${web}/features/review/B.tsx`, `${web}/features/product/B.tsx`, paths],
  [`${web}/pages/B.stories.tsx`]: [`${web}/story-frame.tsx`],
  [`${web}/features/product/B.tsx`]: [
    ...["components/page", "drafts", "i18n", "auth", "api", "features/product/list"].map(
      (folder) => `${web}/${folder}/b.ts`,
    ),
    paths,
    "@lanyard/contract",
    "@lanyard/design-system",
    "react",
  ],
  [`${web}/features/product/B.stories.tsx`]: [`${web}/i18n/b.ts`, `${web}/story-frame.tsx`],
  [`${web}/components/page/b.ts`]: [`${web}/drafts/b.ts`, `${web}/i18n/b.ts`, paths],
  [`${web}/i18n/b.ts`]: [`${web}/auth/b.ts`],
  [`${web}/auth/b.ts`]: [`${web}/api/b.ts`],
  [`${web}/api/b.ts`]: [
    `${web}/auth/storage.ts`,
    `${web}/auth/company-connection.ts`,
    `${web}/i18n/say-problem.ts`,
  ],
  [`${server}/app.ts`]: [`${product}/b.routes.ts`, `${platform}/http/b.ts`, "fastify"],
  ...Object.fromEntries(
    ["backup", "demo", "retention"].map((tool) => [
      `${server}/${tool}/b.ts`,
      [`${product}/b.tables.ts`, `${product}/b.rules.ts`, ...sql],
    ]),
  ),
  [`${product}/b.routes.ts`]: [`${platform}/http/b.ts`, `${product}/b.rules.ts`, "fastify"],
  [`${product}/b.rules.ts`]: [
    `${product}/b.store.ts`,
    `${review}/b.rules.ts`,
    `${platform}/context.ts`,
    "@lanyard/contract",
  ],
  [`${product}/b.store.ts`]: [`${review}/b.tables.ts`, `${platform}/database/b.ts`, ...sql],
  [`${product}/cards/b.rules.ts`]: [`${product}/b.store.ts`],
  [`${product}/b.sql.ts`]: sql,
  [`${product}/b.tables.ts`]: sql,
  [`${product}/b.test.ts`]: [`${review}/b.store.ts`, `${server}/app.ts`, ...sql],
};
