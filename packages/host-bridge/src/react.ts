// React hooks for guests: the host's state as values to render.
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Guest, GuestState } from "./guest.ts";
import type { HostMessage, HostType } from "./protocol.ts";

/** Whether the host has answered, its setup and its look; re-renders when one of them changes. */
export const useHost = (guest: Pick<Guest, "on" | "state">): GuestState =>
  useSyncExternalStore(
    (onChange) => guest.on("state", onChange),
    () => guest.state,
    () => guest.state,
  );

/** Listens to a type of message while the component is mounted; always calls the latest `listener`. */
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
