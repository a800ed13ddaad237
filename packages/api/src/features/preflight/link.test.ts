// The rules about links: responses, failures, and addresses to which the server sends no request.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { ForbiddenAddress } from "../webhook/webhook.send.ts";
import { inspectLink } from "./link.rules.ts";
import { fetchStatus } from "./link.send.ts";

const answers = (status: number) => async () => status;
const throws = (error: Error) => async () => {
  throw error;
};

interface Case {
  readonly breaks: readonly (readonly [string, typeof fetchStatus, finding: string])[];
  readonly rests: readonly (readonly [string, typeof fetchStatus])[];
}
const page = "https://example.org/privacy";

const cases: Readonly<Record<RuleAbout<"link">, Case>> = {
  link_private: {
    breaks: [
      ["https://10.0.0.1/", answers(200), ""],
      ["http://localhost:3000/privacy", answers(200), ""],
      ["https://[::1]/", answers(200), ""],
      [page, throws(new ForbiddenAddress("example.org")), ""],
    ],
    rests: [[page, answers(200)]],
  },
  link_silent: {
    breaks: [[page, throws(new Error("ENOTFOUND")), ""]],
    rests: [
      [page, answers(200)],
      ["no address", throws(new Error("ENOTFOUND"))],
    ],
  },
  link_failed: {
    breaks: [
      [page, answers(404), "404"],
      [page, answers(500), "500"],
    ],
    rests: [
      [page, answers(200)],
      [page, answers(301)],
    ],
  },
  link_open: {
    breaks: [["http://example.org/", answers(200), ""]],
    rests: [[page, answers(200)]],
  },
};

describe.each(Object.entries(cases) as [RuleAbout<"link">, Case][])("%s", (rule, all) => {
  it.each(all.breaks)("is broken by %s", async (url, ask, expected) => {
    expect(toldBy(await inspectLink("privacy_policy_url", url, ask), rule)).toEqual([expected]);
  });
  it.each(all.rests)("lets %s rest", async (url, ask) => {
    expect(toldBy(await inspectLink("privacy_policy_url", url, ask), rule)).toEqual([]);
  });
});

it("asks of a webhook only that somebody answers", async () => {
  expect(await inspectLink("webhook_url", page, answers(405))).toEqual([]);
  const [silent] = await inspectLink("webhook_url", page, throws(new Error("refused")));
  expect(silent).toMatchObject({ rule: "link_silent", field: "webhook_url" });
});

describe("asking", () => {
  let server: Server;
  let base: string;
  let seen: string[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(request.url ?? "");
      const [, way, to] = /^\/(\w+)(?:\?(.*))?$/.exec(request.url ?? "") ?? [];
      if (way === "silent") return;
      if (way === "on") response.writeHead(302, { location: decodeURIComponent(to ?? "") });
      else response.writeHead(way === "gone" ? 410 : 200);
      response.end("x".repeat(1_000_000));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const isAllowed = (address: string) => address === "127.0.0.1";
  const on = (to: string) => `${base}/on?${encodeURIComponent(to)}`;

  it("answers the status, after redirects", async () => {
    expect(await fetchStatus(`${base}/page`, { isAllowed })).toBe(200);
    expect(await fetchStatus(`${base}/gone`, { isAllowed })).toBe(410);
    expect(await fetchStatus(on("/on?%2Fpage"), { isAllowed })).toBe(200);
  });

  it("goes to no private address, at once or by a redirect, by name or number", async () => {
    await expect(fetchStatus(`${base}/page`)).rejects.toThrow(ForbiddenAddress);
    seen = [];
    for (const to of ["http://10.0.0.1/", "http://[::1]/", "file:///etc/passwd", "gopher://a/"])
      await expect(fetchStatus(on(to), { isAllowed }), to).rejects.toThrow(ForbiddenAddress);
    expect(seen).toHaveLength(4);
    const resolve: NonNullable<Parameters<typeof fetchStatus>[1]>["resolve"] = (
      _name,
      _options,
      done,
    ) => done(null, [{ address: "192.168.0.1", family: 4 }]);
    await expect(fetchStatus("http://inside.example/", { resolve })).rejects.toThrow(
      ForbiddenAddress,
    );
  });

  it("ends a circle, and does not wait for ever", async () => {
    const turning = createServer((_request, response) =>
      response.writeHead(302, { location: "/again" }).end(),
    ).listen(0, "127.0.0.1");
    await once(turning, "listening");
    const { port } = turning.address() as AddressInfo;
    await expect(fetchStatus(`http://127.0.0.1:${port}/`, { isAllowed })).rejects.toThrow(
      "redirects",
    );
    turning.close();
    const signal = AbortSignal.timeout(50);
    await expect(fetchStatus(`${base}/silent`, { isAllowed, signal })).rejects.toThrow();
  });
});
