// Formats a count of products for the reader: 12, or 10.000+ when above the server's counting limit.
import { productCountMost } from "@lanyard/contract";
import { useReader } from "../../i18n/reader.ts";

export function useCounted(): (count: number) => string {
  const language = useReader();
  return (count) =>
    Math.min(count, productCountMost).toLocaleString(language) +
    (count > productCountMost ? "+" : "");
}
