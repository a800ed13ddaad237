// The name of a status over several products: Rejected, in the plural where the language has one.
import { useTranslation } from "react-i18next";
import type { Current } from "@lanyard/contract";
import { useStatusName } from "../../components/status/status.ts";

export function useStatusHeading(): (status: Current) => string {
  const { t } = useTranslation();
  const getStatusName = useStatusName();
  return (status) =>
    status === "rejected" || status === "hidden" ? t(`products.${status}`) : getStatusName(status);
}
