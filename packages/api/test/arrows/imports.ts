// Imports that lint's arrow rules forbid, by rule name, and imports that they allow.
import type { Imports } from "./house.ts";

const server = "api/src";
const product = `${server}/product`;
const page = "console/src/pages/B.tsx";
const http = ["fastify", "@fastify/cookie", `${server}/http/b.ts`];
const sql = ["drizzle-orm", "pg"];
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
    "console/src/shared/a.ts": ["@lanyard/api"],
  },
  "only the console's room embed uses the host bridge; the guide shows its rows and examples": {
    "console/src/shared/d.ts": ["@lanyard/host-bridge"],
    "console/src/pages/C.tsx": ["@lanyard/host-bridge"],
    "console/src/e.tsx": ["@lanyard/host-bridge"],
    "console/src/guide/a.ts": ["@lanyard/host-bridge"],
    "console/src/guide/parts/A.tsx": ["@lanyard/host-bridge"],
  },
  "only the rooms embed and guide of the console import the rows of the host bridge": {
    "console/src/shared/e.ts": ["@lanyard/host-bridge/protocol"],
    "console/src/pages/D.tsx": ["@lanyard/host-bridge/protocol"],
  },
  "the template for applications imports only the host bridge": {
    "create-app/template/src/a.ts": ["@lanyard/design-system", "@lanyard/contract"],
  },
  "the console uses Radix and Lucide only through the design system": {
    "console/src/product/A.tsx": ["@radix-ui/react-dialog", "lucide-react"],
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

  "a room of the console imports only itself, drafts and shared": {
    "console/src/product/C.tsx": ["console/src/review/B.tsx", page, "console/src/b.tsx"],
  },
  "drafts of the console imports only itself and shared": {
    "console/src/drafts/c.ts": ["console/src/review/B.tsx", page],
  },
  "shared of the console imports only itself": {
    "console/src/shared/c.ts": ["console/src/drafts/b.ts", "console/src/review/B.tsx", page],
  },
  "stories of a room import only the room, drafts, shared, the locales and the story frame": {
    "console/src/product/A.stories.tsx": ["console/src/review/B.tsx", page, "console/src/b.tsx"],
  },
  "a page imports rooms, not the routes to it": {
    "console/src/pages/A.tsx": ["console/src/b.tsx"],
  },

  [floor("shared", "none")]: {
    [`${server}/shared/a.ts`]: [`${server}/database/b.ts`, `${product}/b.rules.ts`],
  },
  [floor("database", "shared")]: {
    [`${server}/database/a.ts`]: parts.map((part) => `${server}/${part}/b.ts`),
  },
  [floor(parts.join(", "), "shared, database")]: Object.fromEntries(
    parts.map((part) => [`${server}/${part}/a.ts`, [`${server}/context.ts`]]),
  ),
  [floor("context", `shared, database, ${parts.join(", ")}`)]: {
    [`${server}/context.ts`]: [`${server}/http/b.ts`],
  },
  [floor("http", `shared, database, ${parts.join(", ")}, context`)]: {
    [`${server}/http/a.ts`]: [`${product}/b.rules.ts`, `${server}/app.ts`],
  },
  "a file of a server's room is named after its job, from the list in CONTRIBUTING.md": {
    [`${product}/product.helpers.ts`]: [`${server}/shared/b.ts`],
    [`${product}/a.rules.ts`]: [`${product}/product.types.ts`],
    [`${product}/alone.ts`]: [],
  },
  "a room of the server does not import the layers above it": {
    [`${product}/c.rules.ts`]: ["app.ts", "backup/b.ts", "demo/b.ts", "retention/b.ts"].map(
      (file) => `${server}/${file}`,
    ),
  },
  "a room may call another room's rules, never its store": {
    [`${product}/d.rules.ts`]: [`${server}/review/b.store.ts`],
    [`${product}/a.store.ts`]: [`${server}/review/b.store.ts`],
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
  "console/src/embed/B.tsx": ["@lanyard/host-bridge"],
  "test-host/src/B.tsx": ["@lanyard/design-system", "@lanyard/host-bridge", "react"],
  "console/src/guide/parts/B.tsx": ["@lanyard/host-bridge/protocol"],
  "console/src/guide/examples/B.tsx": ["@lanyard/host-bridge", "react"],
  "console/src/guide/B.stories.tsx": ["@lanyard/host-bridge"],
  "create-app/template/src/b.ts": ["@lanyard/host-bridge"],
  "console/src/routes.tsx": [page],
  [page]: ["console/src/review/B.tsx", "console/src/product/B.tsx"],
  "console/src/pages/B.stories.tsx": ["console/src/story-frame.tsx"],
  "console/src/product/B.tsx": [
    "console/src/drafts/b.ts",
    "console/src/shared/b.ts",
    "@lanyard/contract",
    "@lanyard/design-system",
    "react",
  ],
  "console/src/product/B.stories.tsx": ["locales/b.ts", "shared/b.ts", "story-frame.tsx"].map(
    (file) => `console/src/${file}`,
  ),
  [`${server}/app.ts`]: [`${product}/b.routes.ts`, `${server}/http/b.ts`, "fastify"],
  ...Object.fromEntries(
    ["backup", "demo", "retention"].map((tool) => [
      `${server}/${tool}/b.ts`,
      [`${product}/b.tables.ts`, `${product}/b.rules.ts`, ...sql],
    ]),
  ),
  [`${product}/b.routes.ts`]: [`${server}/http/b.ts`, `${product}/b.rules.ts`, "fastify"],
  [`${product}/b.rules.ts`]: [
    `${product}/b.store.ts`,
    `${server}/review/b.rules.ts`,
    `${server}/context.ts`,
    `${server}/file-columns.ts`,
    "@lanyard/contract",
  ],
  [`${product}/b.store.ts`]: [`${server}/review/b.tables.ts`, `${server}/database/b.ts`, ...sql],
  [`${product}/b.sql.ts`]: sql,
  [`${product}/b.tables.ts`]: sql,
  [`${product}/b.test.ts`]: [`${server}/review/b.store.ts`, `${server}/app.ts`, ...sql],
};
