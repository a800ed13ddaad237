// The licenses of a company, for administrators.
import { infiniteQueryOptions } from "@tanstack/react-query";
import { listLicensesOfCompany } from "@lanyard/contract";
import { sendForPage } from "../shared/send.ts";

export const licensesOfCompany = (company: number) =>
  infiniteQueryOptions({
    queryKey: ["companies", "licenses", company],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(listLicensesOfCompany, {
        params: { company_id: String(company) },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
