// The title of the browser's tab: the page, then the product.
import { use, useEffect } from "react";
import { SurroundingsContext } from "./surroundings.ts";

let productName = "Lanyard";
let page = "";

export const titleOf = (title: string, product: string): string =>
  title ? `${title} · ${product}` : product;

const write = () => {
  document.title = titleOf(page, productName);
};

/** Sets the product's name in titles; call it when the settings are loaded. */
export function nameProduct(name: string): void {
  productName = name;
  write();
}

/** Pass an empty title until it is known, and a description if the page has one of its own. */
export function usePageTitle(title: string, description?: string): void {
  const { onTitle } = use(SurroundingsContext);
  onTitle?.(title, description);
  useEffect(() => {
    if (title === "") return undefined;
    page = title;
    write();
    return () => {
      page = "";
      write();
    };
  }, [title]);
}
