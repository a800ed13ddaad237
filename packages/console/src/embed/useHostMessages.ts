// Dispatches the host's messages to their topics; host-look.ts and useHost.ts handle the look and the setup.
import { useEffect, useEffectEvent, useState } from "react";
import type { HostMessage } from "@lanyard/host-bridge";
import { pushTold } from "../shared/notifications.ts";
import { dataFor } from "./host-data.ts";
import { callFunction, hostFunctions } from "./host-functions.ts";
import type { HostLine } from "./host-line.ts";
import { placeOpens, readOption, usualOptions, type HostOptions } from "./host-options.ts";
import { useHeld, type Standing } from "./useHeld.ts";
import { hostPuts } from "./host-puts.ts";
import { filters, peopleWishes, periods, searches } from "./host-wishes.ts";

export function useHostMessages(line: HostLine, standing: Standing): HostOptions {
  const [options, setOptions] = useState(usualOptions);
  const held = useHeld(standing);

  const take = (message: HostMessage) => {
    switch (message.type) {
      case "dispatcher":
        pushTold(String(message.id ?? ""), message.value ?? message.data);
        break;
      case "option": {
        const chosen = message.value ?? message.data;
        if (message.id === "place") pushTold(placeOpens.name, chosen);
        else setOptions((before) => ({ ...before, ...readOption(message.id, chosen) }));
        break;
      }
      case "date":
        pushTold(periods.name, message);
        break;
      case "search":
        // A search without words ends the search.
        pushTold(searches.name, message.value ?? "");
        break;
      case "filter":
        pushTold(filters.name, message.value ?? message.data);
        break;
      case "people":
        pushTold(peopleWishes.name, message.user ?? message.data);
        break;
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
        break;
      default:
    }
  };
  const hear = useEffectEvent((message: HostMessage) => {
    if (message.type === "setup") held.expect();
    // These messages have no answer, so failures are ignored.
    else held.run(() => take(message)).catch(() => undefined);
  });
  useEffect(() => line.listen((message) => hear(message)), [line]);

  useEffect(() => {
    const offers = [
      ...hostFunctions.map((name) =>
        line.offer(name, ({ data, value }) => held.run(() => callFunction(name, data ?? value))),
      ),
      line.offer("get.data", ({ id }) =>
        held.run(() => dataFor(id === undefined ? undefined : String(id))),
      ),
    ];
    return () => offers.forEach((takeBack) => takeBack());
  }, [line, held]);
  return options;
}
