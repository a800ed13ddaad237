// Queries of all licenses of the connected company and their figures, and the file export.
import { keepPreviousData } from "@tanstack/react-query";
import {
  exportLicenses,
  listLicenses,
  summarizeLicenses,
  type CompanySelf,
  type LicenseExportFormat,
} from "@lanyard/contract";
import { actingPerson, connection } from "../../../auth/company-connection.ts";
import { headersOfReader } from "../../../api/request-headers.ts";
import { companyPages, companyQuery, fresh } from "../../../api/query.ts";
import { toLicenseListBody, type LicenseListView } from "./license-list-view.ts";

export const licenseSummaryQuery = (company: CompanySelf) => ({
  ...companyQuery(company, summarizeLicenses, {}),
  ...fresh,
});

export const licenseListQuery = (company: CompanySelf, view: LicenseListView) => ({
  ...companyPages(company, listLicenses, { body: toLicenseListBody(view) }),
  placeholderData: keepPreviousData,
  ...fresh,
});

const dueView = { view: "wallet", filter: "due", search: "", order: "renewal" } as const;
/** The due licenses, those that end first at the top. */
export const dueQuery = (company: CompanySelf) => licenseListQuery(company, dueView);

/** Requests a file of all licenses in the view and starts its download. Throws a CallFailure. */
export async function exportLicenseList(
  format: LicenseExportFormat,
  view: LicenseListView,
): Promise<void> {
  const token = connection.get()?.token ?? "";
  const { downloadAnswer } = await import("../../../api/download.ts");
  const request = fetch(exportLicenses.path, {
    method: exportLicenses.method,
    headers: { ...headersOfReader(), "content-type": "application/json" },
    body: JSON.stringify({
      company_token: token,
      user_token: actingPerson(),
      ...toLicenseListBody(view),
      format,
    }),
  });
  await downloadAnswer(request, `licenses.${format}`, { token: "", companyToken: token });
}
