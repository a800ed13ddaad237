// Measures the bytes received until a page is quiet, with an empty cache: headers and bodies as the browser counts
// them.
import type { Browser } from "playwright";
import type { Figures } from "./figures.ts";
import { median, sum } from "./medians.ts";
import { desktop, openReader, visit, type Who } from "./reader.ts";
import type { World } from "./world.ts";

type Kind = "document" | "picture" | "other";

interface Answer {
  readonly kind: Kind;
  readonly bytes: number;
}

function kindOf(type: string): Kind {
  if (type === "Document") return "document";
  return type === "Image" ? "picture" : "other";
}

async function answersOf(browser: Browser, url: string, path: string, who: Who): Promise<Answer[]> {
  const reader = await openReader(browser, url, who, desktop);
  const requests = new Map<string, { kind: Kind; bytes: number }>();
  reader.cdp.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (/^https?:/.test(request.url)) requests.set(requestId, { kind: kindOf(type), bytes: 0 });
  });
  reader.cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = requests.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  try {
    await visit(reader, url + path);
    return [...requests.values()];
  } finally {
    await reader.close();
  }
}

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
    tables: [],
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
