// Fetching markup from a real server: without data about the reader, without redirects, and with limits on size and
// time.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadMarkup } from "./load-markup.ts";

const elsewhere = vi.fn<() => void>();
const server = createServer(({ url }, response) => {
  if (url === "/menu") response.end("<p>Soup");
  else if (url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
  else if (url === "/elsewhere") {
    elsewhere();
    response.end("<p>Another page");
  } else if (url === "/longest") response.end("x".repeat(500_000));
  else if (url === "/longer") response.end("x".repeat(500_001));
  // `/never` gets no response.
  else if (url !== "/never") response.writeHead(404).end("<p>Nothing");
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => void vi.restoreAllMocks());
const load = (path: string, signal = new AbortController().signal) =>
  loadMarkup(`${origin}${path}`, signal);

test("it is asked for without cookies and without saying who asks", async () => {
  const requests: Request[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((to, how) => {
    requests.push(new Request(to, how));
    return Promise.resolve(new Response("<p>Soup"));
  });
  expect(await load("/menu")).toBe("<p>Soup");
  expect(requests[0]).toMatchObject({
    method: "GET",
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
});

test("it comes from the address that was named, not from where that leads", async () => {
  expect(await load("/menu")).toBe("<p>Soup");
  await expect(load("/moved")).rejects.toThrow();
  expect(elsewhere).not.toHaveBeenCalled();
});

test("what is no success, or longer than half a million characters, is none", async () => {
  await expect(load("/missing")).rejects.toThrow(`${origin}/missing answers 404`);
  expect(await load("/longest")).toHaveLength(500_000);
  await expect(load("/longer")).rejects.toThrow("longer than 500000 characters");
});

test("what does not come is given up after ten seconds, or when nobody waits any more", async () => {
  const time = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort("late"));
  await expect(load("/never")).rejects.toBe("late");
  expect(time).toHaveBeenCalledWith(10_000);
  vi.restoreAllMocks();
  await expect(load("/never", AbortSignal.abort("closed"))).rejects.toBe("closed");
});
