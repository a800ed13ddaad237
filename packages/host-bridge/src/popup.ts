// Opens a popup of the host; what it answers comes back as the call of a function.
import type { Guest } from "./guest.ts";
import { popupSize, type GuestMessage } from "./protocol.ts";

export function openPopup(
  guest: Pick<Guest, "offer" | "send">,
  popup: Omit<GuestMessage<"popup.open">, "type" | "size" | "callback">,
  onClose?: (answer: unknown) => void,
): void {
  // Unlike those of other popups, and of a page that stood here before.
  const callback = onClose && `popup-${Math.random().toString(36).slice(2)}`;
  if (callback) {
    const done = guest.offer(callback, ({ data, value }) => {
      done();
      onClose(data ?? value);
    });
  }
  guest.send({ ...popup, type: "popup.open", size: popupSize, callback });
}
