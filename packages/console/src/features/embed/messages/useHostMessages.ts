// Dispatches the host's messages to their topics; host-look.ts and useHost.ts handle the look and the setup.
import { useEffect, useEffectEvent, useState } from "react";
import type { HostMessage } from "@lanyard/host-bridge";
import { pushValue } from "../../../components/host/notifications.ts";
import { readData } from "./host-data.ts";
import { callFunction, hostFunctions, formatUnhandled } from "./host-functions.ts";
import type { HostLine } from "../host-line.ts";
import { warnOnce } from "../host-mistake.ts";
import { placeOpens, readOption, usualOptions, type HostOptions } from "../host-options.ts";
import { useMessageBuffer, type ConnectionState } from "./useMessageBuffer.ts";
import { hostPuts } from "./host-puts.ts";
import { filters, peopleWishes, periods, searches } from "./host-requests.ts";

export function useHostMessages(line: HostLine, state: ConnectionState): HostOptions {
  const [options, setOptions] = useState(usualOptions);
  const buffer = useMessageBuffer(state);

  /** Returns what the host did wrong; undefined if the message was used. */
  const take = (message: HostMessage): string | undefined => {
    const pushed = (name: string, input: unknown) =>
      pushValue(name, input) ? undefined : formatUnhandled(name);
    switch (message.type) {
      case "dispatcher":
        return pushed(String(message.id ?? "dispatcher"), message.value ?? message.data);
      case "option": {
        const value = message.value ?? message.data;
        if (message.id === "place") return pushed(placeOpens.name, value);
        const part = readOption(message.id, value);
        if (!part) return `There is no option ${String(message.id)} with that value`;
        setOptions((before) => ({ ...before, ...part }));
        return undefined;
      }
      case "date":
        return pushed(periods.name, message);
      case "search":
        // A search without words ends the search.
        return pushed(searches.name, message.value ?? "");
      case "filter":
        return pushed(filters.name, message.value ?? message.data);
      case "people":
        return pushed(peopleWishes.name, message.user ?? message.data);
      case "put.element":
      case "put.form":
      case "put.input":
        hostPuts.push({
          what:
            message.type === "put.element"
              ? "element"
              : message.type === "put.form"
                ? "form"
                : "input",
          id: message.id,
          value: message.value ?? message.data,
        });
        return undefined;
      default:
        return undefined;
    }
  };
  const tell = (message: HostMessage, error: string) => {
    const { id } = message as { readonly id?: string | number };
    const { request } = message as { readonly request?: string };
    warnOnce(`${message.type}: ${error}`);
    line.send({ type: "put.data", id, request, error });
  };
  const hear = useEffectEvent((message: HostMessage) => {
    if (message.type === "setup") buffer.expect();
    // Functions and get.data have answers of their own.
    else if (message.type !== "function" && message.type !== "get.data")
      buffer
        .run(() => take(message))
        .then(
          (problem) => problem !== undefined && tell(message, problem),
          (failure: unknown) => tell(message, (failure as Error).message),
        );
  });
  useEffect(() => line.listen((message) => hear(message)), [line]);

  useEffect(() => {
    const offers = [
      ...hostFunctions.map((name) =>
        line.offer(name, ({ data, value }) => buffer.run(() => callFunction(name, data ?? value))),
      ),
      line.offer("get.data", ({ id }) =>
        buffer.run(() => readData(id === undefined ? undefined : String(id))),
      ),
    ];
    return () => offers.forEach((takeBack) => takeBack());
  }, [line, buffer]);
  return options;
}
