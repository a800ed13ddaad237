// Measures the bytes received until a page is quiet, with an empty cache: headers and bodies as the browser counts
// them.
import type { Browser } from "playwright";
import type { Figures } from "./figures.ts";
import { median, sum } from "./medians.ts";
import { desktop, openReader, visit, type Who } from "./reader.ts";
import type { World } from "./world.ts";

const kinds = ["document", "script", "style", "font", "texts", "data", "picture", "other"] as const;
type Kind = (typeof kinds)[number];

interface Answer {
  readonly kind: Kind;
  readonly bytes: number;
  readonly headers: number;
  /** Requested after the load event: in idle time, for later use. */
  readonly late: boolean;
}

function kindOf(type: string, url: string): Kind {
  const { pathname } = new URL(url);
  if (type === "Document") return "document";
  if (pathname.startsWith("/assets/i18n/")) return "texts";
  if (/\.m?js$/.test(pathname)) return "script";
  if (type === "Stylesheet") return "style";
  if (type === "Font" || pathname.endsWith(".woff2")) return "font";
  if (pathname.startsWith("/api/")) return "data";
  return type === "Image" ? "picture" : "other";
}

async function answersOf(browser: Browser, url: string, path: string, who: Who): Promise<Answer[]> {
  const reader = await openReader(browser, url, who, desktop);
  const asked = new Map<string, { kind: Kind; late: boolean; bytes: number }>();
  /** Bytes of headers, which the browser reports separately and in any order. */
  const headers = new Map<string, number>();
  let loaded = false;
  reader.page.once("load", () => {
    loaded = true;
  });
  reader.cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (/^https?:/.test(request.url))
      asked.set(requestId, { kind: kindOf(type, request.url), late: loaded, bytes: 0 });
  });
  reader.cdp.on("Network.responseReceivedExtraInfo", ({ requestId, headersText = "" }) =>
    headers.set(requestId, headersText.length),
  );
  reader.cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  try {
    await visit(reader, url + path);
    return [...asked].map(([id, one]) => ({ ...one, headers: headers.get(id) ?? 0 }));
  } finally {
    await reader.close();
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const bytesOf = (answers: readonly Answer[]) => sum(answers.map(({ bytes }) => bytes));

/** The visit whose bytes are the median. */
function middle(visits: readonly Answer[][]): Answer[] {
  const all = median(visits.map(bytesOf));
  return (
    visits.toSorted((a, b) => Math.abs(bytesOf(a) - all) - Math.abs(bytesOf(b) - all))[0] ?? []
  );
}

const rounds = 5;

export async function wire({ browser, product, pages, peers, notes }: World): Promise<Figures> {
  const visits = new Map<string, { visits: Answer[][]; open: () => Promise<Answer[]> }>();
  for (const page of pages)
    visits.set(page.id, {
      visits: [],
      open: () => answersOf(browser, product.url, page.path, page),
    });
  for (const { title, url, views } of peers)
    for (const [view, { path, storage }] of Object.entries(views))
      visits.set(`${title}, ${view}`, {
        visits: [],
        open: () => answersOf(browser, url, path, { storage }),
      });
  for (let round = 0; round < rounds; round += 1)
    for (const [name, one] of visits) {
      process.stdout.write(`wire: round ${round + 1} of ${rounds}, ${name}\n`);
      one.visits.push(await one.open());
    }

  const rows = [...visits].map(([name, one]) => ({ name, answers: middle(one.visits) }));
  const of = (name: string) => rows.find((row) => row.name === name)?.answers ?? [];
  const only = (answers: readonly Answer[], kind: Kind) =>
    answers.filter((one) => one.kind === kind);
  const withoutPictures = (answers: readonly Answer[]) =>
    answers.filter(({ kind }) => kind !== "picture");
  return {
    values: {
      "wire.login": bytesOf(of("login")) / 1000,
      "wire.products": bytesOf(withoutPictures(of("products"))) / 1000,
      "wire.landing.document": bytesOf(only(of("landing"), "document")) / 1000,
    },
    tables: [
      {
        title: "kB over the wire, by what they are",
        head: ["page", "all", "but pictures", ...kinds, "headers", "requests", "after load"],
        rows: rows.map(({ name, answers }) => [
          name,
          kB(bytesOf(answers)),
          kB(bytesOf(withoutPictures(answers))),
          ...kinds.map((kind) => kB(bytesOf(only(answers, kind)))),
          kB(sum(answers.map(({ headers }) => headers))),
          String(answers.length),
          kB(bytesOf(answers.filter(({ late }) => late))),
        ]),
      },
    ],
    plots: [
      {
        name: "wire",
        title: "All bytes but pictures until a page is quiet, empty cache",
        unit: "kB",
        bars: rows.map(({ name, answers }) => ({
          label: name,
          value: Math.round(bytesOf(withoutPictures(answers)) / 100) / 10,
        })),
      },
    ],
    notes,
  };
}
