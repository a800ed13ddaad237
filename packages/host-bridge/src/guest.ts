// The guest's end: an application in a frame, and the window around it.
import { openChannel, type ByType, type Receiver, type Recipient } from "./channel.ts";
import type { OnDrop } from "./dropped.ts";
import { createHandshake } from "./handshake.ts";
import type { Look } from "./look.ts";
import { createOffers, type Offer } from "./offers.ts";
import { readFromHost } from "./parse.ts";
import {
  answerOf,
  defaultFormId,
  version,
  type GuestMessage,
  type HostMessage,
  type Question,
} from "./protocol.ts";
import { createTopics, type Topics } from "./topics.ts";

export interface GuestOptions {
  /** Which origins may be the host: exactly these, without a path. */
  readonly origins: readonly string[];
  /** The window around this one unless said. */
  readonly host?: Recipient | undefined;
  /** Where messages arrive; this window unless said. */
  readonly receiver?: Receiver | undefined;
  /** How long a host may be silent, in milliseconds: 10,000 unless said, and no more than a timer can, 2,147,483,647. */
  readonly patience?: number | undefined;
  /** Told of every message that is dropped, for example to count them. */
  readonly onDrop?: OnDrop | undefined;
}

export interface GuestState {
  /** `silent`: no answer came in time; it may still. `refused`: the window around is none that may be the host. */
  readonly status: "waiting" | "ready" | "silent" | "refused";
  /** The last one. */
  readonly setup: HostMessage<"setup"> | undefined;
  readonly look: Look;
}

export interface Guest {
  /** The same object until something changes. */
  readonly state: GuestState;
  /** Listens to a type of messages, or to `state`; answers how to stop. */
  readonly on: Topics<ByType<HostMessage> & { readonly state: GuestState }>["on"];
  /** Tells the host that this end is ready. Answers its setup, or fails; may be called again then, and for a new setup. */
  readonly start: () => Promise<HostMessage<"setup">>;
  readonly send: (message: GuestMessage) => void;
  /** Asks for an element, a form, an input or options; fails when no answer comes in time. */
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
  // They are compared as they are: with a path none would ever match.
  for (const origin of origins)
    if (new URL(origin).origin !== origin) throw new TypeError(`No origin: ${origin}`);
  // Not every browser says what stands around a window, none where the frame hides it; of another window it says nothing.
  const told = host === globalThis.parent && location.ancestorOrigins?.[0];
  const around = told !== "null" && told;
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

  const channel = openChannel<HostMessage, GuestMessage>({
    receiver,
    source: () => host,
    origins,
    read: readFromHost,
    topics,
    // To any other nothing would come, and the browser would complain of each.
    post: (text, origin) => (around || origin) === origin && host.postMessage(text, origin),
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

  // First, so that every other listener finds the new state.
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
      const begun = handshake.begin();
      if (around && !origins.includes(around)) refuse();
      return begun;
    },
    ask: (question) =>
      channel.ask({ id: defaultFormId, ...question }, answerOf(question.type), patience),
    offer: createOffers(topics.on, send),
    close() {
      handshake.end(channel.close());
    },
  };
}
