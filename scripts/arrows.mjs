// The allowed import directions between packages, rooms and jobs, for dependency-cruiser; type imports count too, and
// the resolved file decides. A developer whose import is forbidden reads the rule's name. $1 is the first group of
// `from`.
const tests = "\\.test\\.tsx?$";
const stories = "\\.stories\\.tsx$";
/** Matches libraries, also if they are not installed for the importing package. */
const library = (names) => `(^|node_modules/)(${names})(/|$)`;

const packages = [
  {
    name: "the contract imports only zod/mini",
    from: { path: "^packages/contract/src/", pathNot: tests },
    to: { pathNot: ["^packages/contract/src/", library("zod/mini")] },
  },
  {
    name: "only shapes and calls of the contract import zod, which no browser loads",
    from: {
      path: "^packages/contract/src/",
      pathNot: [tests, "\\.(shapes|calls)\\.ts$", "/call\\.ts$"],
    },
    to: { path: library("zod") },
  },
  {
    name: "the design system imports no other package, and no library for data, routing or translations",
    from: { path: "^packages/design-system/src/" },
    to: {
      path: [
        "^packages/",
        library("@tanstack|react-router|react-router-dom|i18next|react-i18next"),
      ],
      pathNot: "^packages/design-system/",
    },
  },
  {
    name: "the host bridge imports nothing",
    from: { path: "^packages/host-bridge/src/", pathNot: [tests, "/react\\.ts$"] },
    to: { pathNot: "^packages/host-bridge/src/" },
  },
  {
    name: "the host bridge's hook imports only React",
    from: { path: "^packages/host-bridge/src/react\\.ts$" },
    to: { pathNot: ["^packages/host-bridge/src/", library("react")] },
  },
  {
    name: "the console imports only the contract, the design system and the host bridge",
    from: { path: "^packages/console/src/" },
    to: { path: "^packages/", pathNot: "^packages/(console|contract|design-system|host-bridge)/" },
  },
  {
    name: "only the console's feature embed uses the host bridge; the guide shows its rows and examples",
    from: {
      path: "^packages/console/src/(?!features/embed/)",
      pathNot: ["/guide/examples/", `/guide/[^/]+${stories}`],
    },
    to: { path: "^packages/host-bridge/", pathNot: "/src/table\\.ts$" },
  },
  {
    name: "only the features embed and guide of the console import the rows of the host bridge",
    from: { path: "^packages/console/src/(?!features/(?:embed|guide)/)" },
    to: { path: "^packages/host-bridge/src/table\\.ts$" },
  },
  {
    name: "the template for applications imports only the host bridge",
    from: { path: "^packages/create-app/template/" },
    to: { path: "^packages/", pathNot: "^packages/(create-app/template|host-bridge)/" },
  },
  {
    name: "the console uses Radix and Lucide only through the design system",
    from: { path: "^packages/console/src/" },
    to: { path: library("@radix-ui|lucide-react") },
  },
  {
    name: "the test host imports only the design system and the host bridge, as any host could",
    from: { path: "^packages/test-host/" },
    to: { path: "^packages/", pathNot: "^packages/(test-host|design-system|host-bridge)/" },
  },
  {
    name: "a package without a user interface imports only the contract, and no React",
    from: {
      path: "^packages/(?!console/|create-app/template/|design-system/|host-bridge/src/|test-host/)([^/]+)/",
    },
    to: {
      path: ["^packages/", library("react|react-[^/]+")],
      pathNot: "^packages/($1|contract)/",
    },
  },
  {
    name: "a package is imported by its name, not by a path",
    from: { path: "^packages/([^/]+)/src/" },
    to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
  },
];

// In the console: server -> app -> pages -> features -> components, drafts, i18n, auth -> api.
const web = "^packages/console/src/";
const below = "components|drafts|i18n|auth|api";
/** The addresses of the pages are for everyone. */
const addresses = `${web}app/paths\\.ts$`;

const console = [
  {
    name: "a feature of the console imports only itself and components, drafts, i18n, auth and api",
    from: { path: `${web}features/([^/]+)/`, pathNot: [tests, stories] },
    to: { path: web, pathNot: [`${web}(features/$1|${below})/`, addresses] },
  },
  {
    name: "components, drafts, i18n and auth of the console import only each other and api",
    from: { path: `${web}(components|drafts|i18n|auth)/`, pathNot: [tests, stories] },
    to: { path: web, pathNot: [`${web}(${below})/`, addresses] },
  },
  {
    name: "api of the console imports only itself, what auth stores and the texts of problems",
    from: { path: `${web}api/`, pathNot: tests },
    to: {
      path: web,
      pathNot: [
        `${web}api/`,
        `${web}auth/(storage|company-connection)\\.ts$`,
        `${web}i18n/say-problem\\.ts$`,
      ],
    },
  },
  {
    name: "stories import only their own feature, what lies below, and the story frame",
    from: { path: `${web}(features/[^/]+|${below})/.*${stories}` },
    to: { path: web, pathNot: [`${web}($1|${below})/`, addresses, `${web}story-frame`] },
  },
  {
    name: "a page imports features, not the app around it",
    from: { path: `${web}pages/`, pathNot: stories },
    to: { path: `${web}(app/|[^/]+$)`, pathNot: addresses },
  },
  {
    name: "no browser loads the console's server",
    from: { path: `${web}(?!server/)` },
    to: { path: `${web}server/` },
  },
];

// In the server: app -> routes -> rules -> store -> platform. Every folder of `features` is a room, and room-circles.mjs
// checks that rooms import each other in one direction only. These are the layers of `platform`, lowest first: each may
// import itself and those before it. On top of all rooms are the files beside the folders (app.ts, serve.ts, server.ts)
// and the tools that work on every table: backup, demo and retention.
const floors = [
  "env|identity|process|refuse|text",
  "database",
  "files|jobs|mail|payments|postgres|throttle",
  "context",
  "http",
];
const src = "^packages/api/src/";
const platform = `${src}platform/`;
const room = `${src}features/([^/]+)/`;

const misnamed = {
  path: room,
  pathNot: [
    "\\.(form|routes|rules|send|sql|store|tables|test|wire)\\.ts$",
    // Files shared by store and rules.
    `${src}features/(delivery/delivery\\.attempt|submission/submission\\.content|product/(product\\.(card|text)|offer\\.viewer))\\.ts$`,
  ],
};
const unlisted = { path: `${platform}(?!(?:${floors.join("|")})[/.])` };
/** Forbids files, whether they are imported, import something, or do neither. */
const forbidFiles = (name, files) =>
  [
    { from: {}, to: files },
    { from: files, to: {} },
    { from: { ...files, orphan: true }, to: {} },
  ].map((rule) => ({ name, ...rule }));

const server = [
  ...floors.map((names, at) => ({
    name: `${names.replaceAll("|", ", ")} of the server: may import only the layers below, ${floors.slice(0, at).join(", ").replaceAll("|", ", ") || "none"}`,
    from: { path: `${platform}(${names})[/.]`, pathNot: tests },
    to: { path: src, pathNot: `${platform}(${floors.slice(0, at + 1).join("|")})[/.]` },
  })),
  ...forbidFiles(
    "a file of a server's room is named after its job, from the list in CONTRIBUTING.md",
    misnamed,
  ),
  ...forbidFiles("platform of the server: every layer has its place among the others", unlisted),
  {
    name: "a room of the server does not import the layers above it",
    from: { path: room, pathNot: tests },
    to: { path: `${src}([^/]+$|(backup|demo|retention)/)` },
  },
  {
    name: "a room may call another room's rules, never its store",
    from: { path: `${src}(?:features/)?([^/]+)/`, pathNot: tests },
    to: { path: "\\.store\\.ts$", pathNot: `${src}features/$1/` },
  },
  {
    name: "a route calls rules and decides nothing",
    from: { path: "\\.routes\\.ts$" },
    to: { path: ["\\.(store|sql|tables)\\.ts$", library("drizzle-orm|pg")] },
  },
  {
    name: "only stores use SQL and only routes use HTTP: rules and other files use neither",
    from: {
      path: room,
      pathNot: "\\.(routes|store|sql|tables|test)\\.ts$",
    },
    to: {
      path: [
        "\\.(sql|tables|routes)\\.ts$",
        `${platform}http/`,
        library("drizzle-orm|pg|fastify|@fastify"),
      ],
    },
  },
  {
    name: "a store imports no rules and no HTTP",
    from: { path: "\\.(store|sql|tables)\\.ts$" },
    to: { path: ["\\.(rules|routes|wire)\\.ts$", `${platform}http/`, library("fastify|@fastify")] },
  },
];

export default {
  forbidden: [
    ...packages,
    ...console,
    ...server,
    { name: "no circular imports", from: {}, to: { circular: true } },
  ].map((rule) => ({ severity: "error", ...rule })),
  options: {
    // swc also reads type imports, and does not need TypeScript's compiler API, which TypeScript 7 lacks.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^packages/[^/]+/dist/", "\\.d\\.m?ts$"] },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "import", "node", "default"],
    },
  },
};
