// For applications in React: what the host says, as values that components render by.
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Guest, GuestState } from "./guest.ts";
import type { HostMessage, HostType } from "./protocol.ts";

/** Whether the host has answered, its setup and its look; renders again when one of them changes. */
export const useHost = (guest: Pick<Guest, "on" | "state">): GuestState =>
  useSyncExternalStore(
    (onChange) => guest.on("state", onChange),
    () => guest.state,
    () => guest.state,
  );

/** Listens to a type of messages while the component is shown; always the last `listener` is called. */
export function useHostMessage<Type extends HostType>(
  guest: Pick<Guest, "on">,
  type: Type,
  listener: (message: HostMessage<Type>) => void,
): void {
  const last = useRef(listener);
  useEffect(() => {
    last.current = listener;
  });
  useEffect(
    () => guest.on(type, (message) => last.current(message as HostMessage<Type>)),
    [guest, type],
  );
}
