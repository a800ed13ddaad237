// The calls by which a company pays: at once, on the provider's page, reads a payment's state, and lists its receipts.
import * as calls from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { idBelow } from "../../platform/http/call/cursor.ts";
import { getPageLimit, page } from "../../platform/http/call/page.ts";
import { route } from "../../platform/http/call/route.ts";
import { checkout, createPage, paymentState } from "./checkout.rules.ts";
import { getLicense } from "../license/license.rules.ts";
import { paymentQueue, type PaymentJob } from "./payment.begin.rules.ts";
import { paymentEventRoute } from "./payment.event.routes.ts";
import { endOutdatedPages, finish, pagesQueue, type PagesJob } from "./payment.finish.rules.ts";
import { parseExpectedPrice } from "./payment.price.rules.ts";
import { pay } from "./payment.rules.ts";
import { paySeveral } from "./payment.several.rules.ts";
import { toPayment } from "./payment.wire.ts";
import { listReceipts } from "./receipt.rules.ts";
import { returnPageRoute, sandboxRoutes } from "./sandbox.routes.ts";

export function billingRoutes(app: App, context: Context): void {
  const { jobs } = context;
  paymentEventRoute(app, context);
  sandboxRoutes(app, context);
  returnPageRoute(app);
  jobs.work(paymentQueue, (payment) => finish(context, payment as PaymentJob));
  jobs.work(pagesQueue, (job) => endOutdatedPages(context, job as PagesJob));

  route(app, calls.payLicense, async ({ params, body, company }) => {
    const payment = await pay(context, {
      productId: params.product_id,
      company,
      userToken: body.user_token,
      expectedPrice: parseExpectedPrice(body),
      renews: body.renews,
    });
    return {
      license: await getLicense(context.db, params.product_id, company),
      payment: payment ? toPayment(payment) : null,
    };
  });
  route(app, calls.checkoutLicense, ({ params, body, company, language }) =>
    checkout(context, {
      productId: params.product_id,
      company,
      userToken: body.user_token,
      expectedPrice: parseExpectedPrice(body),
      renews: body.renews,
      from: body.from,
      language,
    }),
  );
  route(app, calls.paySeveralLicenses, ({ body, company, language }) =>
    paySeveral(context, {
      company,
      userToken: body.user_token,
      targets: body.licenses
        .map((one) => ({
          productId: one.product_id,
          expectedPrice: parseExpectedPrice(one),
          renews: one.renews,
        }))
        // The first of two lines for one product counts.
        .filter(
          ({ productId }, index, all) =>
            all.findIndex((one) => one.productId === productId) === index,
        ),
      ...(body.from && { page: createPage(body.from, language) }),
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
          { before: idBelow(query.cursor), limit: getPageLimit(query) },
          language,
        ),
      ),
      getPageLimit(query),
      ({ payment_id: id }) => String(id),
    ),
  );
}
