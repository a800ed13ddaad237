// Shows the toasts that the console delegates to its host.
import { useEffect } from "react";
import { useToast } from "@lanyard/design-system";
import type { Desk } from "./desk.ts";

export function DeskToasts({ desk }: { readonly desk: Pick<Desk, "onToast"> }) {
  const { show } = useToast();
  useEffect(
    () =>
      desk.onToast(({ type, text }) =>
        show({ tone: type === "toast.alert" ? "danger" : "info", lines: text.split("\n") }),
      ),
    [desk, show],
  );
  return null;
}
