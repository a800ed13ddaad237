// The path that a product's card links to.
import { opensDetail, type ProductCard } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";

export const getCardPath = (product: ProductCard): string =>
  opensDetail(product)
    ? paths.product(product.product_id)
    : paths.build(product.product_id, product.submission_id);
