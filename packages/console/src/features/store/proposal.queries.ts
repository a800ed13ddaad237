// The mutation that asks for a proposal.
import { askProposal } from "@lanyard/contract";
import { companyActs } from "../../components/host/company-acts.ts";
import { useApiMutation } from "../../api/mutation.ts";
import { sendAsCompany } from "../../api/send-as-company.ts";
import { requestLists } from "../../api/stale-calls.ts";

export const useAskProposal = (productId: number) =>
  useApiMutation(
    (message: string) => sendAsCompany(askProposal, { body: { product_id: productId, message } }),
    { invalidates: requestLists, onSuccess: () => void companyActs.push("proposed") },
  );
