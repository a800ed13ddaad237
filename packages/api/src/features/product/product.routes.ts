// Serves the calls about products.
import {
  countProducts,
  countProductsAsAdmin,
  createProduct,
  getProduct,
  getProductAsAdmin,
  getPublicProduct,
  listProducts,
  listProductsAsAdmin,
  type ProductSort,
} from "@lanyard/contract";
import type { FastifyReply } from "fastify";
import type * as z from "zod/mini";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { cursorOf, idBelow, placeBehind } from "../../platform/http/call/cursor.ts";
import { limitOf, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import type { Place } from "../../platform/database/pages.ts";
import * as listing from "./listing.rules.ts";
import * as rules from "./product.rules.ts";

/** Whether PostgreSQL can read a cursor's key, by order. */
const isKey = {
  updated: (key: string) => /^\d{1,17}$/.test(key),
  title: () => true,
} as const;

function placeIn(sort: ProductSort, cursor: string | undefined): Place | undefined {
  if (sort !== "newest") return placeBehind(cursor, isKey[sort]);
  const id = idBelow(cursor);
  return id === undefined ? undefined : { id, key: "" };
}

type Narrowed = Readonly<z.output<typeof listProductsAsAdmin.query>>;

export function productRoutes(app: App, context: Context, builds: rules.Builds): void {
  route(app, createProduct, ({ body, user, language }) =>
    rules.createProduct(context, builds, user, body.name, language),
  );

  const listed = async (
    reply: FastifyReply,
    { limit: asked, cursor, search = "", status }: Narrowed,
    wanted: Pick<listing.ProductsQuery, "ownerId" | "language" | "sort">,
  ) => {
    const limit = limitOf({ limit: asked });
    const after = placeIn(wanted.sort, cursor);
    const query = { ...wanted, search, status, after, limit };
    const found = await listing.listProducts(context, builds, query);
    const cursorAt = wanted.sort === "newest" ? ({ id }: Place) => String(id) : cursorOf;
    return page(reply, found, limit, ({ place }) => cursorAt(place)).map(({ card }) => card);
  };
  route(app, listProducts, ({ query, user, language, reply }) =>
    listed(reply, query, { ownerId: user.id, language, sort: query.sort ?? "newest" }),
  );
  route(app, listProductsAsAdmin, ({ query, language, reply }) =>
    listed(reply, query, { ownerId: undefined, language, sort: "newest" }),
  );
  route(app, countProducts, ({ user }) => listing.countProducts(context, user.id));
  route(app, countProductsAsAdmin, () => listing.countProducts(context, undefined));

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
