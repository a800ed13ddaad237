// The target numbers, in the order of the page.
export const parts = [
  "wire",
  "paint",
  "shift",
  "lighthouse",
  "interaction",
  "flood",
  "lists",
  "seen",
  "server",
  "preflight",
  "cpu",
] as const;
export type Part = (typeof parts)[number];

export interface WantedNumber {
  readonly id: string;
  readonly part: Part;
  readonly what: string;
  readonly limit: number;
  readonly unit: string;
  /** The limit is a minimum instead of a maximum. */
  readonly least?: true;
}

const paint = (page: string, what: string, most: number): WantedNumber[] =>
  (["desktop", "phone"] as const).map((profile) => ({
    id: `paint.${page}.${profile}`,
    part: "paint",
    what: `${what}, ${profile}: largest paint, bare React = 1`,
    limit: most,
    unit: "×",
  }));
const paintOfPeer = (page: string, what: string): WantedNumber[] =>
  (["desktop", "phone"] as const).map((profile) => ({
    id: `paint.${page}.${profile}.peer`,
    part: "paint",
    what: `${what}, ${profile}: largest paint, react-admin's list = 1`,
    limit: 0.5,
    unit: "×",
  }));

export const numbers: readonly WantedNumber[] = [
  { id: "wire.login", part: "wire", what: "login: all bytes", limit: 130, unit: "kB" },
  {
    id: "wire.products",
    part: "wire",
    what: "product list, signed in: all bytes but pictures",
    limit: 150,
    unit: "kB",
  },
  {
    id: "wire.landing.document",
    part: "wire",
    what: "landing: HTML with critical style",
    limit: 14.6,
    unit: "kB",
  },
  ...paint("landing", "landing", 1.2),
  ...paint("login", "login", 1.2),
  ...paint("products", "product list", 2),
  ...paint("product", "product detail", 2),
  ...paintOfPeer("products", "product list"),
  ...paintOfPeer("product", "product detail"),
  { id: "shift", part: "shift", what: "layout shift, the worst route", limit: 0.01, unit: "" },
  ...(
    [
      ["performance", "performance", 98],
      ["accessibility", "accessibility", 100],
      ["best", "best practices", 100],
      ["seo", "SEO, public pages", 100],
    ] as const
  ).map(([id, what, limit]): WantedNumber => ({
    id: `lighthouse.${id}`,
    part: "lighthouse",
    what: `Lighthouse, phone, the worst route: ${what}`,
    limit,
    unit: "",
    least: true,
  })),
  {
    id: "interaction.p98",
    part: "interaction",
    what: "200 interactions, processor ÷ 4: 98th percentile to the next paint",
    limit: 100,
    unit: "ms",
  },
  {
    id: "interaction.key",
    part: "interaction",
    what: "a key press in a full editor, processor ÷ 4",
    limit: 32,
    unit: "ms",
  },
  {
    id: "flood.p98",
    part: "flood",
    what: "in a host's frame amid 100,000 messages: 98th percentile to the next paint",
    limit: 100,
    unit: "ms",
  },
  {
    id: "lists.first",
    part: "lists",
    what: "list of a creator of 10,000 products: first page, that with 10 = 1",
    limit: 1.3,
    unit: "×",
  },
  {
    id: "lists.dropped",
    part: "lists",
    what: "the same: frames dropped while scrolling through 300 products",
    limit: 0,
    unit: "",
  },
  {
    id: "seen.frames",
    part: "seen",
    what: "going to a route seen before: frames until its content",
    limit: 1,
    unit: "",
  },
  {
    id: "server.start",
    part: "server",
    what: "server: start on an existing database, above a bare Fastify",
    limit: 0.6,
    unit: "s",
  },
  {
    id: "server.resident",
    part: "server",
    what: "server: memory a minute after the start",
    limit: 120,
    unit: "MB",
  },
  {
    id: "server.upload.memory",
    part: "server",
    what: "upload of 150 MB: the server's memory above what it held",
    limit: 80,
    unit: "MB",
  },
  {
    id: "server.upload.rate",
    part: "server",
    what: "upload of 150 MB: rate, a bare stream to disk = 1",
    limit: 0.8,
    unit: "×",
    least: true,
  },
  {
    id: "preflight.memory",
    part: "preflight",
    what: "preflight of 150 MB: memory of the server and what it starts, above what it held",
    limit: 80,
    unit: "MB",
  },
  {
    id: "preflight.first",
    part: "preflight",
    what: "preflight of 150 MB: from the dropped file to the first finding",
    limit: 2,
    unit: "s",
  },
  {
    id: "cpu.list",
    part: "cpu",
    what: "authenticated list: CPU, the bare driver = 1",
    limit: 1.4,
    unit: "×",
  },
];

export const isReached = ({ limit, least }: WantedNumber, value: number): boolean =>
  least ? value >= limit : value <= limit;
