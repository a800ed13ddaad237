// The guest's end of the bridge: an application in a frame that talks to the window around it.
import { openChannel, type ByType, type Receiver, type Recipient } from "./channel.ts";
import type { OnDrop } from "./dropped.ts";
import { createHandshake } from "./handshake.ts";
import type { Look } from "./look.ts";
import { createOffers, type Offer } from "./offers.ts";
import { readFromHost } from "./parse.ts";
import {
  toAnswerType,
  defaultFormId,
  fromHost,
  isQuestion,
  toPutType,
  version,
  type GuestMessage,
  type GuestType,
  type HostMessage,
  type Question,
} from "./protocol.ts";
import { createTopics, type Topics } from "./topics.ts";

export interface GuestOptions {
  /** The origins that may be the host, exactly as given, without a path. */
  readonly origins: readonly string[];
  /** The host's window; `window.parent` by default. */
  readonly host?: Recipient | undefined;
  /** The window that receives messages; this window by default. */
  readonly receiver?: Receiver | undefined;
  /** How long to wait for the host, in ms: 10,000 by default, at most 2,147,483,647, a timer's limit. */
  readonly patience?: number | undefined;
  /** Called for every dropped message, for example to count them. */
  readonly onDrop?: OnDrop | undefined;
}

export interface GuestState {
  /**
   * `silent`: no answer came in time, but one may still come. `refused`: the surrounding window is not an allowed host.
   */
  readonly status: "waiting" | "ready" | "silent" | "refused";
  /** The latest setup. */
  readonly setup: HostMessage<"setup"> | undefined;
  readonly look: Look;
}

export interface Guest {
  /** The same object until something changes. */
  readonly state: GuestState;
  /** Adds a listener for a type of message, or for `state`; returns a function that removes it. */
  readonly on: Topics<ByType<HostMessage> & { readonly state: GuestState }>["on"];
  /**
   * Tells the host that this end is ready. Resolves to the host's setup, or rejects; may be called again after that,
   * and for a new setup.
   */
  readonly start: () => Promise<HostMessage<"setup">>;
  readonly send: (message: GuestMessage) => void;
  /** Whether the host handles a type of message, by the `capabilities` of its setup; true while it has named none. */
  readonly can: (type: GuestType) => boolean;
  /**
   * Asks for an element, a form, an input or options; rejects at once when the host has said that it cannot answer, and
   * when no answer comes in time.
   */
  readonly ask: (question: GuestMessage<Question>) => Promise<unknown>;
  readonly offer: Offer;
  readonly close: () => void;
}

export function connectToHost({
  origins,
  host = window.parent,
  receiver = window,
  patience = 10_000,
  onDrop,
}: GuestOptions): Guest {
  // Origins are compared as strings, so one with a path would never match.
  for (const origin of origins)
    if (new URL(origin).origin !== origin) throw new TypeError(`Not an origin: ${origin}`);
  // Not every browser has `ancestorOrigins`. It holds "null" if the frame hides the origin, and tells nothing about a
  // host other than the parent.
  const ancestor = host === globalThis.parent && location.ancestorOrigins?.[0];
  const parentOrigin = ancestor !== "null" && ancestor;
  const topics = createTopics<ByType<HostMessage> & { readonly state: GuestState }>();
  let state: GuestState = { status: "waiting", setup: undefined, look: {} };

  const update = (part: Partial<GuestState>) => {
    state = { ...state, ...part };
    topics.push("state", state);
  };
  const followed = ({
    type: _type,
    api_session: _session,
    company_token: _token,
    app_token: _appToken,
    capabilities: _capabilities,
    user: _user,
    ...look
  }: Look & { readonly [Name in keyof HostMessage<"setup">]?: unknown }): Look => ({
    ...state.look,
    ...look,
  });
  const refuse = () => {
    if (state.setup || state.status === "refused") return;
    update({ status: "refused" });
    handshake.end(new DOMException("refused", "NotAllowedError"));
  };

  const can = (type: GuestType) => state.setup?.capabilities?.includes(type) ?? true;

  const channel = openChannel<HostMessage, GuestMessage>({
    receiver,
    source: () => host,
    origins,
    parse: readFromHost,
    topics,
    complaint: ({ type }, why) =>
      isQuestion(type)
        ? (toPutType(type) as GuestType)
        : why === "wrong field"
          ? "put.data"
          : undefined,
    // Skips origins other than the parent's, to which the browser would not deliver, and would log a warning for each
    // message.
    post: (text, origin) => (parentOrigin || origin) === origin && host.postMessage(text, origin),
    onDrop(reason, detail) {
      if (reason === "foreign origin") refuse();
      onDrop?.(reason, detail);
    },
  });
  const { send } = channel;
  const handshake = createHandshake<HostMessage<"setup">>(
    () => send({ type: "app.startup", version }),
    patience,
    () => update({ status: "silent" }),
  );

  // Registered first, so that every other listener finds the new state.
  topics.on("setup", (setup) => {
    update({ status: "ready", setup, look: followed(setup) });
    handshake.end(setup);
  });
  topics.on("host.look", (message) => update({ look: followed(message) }));

  return {
    get state() {
      return state;
    },
    on: topics.on,
    send,
    start() {
      if (!state.setup) update({ status: "waiting" });
      const answer = handshake.begin();
      if (parentOrigin && !origins.includes(parentOrigin)) refuse();
      return answer;
    },
    can,
    ask: (question) =>
      can(question.type) && Object.hasOwn(fromHost, toAnswerType(question.type))
        ? channel.ask({ id: defaultFormId, ...question }, toAnswerType(question.type), patience)
        : Promise.reject(new DOMException("not offered", "OperationError")),
    offer: createOffers(topics.on, send),
    close() {
      handshake.end(channel.close());
    },
  };
}
