// The connection of one end to one window: checks and parses incoming messages, passes them to listeners or to the
// question they answer, and drops all others.
import { reporter, type OnDrop } from "./dropped.ts";
import type { Head, Read, Reason as Unread } from "./parse.ts";
import type { Topics } from "./topics.ts";

/** The part of a window that is needed to receive messages, so that tests need no real window. */
export interface Receiver {
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
/** The part of a window that is needed to send messages to it. */
export interface Recipient {
  postMessage(text: string, origin: string): void;
}

interface AnyMessage {
  readonly type: string;
  readonly id?: string | number | undefined;
  readonly request?: unknown;
  readonly error?: string | undefined;
  readonly value?: unknown;
  readonly data?: unknown;
}

/**
 * The budget of a window per second. A message costs 8,000 plus its length, of which at most 1,000,000 (the longest
 * text that is read) counts: so 1,000 short messages fit, or a few long ones. Messages over budget are dropped unread,
 * so that a flood cannot block the page.
 */
const perSecond = 8_000_000;
const perMessage = 8_000;

export interface Settings<In extends AnyMessage, Out extends AnyMessage> {
  readonly receiver: Receiver;
  /** The window whose messages are accepted; null while it does not exist. */
  readonly source: () => unknown;
  readonly origins: readonly string[];
  readonly parse: (text: unknown) => Read<In>;
  /** Delivers the text only if the window has this origin. */
  readonly post: (text: string, origin: string) => void;
  /** The listeners by message type. */
  readonly topics: Pick<Topics<ByType<In>>, "push" | "clear">;
  readonly onDrop?: OnDrop | undefined;
  /** The type of the answer that says why a message was dropped; undefined for a message that nobody has to answer. */
  readonly complaint: (head: Head, why: Unread) => Out["type"] | undefined;
}

/** A pending question; returns true if the message answers it. */
type Waiting = (answer: AnyMessage | DOMException) => boolean;

export type ByType<M extends AnyMessage> = { [Type in M["type"]]: Extract<M, { type: Type }> };

export interface Channel<In extends AnyMessage, Out extends AnyMessage> {
  readonly send: (message: Out) => void;
  /** Rejects when no `answer` arrives within this many ms. */
  readonly ask: (question: Out, answer: In["type"], timeout: number) => Promise<unknown>;
  /** Closes the connection; pending questions reject with the error that is returned. */
  readonly close: () => DOMException;
}

export function openChannel<In extends AnyMessage, Out extends AnyMessage>({
  receiver,
  source,
  origins,
  parse,
  post: postText,
  topics,
  onDrop,
  complaint,
}: Settings<In, Out>): Channel<In, Out> {
  const waiting = new Set<Waiting>();
  const drop = reporter(onDrop);
  // Starts at a random fraction, so that request ids differ from those of an earlier page in this window, whose answers
  // may still arrive.
  let lastRequest = Math.random();
  /**
   * All allowed origins until the window has sent a message; the browser delivers only to the origin that the window
   * has.
   */
  let addressed = origins;
  const post = (text: string) => addressed.forEach((origin) => postText(text, origin));
  let windowStart = 0;
  let spent = 0;

  const isFlood = (data: unknown) => {
    const now = performance.now();
    if (now - windowStart >= 1_000) {
      windowStart = now;
      spent = 0;
    }
    spent += perMessage + (typeof data === "string" ? Math.min(data.length, perSecond / 8) : 0);
    return spent > perSecond;
  };

  const receive = ({ data, origin, source: sender }: MessageEvent) => {
    // The flood check comes last, so that strangers' messages do not use up the window's budget.
    const reason =
      sender !== source()
        ? "another window"
        : !origins.includes(origin)
          ? "foreign origin"
          : isFlood(data) && "too many";
    if (reason) return drop(reason, origin);
    const result = parse(data);
    addressed = [origin];
    if ("dropped" in result) {
      const { dropped, detail, head } = result;
      const type = head && complaint(head, dropped);
      if (type) post(JSON.stringify({ ...head, type, error: `${dropped}: ${detail}` }));
      return drop(dropped, detail);
    }
    const { message } = result;
    if ([...waiting].some((take) => take(message))) return;
    if (message.request !== undefined && message.type.startsWith("put"))
      drop("nobody asked", message.type);
    else if (!topics.push(message.type, message as never)) drop("nobody listens", message.type);
  };
  receiver.addEventListener("message", receive);

  return {
    send: (message) => post(JSON.stringify(message)),
    ask: (question, type, timeout) =>
      new Promise((resolve, reject) => {
        const request = `${(lastRequest += 1)}`;
        const text = JSON.stringify({ ...question, request });
        const take: Waiting = (answer) => {
          const isEnd = answer instanceof DOMException;
          // Matched by request id; a host that returns none answers in the order of the questions, matched by type and
          // id.
          if (
            !isEnd &&
            (answer.type !== type ||
              (answer.request === undefined
                ? answer.id !== undefined && `${answer.id}` !== `${question.id}`
                : answer.request !== request))
          )
            return false;
          waiting.delete(take);
          clearTimeout(timer);
          if (isEnd) reject(answer);
          else if (answer.error !== undefined)
            reject(new DOMException(answer.error, "OperationError"));
          else resolve(answer.value === undefined ? answer.data : answer.value);
          return true;
        };
        const timer = setTimeout(() => take(new DOMException(type, "TimeoutError")), timeout);
        waiting.add(take);
        post(text);
      }),
    close() {
      const error = new DOMException("closed", "AbortError");
      receiver.removeEventListener("message", receive);
      topics.clear();
      addressed = [];
      for (const take of waiting) take(error);
      return error;
    },
  };
}
