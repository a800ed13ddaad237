// A badge that says whether a company's token works.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { Company, CompanyState } from "@lanyard/contract";

const tones: Readonly<Record<CompanyState, Tone>> = {
  active: "success",
  changing: "warning",
  revoked: "neutral",
};

const stateOf = ({ active, former_token_until: until }: Company): CompanyState =>
  !active ? "revoked" : until === null ? "active" : "changing";

export function CompanyMark({ company }: { readonly company: Company }) {
  const { t } = useTranslation("office");
  const state = stateOf(company);
  return <Badge tone={tones[state]}>{t(`companies.state_${state}`)}</Badge>;
}
