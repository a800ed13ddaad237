// What the host puts into fields of the product: a value of an input, the values of a form, the text of an element.
import { topic } from "../shared/notifications.ts";

export interface HostPut {
  readonly what: "element" | "form" | "input";
  readonly id: string | number | undefined;
  readonly value: unknown;
}

export const hostPuts = topic<HostPut>("host.puts");
