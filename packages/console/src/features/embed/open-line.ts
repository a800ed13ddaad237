// Opens the connection to the host over the bridge, which checks window and origin and parses messages.
import { connectToHost, type HostType, type Reason } from "@lanyard/host-bridge";
import type { HostLine } from "./host-line.ts";
import { isHostMistake, warnOnce } from "./host-mistake.ts";

// Listed by name, so that a new message of the bridge does not compile here until it is handled.
const types = Object.keys({
  setup: true,
  "host.look": true,
  dispatcher: true,
  function: true,
  option: true,
  date: true,
  search: true,
  filter: true,
  people: true,
  "get.data": true,
  "put.element": true,
  "put.form": true,
  "put.input": true,
  "put.options": true,
} satisfies Record<HostType, true>) as readonly HostType[];

/** What is said of messages that were dropped because the window around made a mistake. */
const isOfHost: { readonly [Why in Reason]?: (detail: string) => string } = {
  "foreign origin": (origin) =>
    `${origin} is not one of the origins in HOST_ORIGINS, the server's setting of who may show this page`,
  "wrong field": (detail) => `a message lacks a field, or has a wrong one: ${detail}`,
  "unknown type": (type) => `a message has a type that does not exist: ${type}`,
  "not JSON": () => "a message is no JSON",
  "too long": () => "a message is too long",
  "too deep": () => "a message is nested too deep",
  "too many": () => "too many messages in a second",
};

export function openLine(hosts: readonly string[]): HostLine {
  let host = "";
  addEventListener("message", ({ source, origin }) => {
    if (source === window.parent && hosts.includes(origin)) host = origin;
  });
  let stranger: string | undefined;
  const guest = connectToHost({
    origins: hosts,
    onDrop(reason, detail) {
      if (reason === "foreign origin") stranger = detail;
      if (isOfHost[reason]) warnOnce(isOfHost[reason](detail ?? ""));
    },
  });
  return {
    start: () => guest.start(),
    // Answers are always sent: who asks can handle them.
    send: (message) => {
      if (message.type === "put.data" || guest.can(message.type)) guest.send(message);
    },
    can: guest.can,
    listen: (hear) => {
      const ends = types.map((type) => guest.on(type, hear));
      return () => ends.forEach((end) => end());
    },
    ask: (question) => guest.ask(question),
    offer: (name: string, answer: (question: never) => unknown) =>
      guest.offer(name, async (question) => {
        try {
          return await answer(question as never);
        } catch (failure) {
          if (isHostMistake(failure)) warnOnce(failure.message);
          throw failure;
        }
      }),
    origin: () => host,
    stranger: () => stranger,
  };
}
