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
import { toCursor, idBelow, placeBehind } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import type { Place } from "../../platform/database/pages.ts";
import * as listing from "./listing.rules.ts";
import * as rules from "./product.rules.ts";

/** Whether PostgreSQL can read a cursor's key, by order. */
const isKey = {
  updated: (key: string) => /^\d{1,17}$/.test(key),
  title: () => true,
} as const;

function parsePlace(sort: ProductSort, cursor: string | undefined): Place | undefined {
  if (sort !== "newest") return placeBehind(cursor, isKey[sort]);
  const id = idBelow(cursor);
  return id === undefined ? undefined : { id, key: "" };
}

type Narrowed = Readonly<z.output<typeof listProductsAsAdmin.query>>;

export function productRoutes(app: App, context: Context, builds: rules.Builds): void {
  route(app, createProduct, ({ body, user, language }) =>
    rules.createProduct(context, builds, user, body.name, language),
  );

  const listPage = async (
    reply: FastifyReply,
    { limit: requestedLimit, cursor, search = "", status }: Narrowed,
    options: Pick<listing.ProductsQuery, "ownerId" | "language" | "sort">,
  ) => {
    const limit = getPageLimit({ limit: requestedLimit });
    const after = parsePlace(options.sort, cursor);
    const query = { ...options, search, status, after, limit };
    const rows = await listing.listProducts(context, builds, query);
    const formatCursor = options.sort === "newest" ? ({ id }: Place) => String(id) : toCursor;
    return page(reply, rows, limit, ({ place }) => formatCursor(place)).map(({ card }) => card);
  };
  route(app, listProducts, ({ query, user, language, reply }) =>
    listPage(reply, query, { ownerId: user.id, language, sort: query.sort ?? "newest" }),
  );
  route(app, listProductsAsAdmin, ({ query, language, reply }) =>
    listPage(reply, query, { ownerId: undefined, language, sort: "newest" }),
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
