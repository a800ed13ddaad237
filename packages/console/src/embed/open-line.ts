// Opens the connection to the host over the bridge, which checks window and origin and parses messages.
import { connectToHost, type HostType } from "@lanyard/host-bridge";
import type { HostLine } from "./host-line.ts";

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

export function openLine(hosts: readonly string[]): HostLine {
  let host = "";
  addEventListener("message", ({ source, origin }) => {
    if (source === window.parent && hosts.includes(origin)) host = origin;
  });
  const guest = connectToHost({ origins: hosts });
  return {
    start: () => guest.start(),
    send: (message) => guest.send(message),
    listen: (hear) => {
      const ends = types.map((type) => guest.on(type, hear));
      return () => ends.forEach((end) => end());
    },
    ask: (question) => guest.ask(question),
    offer: guest.offer,
    origin: () => host,
  };
}
