// The title of the browser's tab: the page, then the product.
import { useEffect } from "react";

let productName = "Lanyard";
let page = "";
const write = () => {
  document.title = page ? `${page} · ${productName}` : productName;
};

/** Set once the settings are known. */
export function nameProduct(name: string): void {
  productName = name;
  write();
}

/** While the title is not known yet, pass an empty one. */
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
