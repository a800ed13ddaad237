// The connection between this page and the window in its frame: records all messages, and applies the conduct to the
// host's answers.
import type { OnDrop, Receiver, Recipient } from "@lanyard/host-bridge/host";
import { readFromHost } from "@lanyard/host-bridge/protocol";
import { behave, type Conduct } from "./conduct.ts";
import type { Author, Traffic } from "./traffic.ts";

export interface WireOptions {
  /** Where messages arrive. */
  readonly receiver: Receiver;
  /** The frame's window, which stays the same when the frame navigates; null while the frame is removed. */
  readonly guest: () => Recipient | null;
  readonly origin: string;
  readonly traffic: Pick<Traffic, "add">;
  readonly conduct: () => { readonly conduct: Conduct; readonly delay: number };
}

export interface Wire {
  /** For `createHost`, so that the host uses the same bridge as everybody else. */
  readonly receiver: Receiver;
  readonly framed: { readonly contentWindow: Recipient };
  readonly onDrop: OnDrop;
  /** Sends anything at once, whatever the conduct, from this window. */
  readonly post: (data: unknown) => void;
  readonly close: () => void;
}

const typePattern = /^\s*\{\s*"type"\s*:\s*"([\w.]{1,40})"|"type"\s*:\s*"([\w.]{1,40})"/;
/** A type to display, also for texts that are not valid messages. */
const getType = (text: string) => {
  const [, first, later] = typePattern.exec(text.slice(0, 2_000)) ?? [];
  return first ?? later ?? "–";
};
/** Falls back to String(), because JSON.stringify cannot serialise everything. */
const toText = (data: unknown) => {
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
  /** Collects why the message being read is dropped; undefined between messages. */
  let reading: { reason?: Parameters<OnDrop>[0]; detail?: string | undefined } | undefined;

  const note = (data: unknown, by: Author, isSent: boolean) => {
    const text = toText(data);
    // The guest reads with the same function, so what it will drop is known here.
    const result = readFromHost(data);
    const fate = !isSent
      ? ({ dropped: "no frame" } as const)
      : "dropped" in result
        ? { dropped: result.dropped, detail: result.detail }
        : {};
    traffic.add({ direction: "out", by, text, type: getType(text), ...fate });
  };
  const deliver = (data: unknown, by: Author) => {
    const target = guest();
    note(data, by, target !== null);
    // The browser drops the message while the window shows no page of this origin.
    target?.postMessage(data as string, origin);
  };
  const answer = (text: string) => {
    const { conduct: how, delay } = conduct();
    const replies = behave(how, text);
    if (replies.length === 0)
      traffic.add({
        direction: "out",
        by: "answer",
        text,
        type: getType(text),
        dropped: "no answer",
      });
    for (const each of replies) {
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
  // The bridge answers only after all listeners have handled the query, so the query is recorded before its answer.
  const contentWindow: Recipient = { postMessage: answer };

  const hear = ({ data, origin: from, source }: MessageEvent) => {
    const isGuest = source !== null && source === guest();
    reading = {};
    // The host identifies the guest by the recipient object that it sends to.
    const event = { data, origin: from, source: isGuest ? contentWindow : source } as MessageEvent;
    for (const listener of listeners) listener(event);
    const { reason, detail } = reading;
    reading = undefined;
    const text = toText(data);
    traffic.add({ direction: "in", text, type: getType(text), dropped: reason, detail });
  };
  receiver.addEventListener("message", hear);

  return {
    receiver: {
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    framed: { contentWindow },
    onDrop(reason, detail) {
      // A message may be dropped for several reasons; the first is the cause.
      if (reading && !reading.reason) reading = { reason, detail };
    },
    post: (data) => deliver(data, "hand"),
    close() {
      receiver.removeEventListener("message", hear);
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
