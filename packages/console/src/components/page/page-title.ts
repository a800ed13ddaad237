// The title of the browser's tab: the page, then the product.
import { createContext, use, useEffect } from "react";
import { EnvironmentContext } from "./environment.ts";

/** The product's name in titles, once the settings are known. */
export const ProductNameContext = createContext<string | undefined>(undefined);

export const formatTitle = (title: string, product: string): string =>
  title ? `${title} · ${product}` : product;

/** Pass an empty title until it is known, or for the product alone, and a description if the page has its own. */
export function usePageTitle(title: string, description?: string): void {
  const product = use(ProductNameContext);
  const { onTitle } = use(EnvironmentContext);
  onTitle?.(title, description);
  useEffect(() => {
    // The title of the document is better than a name that may be another.
    if (title === "" && product === undefined) return undefined;
    const name = product ?? "Lanyard";
    document.title = formatTitle(title, name);
    return () => {
      document.title = name;
    };
  }, [title, product]);
}
