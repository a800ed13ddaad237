// A host for tests and stories: it gives configured answers, records what it receives, and can misbehave.
import type { Receiver, Recipient } from "./channel.ts";
import type { GuestOptions } from "./guest.ts";
import { createHost, type Frame, type Setup } from "./host.ts";
import { readFromGuest } from "./parse.ts";
import type { GuestMessage, GuestType, Question } from "./protocol.ts";

export interface MockOptions {
  /** The host's origin; `https://host.test` by default. */
  readonly origin?: string | undefined;
  /** The answer to app.startup; null for a host that stays silent. */
  readonly setup?: Setup | null | undefined;
  /** The answers to questions; a question without one gets an error. */
  readonly answers?:
    | { readonly [Type in Question]?: (message: GuestMessage<Type>) => unknown }
    | undefined;
  /** An old host that knows only the text messages: it does not return `request`. */
  readonly plain?: boolean | undefined;
  /** The delay of the host's messages, in ms. */
  readonly delay?: number | undefined;
  /** A real or jsdom window on which to dispatch the host's messages; not required. */
  readonly window?: (Receiver & { dispatchEvent(event: Event): boolean }) | undefined;
}

interface Sender {
  readonly origin?: string | undefined;
  /** Another window than the host's. */
  readonly source?: unknown;
}

export interface MockHost extends Pick<Frame, "send" | "call" | "data" | "on"> {
  /** The options for `connectToHost`. */
  readonly connection: Pick<Required<GuestOptions>, "origins" | "host" | "receiver">;
  /** The messages that the guest has sent, oldest first. */
  readonly sent: readonly GuestMessage[];
  /** Resolves to the next message of a type that the guest sends. */
  readonly next: <Type extends GuestType>(type: Type) => Promise<GuestMessage<Type>>;
  /** Delivers anything from any sender at once, whether or not it is a message. */
  readonly sendRaw: (data: unknown, sender?: Sender) => void;
  readonly close: () => void;
}

const guestOrigin = "https://guest.test";

/** A receiver that is not a window, only a set of listeners. */
const createReceiver = () => {
  const listeners = new Set<(event: MessageEvent) => void>();
  return {
    addEventListener: (_: "message", listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: "message", listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
    deliver: (event: Pick<MessageEvent, "data" | "origin"> & { readonly source: unknown }) => {
      for (const listener of listeners) listener(event as MessageEvent);
    },
  };
};

const withoutRequest = (text: string) => {
  const { request: _, ...message } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(message);
};

export function createMockHost({
  origin = "https://host.test",
  setup = { api_session: "mock-session", app_token: "mock-app-token" },
  answers = {},
  plain = false,
  delay,
  window,
}: MockOptions = {}): MockHost {
  const sent: GuestMessage[] = [];
  const host = createReceiver();
  const guest = createReceiver();

  const later = (act: () => void) => {
    if (delay === undefined) queueMicrotask(act);
    else setTimeout(act, delay);
  };
  const guestWindow: Recipient = {
    postMessage(text, targetOrigin) {
      if (targetOrigin === guestOrigin) later(() => sendRaw(plain ? withoutRequest(text) : text));
    },
  };
  const hostWindow: Recipient = {
    postMessage(text, targetOrigin) {
      if (targetOrigin !== origin) return;
      const result = readFromGuest(text);
      if ("message" in result) sent.push(result.message);
      queueMicrotask(() => host.deliver({ data: text, origin: guestOrigin, source: guestWindow }));
    },
  };
  const sendRaw: MockHost["sendRaw"] = (data, sender = {}) => {
    const event = { data, origin, source: hostWindow as unknown, ...sender };
    if (!window) return guest.deliver(event);
    const real = new MessageEvent("message", { data, origin: event.origin });
    // The constructor accepts only real windows as `source`.
    Object.defineProperty(real, "source", { value: event.source });
    window.dispatchEvent(real);
  };

  const { frame, close } = createHost({ receiver: host });
  const framed = frame(
    { contentWindow: guestWindow },
    { origin: guestOrigin, ...(setup && { setup }) },
  );
  for (const [type, answer] of Object.entries(answers))
    framed.answer(type as Question, answer as never);

  return {
    send: framed.send,
    call: framed.call,
    data: framed.data,
    on: framed.on,
    connection: { origins: [origin], host: hostWindow, receiver: window ?? guest },
    sent,
    next: (type) =>
      new Promise((resolve) => {
        const stop = framed.on(type, (message) => {
          stop();
          resolve(message as never);
        });
      }),
    sendRaw,
    close,
  };
}
