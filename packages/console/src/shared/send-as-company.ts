// Sends a call of the company that this tab is connected to, with its token and the person who acts for it.
import type { BodyOf, Call, OutputOf } from "@lanyard/contract";
import { actingPerson, connection } from "./company-connection.ts";
import { lastTakenAt } from "./begun.ts";
import { CallFailure, pageAtHand, sendForPage, type Request } from "./send.ts";

type CompanyCall = Call & { readonly who: "company" };
type Own<C extends Call> = Omit<BodyOf<C>, "company_token" | "user_token">;
/** As `send` takes it; what is in the body besides token and person, if anything has to be. */
export type CompanyRequest<C extends CompanyCall> = Omit<Request<C>, "body"> &
  (object extends Own<C> ? { readonly body?: Own<C> } : { readonly body: Own<C> });

/** With the cursor of a list's next page. A token that is no longer valid ends the connection of the tab. */
export async function sendAsCompanyForPage<C extends CompanyCall>(
  call: C,
  request: CompanyRequest<C>,
) {
  const token = connection.get()?.token ?? "";
  const body = { ...request.body, company_token: token, user_token: actingPerson() };
  const answer = await sendForPage(call, { ...request, body } as unknown as Request<C>, token);
  // An answer for an earlier connection is neither shown nor kept.
  if (token !== (connection.get()?.token ?? ""))
    throw new CallFailure("", 401, [], "", undefined, token);
  return answer;
}

export const sendAsCompany = async <C extends CompanyCall>(
  call: C,
  request: CompanyRequest<C>,
): Promise<OutputOf<C>> => (await sendAsCompanyForPage(call, request)).output;

/** The answer that the page's head has got already. `isWhole`: only of a list that has no further page. */
export const companyPageAtHand = <C extends CompanyCall>(
  call: C,
  request: CompanyRequest<C>,
  isWhole = false,
) =>
  pageAtHand(call, request as unknown as Request<C>, {
    own: request.body ?? {},
    isWhole,
  });

/** Of a query: how it is asked, and what it has at its first render. */
export const askingAsCompany = <C extends CompanyCall>(call: C, request: CompanyRequest<C>) => ({
  queryFn: ({ signal }: Pick<Request<C>, "signal">) => sendAsCompany(call, { ...request, signal }),
  initialData: () => companyPageAtHand(call, request)?.output,
  // Asked after the data itself.
  initialDataUpdatedAt: lastTakenAt,
});
