// Queries of one product.
import { getProduct, getProductAsAdmin, getPublicProduct, type UserRole } from "@lanyard/contract";
import { query } from "../../api/query.ts";

/** As its creator or an administrator sees it. */
export const productQuery = (role: UserRole, productId: string) =>
  query(role === "admin" ? getProductAsAdmin : getProduct, { params: { product_id: productId } });

/** The product as its creator and administrators preview it before it is in the store. */
export const previewQuery = (role: UserRole, productId: string) => ({
  ...productQuery(role, productId),
  retry: false,
});

/** A product of the public store. */
export const publicProductQuery = (productId: string) =>
  query(getPublicProduct, { params: { product_id: productId } });
