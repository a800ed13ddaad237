// A product as the store will show it, for its creator and administrators.
import { permissionsQuery } from "../features/lookup/lookup.queries.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { previewQuery } from "../features/product/detail.queries.ts";
import StoreProductPage from "./StoreProductPage.tsx";

export const queries: PageQueries = ({ role, params }) =>
  role ? [previewQuery(role, params["product_id"]!), permissionsQuery()] : [];

export default function PreviewPage() {
  return <StoreProductPage preview />;
}
