// Lighthouse's four scores of every page, as a phone, in three runs; for performance, the median counts.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "../../../scripts/browser.mjs";
import { run } from "../../../scripts/package.ts";
import type { Figures } from "./figures.ts";
import { median } from "./medians.ts";
import type { BenchPage } from "./pages.ts";
import { cookiesOf, keep, keptOf, phone, timeZone } from "./reader.ts";
import type { World } from "./world.ts";

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly details?: {
    readonly items?: readonly { readonly node?: { readonly selector: string } }[];
  };
}
interface Report {
  readonly lighthouseVersion: string;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}
interface Tab {
  evaluateOnNewDocument<T>(act: (input: T) => void, input: T): Promise<unknown>;
  emulateTimezone(name: string): Promise<void>;
}
interface Context {
  newPage(): Promise<Tab>;
  setCookie(...cookies: readonly object[]): Promise<void>;
  close(): Promise<void>;
}
interface Browser {
  createBrowserContext(): Promise<Context>;
  close(): Promise<void>;
}
interface Tools {
  /** Lighthouse itself. */
  readonly measure: (
    url: string,
    flags: object,
    config: undefined,
    tab: Tab,
  ) => Promise<{ lhr: Report } | undefined>;
  /** The browser driver that comes with it. */
  readonly launch: (options: object) => Promise<Browser>;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
const rounds = 3;

/** Installs the latest version below the folder. */
async function install(folder: string): Promise<Tools> {
  await writeFile(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await run(
    "npm",
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", "lighthouse"],
    folder,
  );
  const moduleOf = (name: string): Promise<unknown> =>
    import(pathToFileURL(createRequire(join(folder, "package.json")).resolve(name)).href);
  const { default: measure } = (await moduleOf("lighthouse")) as { default: Tools["measure"] };
  const { default: driver } = (await moduleOf("puppeteer-core")) as { default: Tools };
  return { measure, launch: (options) => driver.launch(options) };
}

/** The failed audits, with the elements concerned. */
function faults({ audits, categories: all }: Report, category: Category): string[] {
  const weighed = all[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return weighed.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const where = audit.details?.items?.map(({ node }) => node?.selector).filter(Boolean) ?? [];
    return [`${audit.title}${where.length > 0 ? ` (${where.slice(0, 3).join("; ")})` : ""}`];
  });
}

interface Judged {
  readonly page: BenchPage;
  readonly reports: readonly Report[];
}

async function judge({ measure, launch }: Tools, url: string, pages: readonly BenchPage[]) {
  const judged: Judged[] = [];
  const { executablePath, args, env } = await findBrowser();
  const browser = await launch({ executablePath, args, env });
  try {
    for (const page of pages) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // A new context, so that no storage is shared between runs.
        const context = await browser.createBrowserContext();
        const { hostname: domain } = new URL(url);
        const cookies = cookiesOf(page, phone.width);
        await context.setCookie(...cookies.map((cookie) => ({ ...cookie, domain, path: "/" })));
        const tab = await context.newPage();
        await tab.emulateTimezone(timeZone);
        await tab.evaluateOnNewDocument(keep, keptOf(page));
        const flags = { output: "json", logLevel: "silent", onlyCategories: categories };
        const result = await measure(url + page.path, flags, undefined, tab);
        if (result) reports.push(result.lhr);
        await context.close();
      }
      judged.push({ page, reports });
    }
  } finally {
    await browser.close();
  }
  return judged;
}

const markOf = ({ reports }: Judged, category: Category) =>
  Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0)));

export async function lighthouse({ product, pages }: World): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-lighthouse-"));
  try {
    const judged = await judge(await install(folder), product.url, pages);
    const worst = (category: Category, among = judged) =>
      Math.min(...among.map((one) => markOf(one, category)));
    // The URL for setting a password is secret, so crawlers are kept out.
    const isPublic = ({ page }: Judged) =>
      !page.session && !page.company && page.id !== "passwordReset";
    const notes = judged.flatMap((one) =>
      categories
        .filter((category) => category !== "performance" && (category !== "seo" || isPublic(one)))
        .flatMap((category) =>
          faults(one.reports[0]!, category).map((fault) => `${one.page.id}, ${category}: ${fault}`),
        ),
    );
    return {
      values: {
        "lighthouse.performance": worst("performance"),
        "lighthouse.accessibility": worst("accessibility"),
        "lighthouse.best": worst("best-practices"),
        "lighthouse.seo": worst("seo", judged.filter(isPublic)),
      },
      tables: [
        {
          title: `Less than 100 by Lighthouse ${judged[0]?.reports[0]?.lighthouseVersion ?? ""}, of ${judged.length} pages`,
          head: ["page", "category", "mark"],
          rows: judged.flatMap((one) =>
            categories
              .filter((category) => category !== "seo" || isPublic(one))
              .map((category) => [one.page.id, category, String(markOf(one, category))])
              .filter(([, , mark]) => mark !== "100"),
          ),
        },
      ],
      notes,
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
