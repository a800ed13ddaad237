// Mutations of a company's license for one product.
import {
  deleteLicense,
  deleteLicenseAsAdmin,
  installProduct,
  licenseProduct,
  uninstallProduct,
  type UserRole,
} from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { send } from "../../api/send.ts";
import { buildContent, changesLicense, companyLicense } from "../../api/stale-calls.ts";

const toParams = (productId: number) => ({ product_id: String(productId) });

export const useGetLicense = (productId: number) =>
  useApiMutation(
    async (installs: boolean) => {
      const params = toParams(productId);
      const license = await sendAsCompany(licenseProduct, { params });
      if (installs) await sendAsCompany(installProduct, { params });
      return license;
    },
    {
      ...changesLicense,
      onSuccess: (_license, installs) => void companyActs.push(installs ? "installed" : "licensed"),
    },
  );

export const useInstall = (productId: number) =>
  useApiMutation(() => sendAsCompany(installProduct, { params: toParams(productId) }), {
    ...changesLicense,
    onSuccess: () => void companyActs.push("installed"),
  });

export const useUninstall = () =>
  useApiMutation(
    (productId: number) => sendAsCompany(uninstallProduct, { params: toParams(productId) }),
    changesLicense,
  );

/** Ends the license of a company that is removed from the enabled accounts. */
export const useEndLicense = (role: UserRole, productId: string) =>
  useApiMutation(
    (licenseId: number) =>
      send(role === "admin" ? deleteLicenseAsAdmin : deleteLicense, {
        params: { product_id: productId, license_id: String(licenseId) },
      }),
    { invalidates: [...buildContent, ...companyLicense] },
  );
