// Toasts inside of a host are the host's: where it shows them they are seen, whatever part of the frame is.
import type { ToastMessage } from "@lanyard/design-system";
import type { HostLine } from "./host-line.ts";

/** With something to do about it a message stays here, where that can be done. */
export function sendToast(
  { tone, title, lines, action }: ToastMessage,
  line: Pick<HostLine, "send">,
): boolean {
  if (action) return false;
  const text = [...(title ? [title] : []), ...lines].join("\n");
  line.send({ type: tone === "danger" ? "toast.alert" : "toast.message", text });
  return true;
}
