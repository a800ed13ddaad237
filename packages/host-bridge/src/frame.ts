// One guest of a host: its setup, the answers to its questions, and the host's own calls to it.
import { openChannel, type ByType, type Receiver, type Recipient } from "./channel.ts";
import type { OnDrop } from "./dropped.ts";
import { readFromGuest } from "./parse.ts";
import {
  toAnswerType,
  isQuestion,
  toPutType,
  type GuestMessage,
  type HostMessage,
  type Question,
} from "./protocol.ts";
import { isRefusal, getReason } from "./refusal.ts";
import { createTopics, type Topics } from "./topics.ts";

export type Setup = Omit<HostMessage<"setup">, "type">;

export interface FrameOptions {
  /**
   * The guest's exact origin. `null` is the origin of a sandboxed frame, which any page can have: give it no secrets.
   */
  readonly origin: string;
  /** The answer to a guest that has started; without it the guest gets no answer. */
  readonly setup?:
    | Setup
    | ((message: GuestMessage<"app.startup">) => Setup | Promise<Setup>)
    | undefined;
}

/** A frame element, or `{ contentWindow }` with an opened window. */
export interface Framed {
  readonly contentWindow: Recipient | null;
}

export interface Frame {
  /** Adds a listener for a type of message; returns a function that removes it. */
  readonly on: Topics<ByType<GuestMessage>>["on"];
  readonly send: (message: HostMessage) => void;
  /** Sets the handler for a type of question; a question without a handler is answered with an error. */
  readonly answer: <Type extends Question>(
    type: Type,
    handler: (message: GuestMessage<Type>) => unknown,
  ) => void;
  /** Calls a function that the guest offers, a popup's callback for example; resolves to its result. */
  readonly call: (name: string, data?: unknown) => Promise<unknown>;
  /** Asks for the guest's data, by id or all of it. */
  readonly data: (id?: string | number) => Promise<unknown>;
  readonly close: () => void;
}

const questions = [
  "get.element",
  "get.form",
  "get.input",
  "get.options",
] as const satisfies Question[];
/** Their answers are lists or records, in the field `data`; the answers to other questions are in `value`. */
const isOfData = (type: Question) => type === "get.form" || type === "get.options";

export function openFrame(
  framed: Framed,
  { origin, setup }: FrameOptions,
  receiver: Receiver,
  patience: number,
  onDrop?: OnDrop,
): Frame {
  if (origin !== "null" && new URL(origin).origin !== origin)
    throw new TypeError(`Not an origin: ${origin}`);
  const topics = createTopics<ByType<GuestMessage>>();
  const { send, ask, close } = openChannel<GuestMessage, HostMessage>({
    receiver,
    source: () => framed.contentWindow,
    origins: [origin],
    parse: readFromGuest,
    // An opaque origin cannot be named as the target, hence `*`; the message still goes only to this frame's window.
    post: (text) => framed.contentWindow?.postMessage(text, origin === "null" ? "*" : origin),
    topics,
    onDrop,
    complaint: ({ type }) =>
      isQuestion(type) ? (toPutType(type) as HostMessage["type"]) : undefined,
  });

  /** The time (of `performance.now`) until which the answer to the latest app.startup is pending. */
  let last = { until: 0 };
  topics.on("app.startup", async (message) => {
    // A waiting guest repeats app.startup: repetitions are ignored until the answer is sent or the time for it is over.
    if (performance.now() < last.until) return;
    const current = (last = { until: performance.now() + patience });
    try {
      // Lets other listeners see the question before it is answered.
      await Promise.resolve();
      const answer = typeof setup === "function" ? await setup(message) : setup;
      if (answer && current === last) send({ ...answer, type: "setup" });
    } finally {
      current.until = 0;
    }
  });

  const handlers = new Map<Question, (message: never) => unknown>();
  const serve = async (message: GuestMessage<Question>) => {
    const { type, id, request } = message;
    const head = { type: toAnswerType(type), id, request };
    const handler = handlers.get(type) as
      | ((message: GuestMessage<Question>) => unknown)
      | undefined;
    const reply = (part: object) => send({ ...head, ...part } as HostMessage);
    await Promise.resolve();
    if (!handler) return reply({ error: "not offered" });
    try {
      const answer = await handler(message);
      reply(isOfData(type) ? { data: answer } : { value: answer });
    } catch (error) {
      reply({ error: getReason(error) });
      if (!isRefusal(error)) throw error;
    }
  };
  for (const type of questions) topics.on(type, serve);

  return {
    on: topics.on,
    send,
    answer: (type, handler) => void handlers.set(type, handler),
    call: (name, data) => ask({ type: "function", function: name, data }, "put.data", patience),
    data: (id) => ask({ type: "get.data", id }, "put.data", patience),
    close: () => void close(),
  };
}
