// One guest of a host: its setup, the answers to its questions, and what the host asks of it.
import { openChannel, type ByType, type Receiver, type Recipient } from "./channel.ts";
import type { OnDrop } from "./dropped.ts";
import { readFromGuest } from "./parse.ts";
import { answerOf, type GuestMessage, type HostMessage, type Question } from "./protocol.ts";
import { createTopics, type Topics } from "./topics.ts";

export type Setup = Omit<HostMessage<"setup">, "type">;

export interface FrameOptions {
  /** The guest's, exactly; `null` is that of a sandboxed frame without one of its own: give it no secrets. */
  readonly origin: string;
  /** What answers a guest that has started; a guest without it gets no answer. */
  readonly setup?:
    | Setup
    | ((message: GuestMessage<"app.startup">) => Setup | Promise<Setup>)
    | undefined;
}

/** What a frame element is, or `{ contentWindow }` with a window that was opened. */
export interface Framed {
  readonly contentWindow: Recipient | null;
}

export interface Frame {
  /** Listens to a type of messages; answers how to stop. */
  readonly on: Topics<ByType<GuestMessage>>["on"];
  readonly send: (message: HostMessage) => void;
  /** Answers questions of a type; who asks what nobody answers is told so. */
  readonly answer: <Type extends Question>(
    type: Type,
    handler: (message: GuestMessage<Type>) => unknown,
  ) => void;
  /** Calls a function that the guest offers, as a popup's callback, and answers what it answers. */
  readonly call: (name: string, data?: unknown) => Promise<unknown>;
  /** Asks for the guest's data, those of an id or all. */
  readonly data: (id?: string | number) => Promise<unknown>;
  readonly close: () => void;
}

const questions = [
  "get.element",
  "get.form",
  "get.input",
  "get.options",
] as const satisfies Question[];
/** Their answers are lists and records, which the protocol calls data. */
const isOfData = (type: Question) => type === "get.form" || type === "get.options";

export function openFrame(
  framed: Framed,
  { origin, setup }: FrameOptions,
  receiver: Receiver,
  patience: number,
  onDrop?: OnDrop,
): Frame {
  if (origin !== "null" && new URL(origin).origin !== origin)
    throw new TypeError(`No origin: ${origin}`);
  const topics = createTopics<ByType<GuestMessage>>();
  const { send, ask, close } = openChannel<GuestMessage, HostMessage>({
    receiver,
    source: () => framed.contentWindow,
    origins: [origin],
    read: readFromGuest,
    // An origin that is none cannot be named; which window it is, was looked at.
    post: (text) => framed.contentWindow?.postMessage(text, origin === "null" ? "*" : origin),
    topics,
    onDrop,
  });

  /** Until when the last question who works here waits for its answer. */
  let last = { until: 0 };
  topics.on("app.startup", async (message) => {
    // A guest repeats itself while it waits: that is one question, unless its answer is given up.
    if (performance.now() < last.until) return;
    const own = (last = { until: performance.now() + patience });
    try {
      // What others note of a question stands before its answer.
      await Promise.resolve();
      const answer = typeof setup === "function" ? await setup(message) : setup;
      if (answer && own === last) send({ ...answer, type: "setup" });
    } finally {
      own.until = 0;
    }
  });

  const handlers = new Map<Question, (message: never) => unknown>();
  const serve = async (message: GuestMessage<Question>) => {
    const { type, id, request } = message;
    const head = { type: answerOf(type), id, request };
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
      reply({ error: String(error) });
      throw error;
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
