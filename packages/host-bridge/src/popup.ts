// Opens a popup in the host; the popup's answer arrives as a function call.
import type { Guest } from "./guest.ts";
import { popupSize, type GuestMessage } from "./protocol.ts";

export function openPopup(
  guest: Pick<Guest, "offer" | "send">,
  popup: Omit<GuestMessage<"popup.open">, "type" | "size" | "callback">,
  onClose?: (answer: unknown) => void,
): void {
  // A random name, to differ from those of other popups and of an earlier page in this window.
  const callback = onClose && `popup-${Math.random().toString(36).slice(2)}`;
  if (callback) {
    const removeOffer = guest.offer(callback, ({ data, value }) => {
      removeOffer();
      onClose(data ?? value);
    });
  }
  guest.send({ ...popup, type: "popup.open", size: popupSize, callback });
}
