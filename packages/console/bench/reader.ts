// A reader with an empty cache and a profile's connection and machine, who opens a page and waits until the network is
// quiet.
import type { Browser, CDPSession, Page } from "playwright";
import { documentCookie, hintsCookie, languageCookie } from "@lanyard/contract";
import type { Connection } from "../src/auth/company-connection.ts";
import type { Session } from "./product.ts";
import { quiet, watchTraffic, type Traffic } from "./traffic.ts";

/** In ms: long enough for a slow connection on a busy machine. */
const visitWithin = 120_000;

export interface Profile {
  readonly name: string;
  /** Milliseconds of delay per request. */
  readonly latency: number;
  readonly megabits: number;
  /** The factor by which the CPU is slowed down. */
  readonly slower: number;
  readonly width: number;
  readonly height: number;
}
export const desktop: Profile = {
  name: "desktop",
  latency: 40,
  megabits: 10,
  slower: 1,
  width: 1280,
  height: 900,
};
export const phone: Profile = {
  name: "phone",
  latency: 150,
  megabits: 1.6,
  slower: 4,
  width: 390,
  height: 844,
};

export interface Who {
  readonly language?: string;
  readonly session?: Session;
  /** The company that the tab is connected to. */
  readonly company?: Connection;
  /** For peers: further entries of localStorage. */
  readonly storage?: Readonly<Record<string, string>>;
}
export interface Reader {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
  close(): Promise<void>;
}

interface Kept {
  readonly browser: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

/** The content of the reader's localStorage (`browser`) and sessionStorage (`tab`). */
export function keptOf({ language = "it", session, company, storage = {} }: Who): Kept {
  const user = session && { username: session.username, avatar: "", role: session.role };
  return {
    browser: {
      language,
      ...storage,
      ...(session && { access_token: session.token, current_user: JSON.stringify(user) }),
      ...(session?.document && { session_id: session.document.id }),
    },
    tab: company ? { company_token: company.token, company: JSON.stringify(company.company) } : {},
  };
}

/** Runs in the page: fills the storages. */
export function keep({ browser, tab }: Kept): void {
  for (const [key, value] of Object.entries(browser)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
}

/** In the bench's browsers; the server renders a reader's times in it. */
export const timeZone = "Europe/Rome";

/** The width in pixels from which a page is wide: `md` of the styles. */
const wideFrom = 820;

/** The reader's cookies, as an earlier visit has left them. */
export function cookiesOf({ language = "it", session }: Who, width: number) {
  const hints = encodeURIComponent(`${timeZone} ${width >= wideFrom ? "wide" : "narrow"}`);
  return [
    { name: languageCookie, value: language },
    ...(session?.document
      ? [
          { name: hintsCookie, value: hints },
          { name: documentCookie, value: session.document.cookie },
        ]
      : []),
  ];
}

export async function openReader(
  browser: Browser,
  url: string,
  who: Who,
  size: Pick<Profile, "width" | "height">,
): Promise<Reader> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    timezoneId: timeZone,
  });
  await context.addCookies(cookiesOf(who, size.width).map((cookie) => ({ ...cookie, url })));
  await context.addInitScript(keep, keptOf(who));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  return { page, cdp, traffic: watchTraffic(cdp), close: () => context.close() };
}

export async function slowDown(
  { cdp }: Reader,
  { latency, megabits, slower }: Pick<Profile, "latency" | "megabits" | "slower">,
): Promise<void> {
  const throughput = (megabits * 1_000_000) / 8;
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** Opens the page; resolves when the network is quiet and stays so while fonts load and two frames are rendered. */
export async function visit({ page, traffic }: Reader, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load", timeout: visitWithin });
  let last: number;
  do {
    await quiet(traffic);
    ({ last } = traffic);
    await page.evaluate("document.fonts.ready.then(() => undefined)");
    await page.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
    );
  } while (traffic.last !== last);
}
