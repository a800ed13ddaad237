// A host for tests: the real console in a frame, connected to the test by a message line.
import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import i18next from "i18next";
import { EmbeddedApp } from "../src/app/EmbeddedApp.tsx";
import type { EmbeddedAppProps } from "../src/app/EmbeddedApp.tsx";
import { settingsQuery } from "../src/features/lookup/lookup.queries.ts";
import { createQueryClient } from "../src/api/on-error.ts";
import { storedLanguage } from "../src/auth/storage.ts";
import { settings } from "./app.tsx";
import { noteFault } from "./server.ts";

type Line = NonNullable<EmbeddedAppProps["line"]>;
type Heard = Parameters<Parameters<Line["listen"]>[0]>[0];
type Sent = Parameters<Line["send"]>[0];
type Setup = Awaited<ReturnType<Line["start"]>>;

export const hostOrigin = "https://host.example";
export const setup: Setup = {
  type: "setup",
  api_session: "session of anna",
  company_token: "token-of-rossi",
};

/** `capabilities`: the types of message that the host says it handles; undefined if it says nothing. */
export function openHost(capabilities?: readonly Sent["type"][]) {
  const sent: Sent[] = [];
  const hearing = new Set<(message: Heard) => void>();
  const offers = new Map<string, (question: never) => unknown>();
  const waiting: PromiseWithResolvers<Setup>[] = [];
  const answers = new Map<string, unknown>();
  const line: Line = {
    start: () => {
      const start = Promise.withResolvers<Setup>();
      waiting.push(start);
      sent.push({ type: "app.startup" });
      return start.promise;
    },
    send: (message) => void sent.push(message),
    listen: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    ask: async (question) => {
      sent.push(question);
      if (!answers.has(question.type)) throw new DOMException("No answer", "TimeoutError");
      return answers.get(question.type);
    },
    offer: (name: string, answer: (question: never) => unknown) => {
      offers.set(name, answer);
      return () => void offers.delete(name);
    },
    can: (type) => capabilities?.includes(type) ?? true,
    origin: () => hostOrigin,
    stranger: () => "https://stranger.example",
  };
  const call = (name: string, data: unknown) => {
    const offer = offers.get(name);
    if (!offer) throw new Error("not offered");
    const question = name === "get.data" ? { id: data } : { function: name, data };
    return offer(question as never);
  };
  return {
    line,
    sent,
    /** The responses to `ask`, by message type. */
    answers,
    /** The messages of one type, in order of arrival. */
    sentMessages: (type: Sent["type"]) => sent.filter((message) => message.type === type),
    says: (message: Heard) =>
      act(async () => {
        for (const hear of Array.from(hearing)) hear(message);
        if (message.type === "setup") waiting.splice(0).forEach(({ resolve }) => resolve(message));
      }),
    /** The host does not answer in time. */
    isSilent: (name = "TimeoutError") =>
      act(async () =>
        waiting.splice(0).forEach(({ reject }) => reject(new DOMException("", name))),
      ),
    calls: (name: string, data?: unknown) => act(async () => call(name, data)),
    /** A call whose response depends on a later event, so it is not awaited. */
    callsEarly: async (name: string, data?: unknown) => call(name, data),
  };
}

/** Shows the console in the frame of this host; without one, in a frame of an unknown site. */
export async function showEmbedded(host: ReturnType<typeof openHost> | undefined, address = "/") {
  history.pushState(null, "", address);
  storedLanguage.set("en");
  await i18next.changeLanguage("en");
  const client = createQueryClient();
  client.setQueryData(settingsQuery().queryKey, settings);
  const container = document.body.appendChild(document.createElement("div"));
  await act(async () =>
    render(
      <EmbeddedApp
        client={client}
        origin="https://lanyard.example"
        settings={{ ...settings, host_origins: [hostOrigin] }}
        line={host?.line}
        around="https://stranger.example"
      />,
      { container, onRecoverableError: (error) => noteFault(String(error)) },
    ),
  );
  return { user: userEvent.setup(), client };
}
