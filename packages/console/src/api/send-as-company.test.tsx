// Calls of a company whose tab connects anew while they are in flight.
import { expect, test } from "vitest";
import { getCompanySelf } from "@lanyard/contract";
import { answers, askedFor, server } from "../../test/server.ts";
import { connection } from "../auth/company-connection.ts";
import { sendAsCompany } from "./send-as-company.ts";

const company = (company_id: number) => ({
  company_id,
  name: `Company ${company_id}`,
  email: "hr@company.test",
  country: "IT",
});

test("an answer for an earlier connection is neither shown nor kept", async () => {
  connection.set({ token: "the first", company: company(1) });
  const came = Promise.withResolvers<ReturnType<typeof company>>();
  server.use(answers(getCompanySelf, () => came.promise));
  const answer = sendAsCompany(getCompanySelf, {});
  await expect.poll(() => askedFor(getCompanySelf).length).toBe(1);
  connection.set({ token: "the second", company: company(2) });
  came.resolve(company(1));
  await expect(answer).rejects.toMatchObject({ status: 401 });
});
