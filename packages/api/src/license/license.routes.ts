// The calls by which a company gets licenses, pays, installs, uninstalls, and gives its users permissions.
import * as calls from "@lanyard/contract";
import { companyOfToken } from "../company/company.rules.ts";
import { userPermissions } from "../lookup/lookup.rules.ts";
import type { Context } from "../context.ts";
import type { App } from "../http/call/app.ts";
import { refuse } from "../shared/refuse.ts";
import { route } from "../http/call/route.ts";
import { issueAppToken } from "./app-token.rules.ts";
import * as installation from "./installation.rules.ts";
import * as rules from "./license.rules.ts";
import { paymentOf } from "./license.wire.ts";
import { endOutdatedPages, finish, pagesQueue, type PagesJob } from "./payment.finish.rules.ts";
import { paymentRoutes } from "./payment.routes.ts";
import { paymentEventRoute } from "./payment.event.routes.ts";
import { namedIn } from "./payment.price.rules.ts";
import { paymentQueue, type PaymentJob } from "./payment.begin.rules.ts";
import { pay } from "./payment.rules.ts";
import { priceQueue, sendPriceNotices, type PriceJob } from "./price.rules.ts";
import { doneRoute, sandboxRoutes } from "./sandbox.routes.ts";
import { peoplePermissionRoutes } from "./people-permission.routes.ts";
import { changeUserPermissions } from "./user-permission.rules.ts";

export function licenseRoutes(app: App, context: Context, accounts: rules.Accounts): void {
  const { db, jobs } = context;
  paymentEventRoute(app, context);
  paymentRoutes(app, context);
  sandboxRoutes(app, context);
  doneRoute(app);
  jobs.work(paymentQueue, (payment) => finish(context, payment as PaymentJob));

  jobs.work(pagesQueue, (job) => endOutdatedPages(context, job as PagesJob));
  jobs.work(priceQueue, (job) => sendPriceNotices(context, job as PriceJob));

  route(app, calls.licenseProduct, ({ params, company }) =>
    rules.licenseProduct(context, params.product_id, company),
  );
  route(app, calls.installProduct, ({ params, company }) =>
    installation.install(context, params.product_id, company),
  );
  route(app, calls.uninstallProduct, ({ params, company }) =>
    installation.uninstall(context, params.product_id, company),
  );
  route(app, calls.checkInstallation, ({ params, company }) =>
    installation.checkInstallation(db, params.product_id, company),
  );
  route(app, calls.issueAppToken, ({ params, body, company }) =>
    issueAppToken(db, params.product_id, company, body.company_token),
  );
  route(app, calls.checkInstallationAsAdmin, async ({ params, body, user }) => {
    const company = await companyOfToken(db, body.company_token);
    // Not 401, because the console signs the administrator out on 401.
    if (!company) throw refuse("validation", { key: "auth.company_token", field: "company_token" });
    return installation.checkInstallationAsAdmin(db, params.product_id, company, user);
  });
  route(app, calls.payLicense, async ({ params, body, company }) => {
    const payment = await pay(context, {
      productId: params.product_id,
      company,
      userToken: body.user_token,
      named: namedIn(body),
      renews: body.renews,
    });
    return {
      license: await rules.getLicense(db, params.product_id, company),
      payment: payment ? paymentOf(payment) : null,
    };
  });
  for (const call of [calls.deleteLicense, calls.deleteLicenseAsAdmin])
    route(app, call, ({ params, user }) =>
      rules.deleteLicense(context, accounts, params.product_id, params.license_id, user),
    );

  route(app, calls.listUserPermissionKinds, ({ language }) => userPermissions(db, language));
  peoplePermissionRoutes(app, context);
  for (const [call, replacesAll] of [
    [calls.changeUserPermissions, false],
    [calls.replaceUserPermissions, true],
  ] as const)
    route(app, call, ({ params, body, company, language }) =>
      changeUserPermissions(
        db,
        {
          productId: params.product_id,
          company,
          entries: body.user_permissions_licenses,
          basedOn: body.based_on,
          replacesAll,
          userToken: body.user_token,
        },
        language,
      ),
    );
}
