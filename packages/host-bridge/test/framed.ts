// Windows with origins, without a browser: a host, and a guest in each of its frames.
import { afterEach, vi } from "vitest";
import type { Receiver, Recipient } from "../src/channel.ts";
import { connectToHost } from "../src/guest.ts";
import { createHost, type FrameOptions, type HostOptions } from "../src/host.ts";

export const text = JSON.stringify;
export const setup = { api_session: "a", company_token: "b" };
export const ready = { type: "setup", ...setup };
/** Cleanup functions for what outlives a test. */
export const stop: (() => void)[] = [];
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

/** A window with an origin. Messages sent to it carry `from`, as a browser would set it. */
export const createWindow = (origin: string) => {
  const listeners = new Set<(event: MessageEvent) => void>();
  const receiver: Receiver = {
    addEventListener: (type, listener) => void (type === "message" && listeners.add(listener)),
    removeEventListener: (type, listener) =>
      void (type === "message" && listeners.delete(listener)),
  };
  const deliver = (data: unknown, sender: { origin: string; source: unknown }) => {
    for (const listener of listeners) listener({ data, ...sender } as MessageEvent);
  };
  /** This window as seen by the sender `from`. */
  const seenBy = (sender: { origin: string; source: unknown }): Recipient => ({
    postMessage: (data, targetOrigin) => {
      if (targetOrigin === origin || targetOrigin === "*")
        queueMicrotask(() => deliver(data, sender));
    },
  });
  return { origin, receiver, deliver, seenBy, listeners };
};

/** A host with one guest for each of the origins. */
export const framed = (
  origins: readonly string[],
  options: Partial<FrameOptions> = {},
  more: HostOptions = {},
) => {
  const window = createWindow("https://host.test");
  const onDrop = vi.fn<NonNullable<HostOptions["onDrop"]>>();
  const host = createHost({ receiver: window.receiver, onDrop, patience: 200, ...more });
  const guests = origins.map((origin) => {
    const own = createWindow(origin);
    const hostSeen: { source: Recipient | undefined } = { source: undefined };
    const ownSeen: Recipient = own.seenBy({
      origin: window.origin,
      get source() {
        return hostSeen.source;
      },
    });
    hostSeen.source = window.seenBy({ origin, source: ownSeen });
    const element: { contentWindow: Recipient | null } = { contentWindow: ownSeen };
    const frame = host.frame(element, { origin, setup, ...options });
    const guest = connectToHost({
      origins: [window.origin],
      host: hostSeen.source,
      receiver: own.receiver,
      patience: 200,
    });
    stop.push(guest.close);
    return { own, ownSeen, element, frame, guest, host: hostSeen.source };
  });
  return {
    window,
    host,
    guests,
    onDrop,
    reasons: () => onDrop.mock.calls.map(([reason]) => reason),
  };
};
export const settled = () => new Promise((resolve) => setTimeout(resolve));
