// Sends a call of the company that this tab is connected to, with its token and the person who acts for it.
import type { RequestBody, Call, ResponseData } from "@lanyard/contract";
import { actingPerson, connection } from "../auth/company-connection.ts";
import { CallFailure, sendForPage, type Request } from "./send.ts";

export type CompanyCall = Call & { readonly who: "company" };
export type OwnBody<C extends Call> = Omit<RequestBody<C>, "company_token" | "user_token">;
/** Like a Request of `send`; the body excludes token and person, and is optional if nothing else is required. */
export type CompanyRequest<C extends CompanyCall> = Omit<Request<C>, "body"> &
  (object extends OwnBody<C> ? { readonly body?: OwnBody<C> } : { readonly body: OwnBody<C> });

/** Also returns the cursor of a list's next page. An invalid token ends the tab's connection. */
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
): Promise<ResponseData<C>> => (await sendAsCompanyForPage(call, request)).output;
