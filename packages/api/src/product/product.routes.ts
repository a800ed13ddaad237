// Serves the calls about products.
import {
  createProduct,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  listProducts,
  listProductsAsAdmin,
} from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/app.ts";
import { limitOf, page } from "../http/page.ts";
import { route } from "../http/route.ts";
import { productDetail } from "../submission/submission.detail.ts";
import * as rules from "./product.rules.ts";

export function productRoutes(app: App, context: Context): void {
  route(app, createProduct, ({ body, user, language }) =>
    rules.createProduct(context.db, user, body.name, language),
  );

  for (const [call, everybody] of [
    [listProducts, false],
    [listProductsAsAdmin, true],
  ] as const) {
    route(app, call, async ({ query, user, language, reply }) => {
      const limit = limitOf(query);
      const ownerId = everybody ? undefined : user.id;
      const cards = await rules.listCards(context, {
        ownerId,
        of: "products",
        language,
        cursor: query.cursor,
        limit,
      });
      return page(reply, cards, limit, (last) => String(last.product_id));
    });
  }

  for (const call of [getProduct, getProductAsAdmin]) {
    route(app, call, ({ params, user, language }) =>
      productDetail(context, params.product_id, user, language),
    );
  }

  route(app, getPublicProduct, ({ params, language }) =>
    rules.publicProduct(context, params.product_id, language),
  );
}
