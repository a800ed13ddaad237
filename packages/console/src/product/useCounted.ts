// A count of products in the reader's digits: 12, or 10.000+ where the server counts no further.
import { productCountMost } from "@lanyard/contract";
import { useReader } from "../shared/reader.ts";

export function useCounted(): (count: number) => string {
  const language = useReader();
  return (count) =>
    Math.min(count, productCountMost).toLocaleString(language) +
    (count > productCountMost ? "+" : "");
}
