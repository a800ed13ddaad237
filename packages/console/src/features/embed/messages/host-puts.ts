// Values that the host puts into the page: an input's value, a form's values, or an element's text.
import { topic } from "../../../components/host/notifications.ts";

export interface HostPut {
  readonly what: "element" | "form" | "input";
  readonly id: string | number | undefined;
  readonly value: unknown;
}

export const hostPuts = topic<HostPut>("host.puts");
