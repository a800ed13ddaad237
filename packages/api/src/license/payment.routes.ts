// The calls by which a company pays on the provider's page, reads a payment's state, and lists its receipts.
import * as calls from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { idBelow } from "../http/call/cursor.ts";
import { limitOf, page } from "../http/call/page.ts";
import { route } from "../http/call/route.ts";
import { checkout, pageFor, paymentState } from "./checkout.rules.ts";
import { namedIn } from "./payment.price.rules.ts";
import { paySeveral } from "./payment.several.rules.ts";
import { listReceipts } from "./receipt.rules.ts";

export function paymentRoutes(app: App, context: Context): void {
  route(app, calls.checkoutLicense, ({ params, body, company, language }) =>
    checkout(context, {
      productId: params.product_id,
      company,
      userToken: body.user_token,
      named: namedIn(body),
      renews: body.renews,
      from: body.from,
      language,
    }),
  );
  route(app, calls.paySeveralLicenses, ({ body, company, language }) =>
    paySeveral(context, {
      company,
      userToken: body.user_token,
      wanted: body.licenses
        .map((one) => ({
          productId: one.product_id,
          named: namedIn(one),
          renews: one.renews,
        }))
        // The first of two lines for one product counts.
        .filter(
          ({ productId }, at, all) => all.findIndex((one) => one.productId === productId) === at,
        ),
      ...(body.from && { page: pageFor(body.from, language) }),
      language,
    }),
  );
  route(app, calls.getPayment, ({ params, company, language }) =>
    paymentState(context, params.payment_id, company, language),
  );
  route(app, calls.listPayments, async ({ query, body, company, language, reply }) =>
    page(
      reply,
      await context.replica.read({ company }, (db) =>
        listReceipts(
          db,
          company,
          { productId: body.product_id, from: body.from, to: body.to },
          { before: idBelow(query.cursor), limit: limitOf(query) },
          language,
        ),
      ),
      limitOf(query),
      ({ payment_id: id }) => String(id),
    ),
  );
}
