// A host's hostile popup markup cannot read the browser's storage, reach a server, or navigate.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Frame, type Page } from "@playwright/test";
import { hostOriginFor } from "./host-origins.ts";
import { guestIn, say, serveHost } from "./host-page.ts";
import { payloads } from "./payloads.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("en");
test.use({ locale: "en-GB" });

/** Starts a server that counts connections, even those without a request. */
async function startSink() {
  const reached: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    reached.push(request.url ?? "");
    response.setHeader("access-control-allow-origin", "*");
    response.end();
  });
  server.on("connection", () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    reached,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}

/** Clicks everything that a reader could click. */
const pressAll = (frame: Frame) =>
  frame.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      "a, area, button, p, input, summary",
    ))
      element.click();
  });

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** There is no event for the absence of effects, so the test waits. */
const settled = (page: Page) => page.waitForTimeout(250);

test("over two hundred payloads in popups read nothing, reach nobody and lead nowhere", async ({
  page,
  context,
}) => {
  const site = String(test.info().project.use.baseURL);
  const hostOrigin = hostOriginFor(Number(new URL(site).port));
  const sink = await startSink();
  const host = await serveHost(Number(new URL(hostOrigin).port), `${site}/`);
  try {
    const all = payloads(sink.origin);
    expect(all.length).toBeGreaterThanOrEqual(200);
    await page.addInitScript(() => {
      const stolen: string[] = [];
      Object.assign(globalThis, { stolen });
      addEventListener("message", ({ data }) => {
        if (String(data).startsWith("stolen")) stolen.push(String(data));
      });
    });
    await page.goto(`${host.origin}/?token=demo-company-token`);
    const guest = guestIn(page);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
    const top = page.url();
    const framed = page.frames().find((frame) => frame.url().startsWith(site))!;
    const place = framed.url();
    let opened = 0;
    context.on("page", () => (opened += 1));
    const dialog = guest.getByRole("dialog");
    for (const [part, some] of inParts(all, 25).entries()) {
      const html = [`<p>Part ${part}</p>`, ...some].join("\n");
      await say(page, { type: "function", function: "popup.open", data: { html } });
      const frame = dialog.locator("iframe");
      await expect(frame).toBeVisible();
      await expect(frame.contentFrame().getByText(`Part ${part}`, { exact: true })).toBeAttached();
      await settled(page);
      const inside = await (await frame.elementHandle()).contentFrame();
      await pressAll(inside!);
      await settled(page);
      expect(inside!.url()).toMatch(/^about:srcdoc(?:#|$)/);
      await say(page, { type: "function", function: "popup.close" });
      await expect(dialog).toBeHidden();
    }
    expect(sink.reached).toEqual([]);
    expect(sink.connections()).toBe(0);
    for (const around of [page.mainFrame(), framed])
      expect(
        await around.evaluate(() => (globalThis as unknown as { stolen: string[] }).stolen),
      ).toEqual([]);
    expect([page.url(), framed.url(), opened]).toEqual([top, place, 0]);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(words("store.title"));
  } finally {
    await host.close();
    await sink.close();
  }
});

test("the same payloads reach the server that counts from a page without such a frame", async ({
  page,
}) => {
  const sink = await startSink();
  try {
    // In separate frames, because some payloads stop those after them. On a busy machine the next part may come too
    // soon for the payloads of the one before, so that all come again.
    await expect(async () => {
      for (const some of inParts(payloads(sink.origin), 25)) {
        await page.setContent(
          some
            .map(
              (one) =>
                `<iframe srcdoc="${one.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`,
            )
            .join(""),
        );
        await settled(page);
      }
      expect(new Set(sink.reached).size).toBeGreaterThan(50);
    }).toPass({ timeout: 100_000 });
  } finally {
    await sink.close();
  }
});
