// Measures how soon the console responds in a frame while its host sends 100,000 messages: from a reader's clicks and
// keys to the next paint.
import { createServer } from "node:http";
import { once } from "node:events";
import type { Frame, Page } from "playwright";
import { filled, settled, watchInteractions, type Interaction } from "./events.ts";
import type { Figures } from "./figures.ts";
import { median, percentile } from "./medians.ts";
import { freePort, openProduct } from "./product.ts";
import type { World } from "./world.ts";

const rounds = 5;
const messages = 100_000;
/** Messages per piece; small enough that clicks and messages interleave naturally. */
const piece = 1_000;
/**
 * Milliseconds between two pieces: 100,000 messages in five seconds. At a much higher rate, the browser's own work per
 * message takes all of its time.
 */
const pause = 50;
const perRound = 12;

/** A host that answers `app.startup`, and floods when told to. */
const hostPage = (guest: string) => `<!doctype html><meta charset="utf-8"><title>Host</title>
<iframe id="guest" title="Apps" src="${guest}/" style="width:100%;height:800px;border:0"></iframe>
<script>
  const guest = document.getElementById("guest");
  const origin = new URL(guest.src).origin;
  const say = (message) => guest.contentWindow.postMessage(JSON.stringify(message), origin);
  addEventListener("message", ({ source, data }) => {
    if (source === guest.contentWindow && JSON.parse(data).type === "app.startup")
      say({ type: "setup", api_session: "bench", company_token: "demo-company-token", locale: "en" });
  });
  window.sent = 0;
  window.flood = (piece) => {
    for (let each = 0; each < piece; each += 1) say({ type: "get.data", id: "place" });
    window.sent += piece;
    window.flooding = setTimeout(window.flood, ${pause}, piece);
  };
</script>`;

async function serveHost(port: number, guest: string) {
  const server = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(hostPage(guest)),
  ).listen(port, "localhost");
  await once(server, "listening");
  return server;
}

/** What the reader does from the first message to the last: moves between fields, and searches. */
async function actIn(page: Page, guest: Frame): Promise<void> {
  await guest.getByRole("searchbox").first().click({ timeout: 60_000 });
  for (let act = 1; act < perRound; act += 1) {
    await page.waitForFunction(`sent >= ${(messages / (perRound - 1)) * act}`);
    await page.keyboard.press(act % 3 === 0 ? "Tab" : String.fromCodePoint(97 + act));
    await guest.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))",
    );
  }
}

const timesOf = (guest: Frame) => guest.evaluate<Interaction[]>("interactionsSoFar()");

interface Round {
  readonly durations: readonly number[];
  /** How many of them the browser reported; the others were too short. */
  readonly reported: number;
  /** Messages sent during the round. */
  readonly sent: number;
}

async function round({ browser }: World, origin: string, site: string): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await watchInteractions(page);
    await page.goto(origin);
    const frame = page.frameLocator("#guest");
    await frame.getByRole("searchbox").first().waitFor({ timeout: 60_000 });
    const guest = page.frames().find((one) => one.url().startsWith(site));
    if (!guest) throw new Error("The console is not in its frame");
    await settled(page);
    await page.evaluate(`flood(${piece})`);
    await actIn(page, guest);
    const sent = await page.evaluate<number>("clearTimeout(flooding), sent");
    const measured = await timesOf(guest);
    return { durations: filled(measured, perRound), reported: measured.length, sent };
  } finally {
    await context.close();
  }
}

export async function flood(world: World): Promise<Figures> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const product = await openProduct({ HOST_ORIGINS: origin });
  const server = await serveHost(port, product.url);
  try {
    const all: Round[] = [];
    for (let each = 0; each < rounds; each += 1) all.push(await round(world, origin, product.url));
    const durations = all.flatMap((one) => one.durations);
    return {
      values: { "flood.p98": percentile(durations, 98) },
      tables: [
        {
          title: `${perRound} presses and keys a round, amid ${messages.toLocaleString("en")} messages`,
          head: ["round", "reported", "median", "slowest", "messages meanwhile"],
          rows: all.map((one, at) => [
            String(at + 1),
            String(one.reported),
            `${median(one.durations)} ms`,
            `${Math.max(...one.durations)} ms`,
            one.sent.toLocaleString("en"),
          ]),
        },
      ],
    };
  } finally {
    server.closeAllConnections();
    server.close();
    await product.close();
  }
}
