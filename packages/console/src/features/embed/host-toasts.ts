// In a host's frame the host shows toasts, because they are visible there whatever part of the frame is.
import type { ToastMessage } from "@lanyard/design-system";
import type { HostLine } from "./host-line.ts";

/** A message with an action stays in the console, where the action can run. */
export function sendToast(
  { tone, title, lines, action }: ToastMessage,
  line: Pick<HostLine, "send" | "can">,
): boolean {
  const type = tone === "danger" ? "toast.alert" : "toast.message";
  if (action || !line.can(type)) return false;
  const text = [...(title ? [title] : []), ...lines].join("\n");
  line.send({ type, text });
  return true;
}
