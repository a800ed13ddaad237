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
import type { App } from "../http/call/app.ts";
import { idBelow } from "../http/call/cursor.ts";
import { limitOf, page } from "../http/call/page.ts";
import { route } from "../http/call/route.ts";
import * as rules from "./product.rules.ts";

export function productRoutes(app: App, context: Context, builds: rules.Builds): void {
  route(app, createProduct, ({ body, user, language }) =>
    rules.createProduct(context, builds, user, body.name, language),
  );

  for (const [call, ofAllOwners] of [
    [listProducts, false],
    [listProductsAsAdmin, true],
  ] as const) {
    route(app, call, async ({ query, user, language, reply }) => {
      const limit = limitOf(query);
      const ownerId = ofAllOwners ? undefined : user.id;
      const cards = await rules.listCards(context, {
        ownerId,
        of: "products",
        language,
        before: idBelow(query.cursor),
        limit,
      });
      return page(reply, cards, limit, (last) => String(last.product_id));
    });
  }

  for (const call of [getProduct, getProductAsAdmin]) {
    route(app, call, ({ params, user, language }) =>
      builds.productDetail(context, params.product_id, user, language),
    );
  }

  route(app, getPublicProduct, ({ params, user, language }) =>
    context.replica.read({ user }, (db) =>
      rules.publicProduct({ ...context, db }, builds, params.product_id, language),
    ),
  );
}
