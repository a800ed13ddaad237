// The wire between this page and the window in its frame: what passes is noted, and the host's answers go by its conduct.
import type { OnDrop, Receiver, Recipient } from "@lanyard/host-bridge/host";
import { readFromHost } from "@lanyard/host-bridge/protocol";
import { behave, type Conduct } from "./conduct.ts";
import type { By, Traffic } from "./traffic.ts";

export interface WireOptions {
  /** Where messages arrive. */
  readonly receiver: Receiver;
  /** The window in the frame, the same from its first page to its last; null while the frame is taken out. */
  readonly guest: () => Recipient | null;
  readonly origin: string;
  readonly traffic: Pick<Traffic, "add">;
  readonly conduct: () => { readonly conduct: Conduct; readonly delay: number };
}

export interface Wire {
  /** For `createHost`, so that both ends of the bridge are the ones that everybody gets. */
  readonly receiver: Receiver;
  readonly framed: { readonly contentWindow: Recipient };
  readonly onDrop: OnDrop;
  /** Sends anything at once, whatever the conduct, from this window. */
  readonly post: (data: unknown) => void;
  readonly close: () => void;
}

const typeIn = /^\s*\{\s*"type"\s*:\s*"([\w.]{1,40})"|"type"\s*:\s*"([\w.]{1,40})"/;
/** For people: what is not a message may say so too. */
const typeOf = (text: string) => {
  const [, first, later] = typeIn.exec(text.slice(0, 2_000)) ?? [];
  return first ?? later ?? "–";
};
/** Not JSON.stringify alone: somebody may send what it cannot write. */
const textOf = (data: unknown) => {
  if (typeof data === "string") return data;
  try {
    return JSON.stringify(data) ?? String(data);
  } catch {
    return String(data);
  }
};

export function openWire({ receiver, guest, origin, traffic, conduct }: WireOptions): Wire {
  const listeners = new Set<(event: MessageEvent) => void>();
  const waiting = new Set<ReturnType<typeof setTimeout>>();
  /** Why the message that is being read is dropped; undefined between messages. */
  let reading: { reason?: Parameters<OnDrop>[0]; detail?: string | undefined } | undefined;

  const note = (data: unknown, by: By, isSent: boolean) => {
    const text = textOf(data);
    // The guest reads with the same function, so what it will drop is known here.
    const read = readFromHost(data);
    const fate = !isSent
      ? ({ dropped: "no frame" } as const)
      : "dropped" in read
        ? { dropped: read.dropped, detail: read.detail }
        : {};
    traffic.add({ direction: "out", by, text, type: typeOf(text), ...fate });
  };
  const deliver = (data: unknown, by: By) => {
    const to = guest();
    note(data, by, to !== null);
    // A window without a page has no origin yet that could be named.
    to?.postMessage(data as string, origin);
  };
  const answer = (text: string) => {
    const { conduct: how, delay } = conduct();
    const sent = behave(how, text);
    if (sent.length === 0)
      traffic.add({
        direction: "out",
        by: "answer",
        text,
        type: typeOf(text),
        dropped: "no answer",
      });
    for (const each of sent) {
      if (how !== "slow") deliver(each, "answer");
      else {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          deliver(each, "answer");
        }, delay);
        waiting.add(timer);
      }
    }
  };
  // The bridge answers after everybody has heard the question: so it is noted before its answer.
  const contentWindow: Recipient = { postMessage: answer };

  const hear = ({ data, origin: from, source }: MessageEvent) => {
    const isGuest = source !== null && source === guest();
    reading = {};
    // The host knows the guest as the recipient that it sends by.
    const event = { data, origin: from, source: isGuest ? contentWindow : source } as MessageEvent;
    for (const listener of listeners) listener(event);
    const { reason, detail } = reading;
    reading = undefined;
    const text = textOf(data);
    traffic.add({ direction: "in", text, type: typeOf(text), dropped: reason, detail });
  };
  receiver.addEventListener("message", hear);

  return {
    receiver: {
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    framed: { contentWindow },
    onDrop(reason, detail) {
      // Said of one message more than once: the first is the cause.
      if (reading && !reading.reason) reading = { reason, detail };
    },
    post: (data) => deliver(data, "hand"),
    close() {
      receiver.removeEventListener("message", hear);
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
