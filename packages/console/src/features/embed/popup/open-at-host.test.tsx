// What the console asks a host to show: addresses are escaped in markup, and a forbidden address is reported instead.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAtHost } from "./open-at-host.ts";
import type { Popup } from "./popup.ts";

const origins = { host: "https://host.example", allowed: ["https://host.example"] };
const send = vi.fn<(message: { readonly type: string }) => void>();
beforeEach(() => void send.mockReset());
afterEach(() => void vi.restoreAllMocks());
const open = async (popup: Popup) => {
  await openAtHost(popup, origins, { send }, (address) => `not ${address}`);
  return send.mock.calls.map(([message]) => message);
};

test("a page stands in a frame, and its address stays an address", async () => {
  const address = `/a"><script>alert(1)</script>?b=&quot;&c='`;
  const [sent] = await open({ kind: "page", address });
  const html = String((sent as { readonly html?: string }).html);
  const frame = new DOMParser().parseFromString(html, "text/html").body;
  expect(frame.children).toHaveLength(1);
  expect(frame.querySelector("iframe")?.src).toBe(new URL(address, origins.host).href);
  expect(frame.querySelector("script")).toBeNull();
});

test("a page of somebody else's is told, not opened", async () => {
  expect(await open({ kind: "page", address: "https://evil.example/" })).toEqual([
    { type: "toast.alert", text: "not https://evil.example/" },
  ]);
});

test("a remote address is the host's to judge", async () => {
  expect(await open({ kind: "remote", address: "https://evil.example/", title: "A" })).toEqual([
    {
      type: "popup.open",
      size: "normal",
      url: "https://evil.example/",
      config: { title: "A", height: expect.any(String) as string },
    },
  ]);
});

test("markup that does not come is told", async () => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await open({ kind: "fetched", address: "/menu" })).toEqual([
    { type: "toast.alert", text: "not /menu" },
  ]);
});
