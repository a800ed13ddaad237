// The title of the browser's tab: the page, then the product.
import { createContext, use, useEffect } from "react";
import { SurroundingsContext } from "./surroundings.ts";

/** The product's name in titles, once the settings are known. */
export const ProductNameContext = createContext<string | undefined>(undefined);

export const titleOf = (title: string, product: string): string =>
  title ? `${title} · ${product}` : product;

/** Pass an empty title until it is known, and a description if the page has one of its own. */
export function usePageTitle(title: string, description?: string): void {
  const product = use(ProductNameContext) ?? "Lanyard";
  const { onTitle } = use(SurroundingsContext);
  onTitle?.(title, description);
  useEffect(() => {
    if (title === "") return undefined;
    document.title = titleOf(title, product);
    return () => {
      document.title = product;
    };
  }, [title, product]);
}
