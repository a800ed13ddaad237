// The calls by which a company gets licenses, pays, installs, uninstalls, and gives its users permissions.
import * as calls from "@lanyard/contract";
import { companyOfToken } from "../company/company.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { App } from "../../platform/http/call/app.ts";
import { refuse } from "../../platform/refuse.ts";
import { route } from "../../platform/http/call/route.ts";
import { issueAppToken } from "./app-token.rules.ts";
import * as installation from "./installation.rules.ts";
import * as rules from "./license.rules.ts";
import { priceQueue, sendPriceNotices, type PriceJob } from "./price-notice.rules.ts";

export function licenseRoutes(app: App, context: Context, accounts: rules.Accounts): void {
  const { db, jobs } = context;
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
  for (const call of [calls.deleteLicense, calls.deleteLicenseAsAdmin])
    route(app, call, ({ params, user }) =>
      rules.deleteLicense(context, accounts, params.product_id, params.license_id, user),
    );
}
