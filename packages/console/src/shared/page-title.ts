// The title of the browser's tab: the page, then the product.
import { useEffect } from "react";

let productName = "Lanyard";
let page = "";
const write = () => {
  document.title = page ? `${page} · ${productName}` : productName;
};

/** Call it when the settings are loaded. */
export function nameProduct(name: string): void {
  productName = name;
  write();
}

/** Pass an empty title while it is not known yet. */
export function usePageTitle(title: string): void {
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
