// What the product list shows of its loaded pages.
import type { UseInfiniteQueryResult, InfiniteData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ManagedCard } from "@lanyard/contract";
import { toProductsQuery, type ProductsQuery, type ProductView } from "./product-view.ts";

interface Page {
  readonly output: readonly ManagedCard[];
  readonly query: ProductsQuery;
}

type List = UseInfiniteQueryResult<InfiniteData<Page>>;

export function useProductList(list: List, view: ProductView) {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = list;
  const products = useMemo(() => data?.pages.flatMap(({ output }) => output), [data]);
  const query = data?.pages[0]?.query ?? toProductsQuery(view);
  const count = products?.length ?? 0;
  // After an error, the previous view's products are not shown for the new view.
  const failed = error !== null && (isPlaceholderData || !data);
  const resultText = t(list.hasNextPage ? "products.found_more" : "products.found", { count });
  return {
    products: failed ? undefined : products,
    query,
    stale: isPlaceholderData && !failed,
    error: failed ? error.message : undefined,
    result: query.search !== undefined && products && !failed ? resultText : undefined,
    more:
      list.hasNextPage || (data?.pages.length ?? 0) > 1
        ? {
            next: list.hasNextPage
              ? {
                  load: () => void list.fetchNextPage(),
                  busy: isFetchingNextPage,
                  error: isFetchNextPageError ? error?.message : undefined,
                }
              : undefined,
          }
        : undefined,
  };
}
