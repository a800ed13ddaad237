// One end's way to one window: what comes from it is checked, read and handed on, questions get their answers, the rest is dropped.
import { reporter, type OnDrop } from "./dropped.ts";
import type { Read } from "./parse.ts";
import type { Topics } from "./topics.ts";

/** As much of a window as is needed to receive, so that tests can do without one. */
export interface Receiver {
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}
/** As much of a window as is needed to send to it. */
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
 * What a window may send in a second: 8 MB in few messages, or a thousand short ones. What is more is dropped unread, so
 * that no flood takes the page's time. One that is too long to be read counts as the longest that is.
 */
const perSecond = 8_000_000;
const perMessage = 8_000;

export interface Settings<In extends AnyMessage> {
  readonly receiver: Receiver;
  /** The window that is listened to; null while it has none. */
  readonly source: () => unknown;
  readonly origins: readonly string[];
  readonly read: (text: unknown) => Read<In>;
  /** Delivers if the window has this origin. */
  readonly post: (text: string, origin: string) => void;
  /** Who listens to what, by type. */
  readonly topics: Pick<Topics<ByType<In>>, "push" | "clear">;
  readonly onDrop?: OnDrop | undefined;
}

/** A question that waits; takes an answer if it is its own. */
type Waiting = (answer: AnyMessage | DOMException) => boolean;

export type ByType<M extends AnyMessage> = { [Type in M["type"]]: Extract<M, { type: Type }> };

export interface Channel<In extends AnyMessage, Out extends AnyMessage> {
  readonly send: (message: Out) => void;
  /** Fails when no `answer` comes within so many milliseconds. */
  readonly ask: (question: Out, answer: In["type"], within: number) => Promise<unknown>;
  /** Answers why what still waits fails. */
  readonly close: () => DOMException;
}

export function openChannel<In extends AnyMessage, Out extends AnyMessage>({
  receiver,
  source,
  origins,
  read,
  post: postTo,
  topics,
  onDrop,
}: Settings<In>): Channel<In, Out> {
  const waiting = new Set<Waiting>();
  const drop = reporter(onDrop);
  // Whole numbers and a fraction: unlike those of a page that stood here before, whose answers may still be on their way.
  let asked = Math.random();
  /** Until the window has spoken, the browser delivers to the one of them that it has. */
  let addressed = origins;
  const post = (text: string) => addressed.forEach((origin) => postTo(text, origin));
  let since = 0;
  let spent = 0;

  const isFlood = (data: unknown) => {
    const now = performance.now();
    if (now - since >= 1_000) {
      since = now;
      spent = 0;
    }
    spent += perMessage + (typeof data === "string" ? Math.min(data.length, perSecond / 8) : 0);
    return spent > perSecond;
  };

  const receive = ({ data, origin, source: from }: MessageEvent) => {
    // In this order: what strangers send counts for nobody's flood.
    const reason =
      from !== source()
        ? "another window"
        : !origins.includes(origin)
          ? "foreign origin"
          : isFlood(data) && "too many";
    if (reason) return drop(reason, origin);
    const result = read(data);
    if ("dropped" in result) return drop(result.dropped, result.detail);
    const { message } = result;
    addressed = [origin];
    if ([...waiting].some((take) => take(message))) return;
    if (message.request !== undefined && message.type.startsWith("put"))
      drop("nobody asked", message.type);
    else if (!topics.push(message.type, message as never)) drop("nobody listens", message.type);
  };
  receiver.addEventListener("message", receive);

  return {
    send: (message) => post(JSON.stringify(message)),
    ask: (question, type, within) =>
      new Promise((resolve, reject) => {
        const request = `${(asked += 1)}`;
        const text = JSON.stringify({ ...question, request });
        const take: Waiting = (answer) => {
          const isEnd = answer instanceof DOMException;
          // By the question's own id; a host that knows none answers in the order of the questions, by what they are about.
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
        const timer = setTimeout(() => take(new DOMException(type, "TimeoutError")), within);
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
