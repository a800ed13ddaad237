// The calls by which a company licenses, installs and uninstalls a product.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { flag, pageQuery, pathId } from "../wire.shapes.ts";
import { appTokenHours } from "./license.limits.ts";
import {
  byCompany,
  byCompanyOrApp,
  installation,
  issuedAppToken,
  license,
  licenseEnded,
  storeCard,
} from "./license.shapes.ts";

const params = z.object({ product_id: pathId });
const base = "/api/products/:product_id";

export const licenseProduct = call({
  id: "license.create",
  method: "POST",
  path: `${base}/license`,
  who: "company",
  summary:
    "Creates the company's license or returns the existing one; an ended license is restored as paid until its period ends",
  params,
  body: byCompany,
  output: license,
  refusals: [404],
});

export const installProduct = call({
  id: "license.install",
  method: "POST",
  path: `${base}/licenses/install`,
  who: "company",
  summary:
    "Installs the version on sale, or the last approved one while the product is not on sale; requires a usable license",
  params,
  body: byCompany,
  output: installation,
  refusals: [402, 404],
});

export const uninstallProduct = call({
  id: "license.uninstall",
  method: "POST",
  path: `${base}/licenses/uninstall`,
  who: "company",
  summary: "Uninstalls the product and keeps the license",
  params,
  body: byCompany,
  output: license,
  refusals: [404],
});

export const checkInstallation = call({
  id: "license.company",
  method: "POST",
  reads: true,
  path: `${base}/licenses/company`,
  who: "company",
  apps: true,
  summary: "Checks whether the company has installed the product",
  params,
  body: byCompanyOrApp,
  output: z.object({
    /** 0 after the end of the paid period, too. */
    installed: flag,
    /** 1: the paid period is over; what is installed may be read and uninstalled. */
    expired: flag,
    license: z.nullable(license),
  }),
  refusals: [404],
});
const { apps: _companyOnly, ...checkOfCompany } = checkInstallation;
export const checkInstallationAsAdmin = adminForm({ ...checkOfCompany, body: byCompany });

export const issueAppToken = call({
  id: "license.token",
  method: "POST",
  path: `${base}/licenses/token`,
  who: "company",
  summary: `Issues a token for the company's app, shown only once: it works for ${appTokenHours} hours, to check the app's license and to list the people who may use it`,
  params,
  body: byCompany,
  output: issuedAppToken,
  refusals: [402, 404],
});

export const listInstalled = call({
  id: "license.installed",
  method: "POST",
  reads: true,
  path: "/api/licenses/getinstalled",
  who: "company",
  summary: "Lists the products that the company has installed",
  query: pageQuery,
  body: byCompany,
  output: z.array(storeCard),
  paged: true,
});

export const deleteLicense = call({
  id: "license.delete",
  method: "DELETE",
  path: `${base}/licenses/:license_id`,
  who: "user",
  summary:
    "Ends a company's license of a product, uninstalls it and removes the company from the enabled accounts",
  params: z.object({ product_id: pathId, license_id: pathId }),
  output: licenseEnded,
  refusals: [404],
});
export const deleteLicenseAsAdmin = adminForm(deleteLicense);
