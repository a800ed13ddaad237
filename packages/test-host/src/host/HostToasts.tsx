// Shows the toasts that the console delegates to its host.
import { useEffect } from "react";
import { useToast } from "@lanyard/design-system";
import type { TestHost } from "./test-host.ts";

export function HostToasts({ testHost }: { readonly testHost: Pick<TestHost, "onToast"> }) {
  const { show } = useToast();
  useEffect(
    () =>
      testHost.onToast(({ type, text }) =>
        show({ tone: type === "toast.alert" ? "danger" : "info", lines: text.split("\n") }),
      ),
    [testHost, show],
  );
  return null;
}
