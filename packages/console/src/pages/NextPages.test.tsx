// Lists of the office, the desk and a company: "Show more" brings the next page of each.
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  countReviews,
  listAudit,
  listCompanies,
  listDepartments,
  listDeliveries,
  listLicensedApps,
  listLicenses,
  listPeopleWithPermissions,
  listRequests,
  listReviews,
  listUsers,
  summarizeLicenses,
  type Call,
  type LicensedApp,
  type PersonWithPermissions,
} from "@lanyard/contract";
import { ada, open } from "../../test/app.tsx";
import { answers, askedFor, server } from "../../test/server.ts";
import { reader, sampleUsers } from "../features/account/users/sample-users.ts";
import { companyMade, roleChanged } from "../features/audit/sample-audit.ts";
import { sampleCompanies } from "../features/company/companies/sample-companies.ts";
import { failedWebhook } from "../features/delivery/sample-deliveries.ts";
import { openRequest, proposal } from "../features/enquiry/sample-requests.ts";
import { expired, hiddenButPaid, sampleSummary } from "../features/license/sample-licenses.ts";
import { sampleEntry } from "../features/review/queue/sample-queue.ts";
import { connection } from "../auth/company-connection.ts";
import { paths } from "../app/paths.ts";

const person = (user_id: string, name: string): PersonWithPermissions => ({
  user_id,
  name,
  email: "",
  department: "",
  source: "list",
  permissions: [],
});
const app: LicensedApp = {
  license_id: 1,
  product_id: 4,
  product_name: "Front Desk",
  icon_url: "",
  menu_entry_id: 1,
  license_state: "installed",
  usable: 1,
  permissions: [],
  people: 1,
  given: [],
};
const installed = { ...expired, license_state: "installed", installed_version: "1.0" } as const;

interface List {
  readonly path: string;
  readonly call: Call;
  readonly pages: readonly [unknown, unknown];
  /** The words by which a row is recognised. */
  readonly words: readonly [string, string];
}

const listBy = <Name extends string, Row extends Readonly<Record<Name, string>>>(
  path: string,
  call: Call,
  name: Name,
  first: Row,
  second: Row,
): List => ({ path, call, pages: [first, second], words: [first[name], second[name]] });

const lists: Readonly<Record<string, List>> = {
  users: listBy(paths.users, listUsers, "username", reader, sampleUsers[2]!),
  companies: listBy(
    paths.companies,
    listCompanies,
    "name",
    sampleCompanies[0]!,
    sampleCompanies[1]!,
  ),
  audit: {
    path: paths.audit,
    call: listAudit,
    pages: [roleChanged, companyMade],
    words: ["marta", "Officina Rossi"],
  },
  requests: listBy(paths.requests, listRequests, "subject", openRequest, proposal),
  deliveries: listBy(paths.deliveries, listDeliveries, "about", failedWebhook, {
    ...failedWebhook,
    dispatch_id: 77,
    about: "Second",
  }),
  queue: listBy(
    paths.review,
    listReviews,
    "product_name",
    sampleEntry(),
    sampleEntry({ product_id: 14, submission_id: 40, product_name: "Second" }),
  ),
  licenses: listBy(paths.licenses, listLicenses, "product_name", expired, hiddenButPaid),
  "installed apps": listBy(paths.storeApps, listLicenses, "product_name", installed, {
    ...installed,
    product_id: 77,
    license_id: 77,
    product_name: "Second",
  }),
  people: listBy(
    paths.people,
    listPeopleWithPermissions,
    "name",
    person("1", "Anna"),
    person("2", "Bea"),
  ),
};

test.each(Object.entries(lists))("%s", async (_, { path, call, pages, words }) => {
  connection.set({
    token: "token",
    company: { company_id: 3, name: "Conti", email: "b@co.test", country: "IT" },
  });
  const [first, second] = pages;
  server.use(
    answers(countReviews, {
      waiting: 2,
      free: 2,
      mine: 0,
      claimed: 0,
      oldest_at: null,
      oldest_seconds: null,
    }),
    answers(summarizeLicenses, sampleSummary),
    answers(listLicensedApps, [app]),
    answers(listDepartments, { people: 2, departments: [] }),
    answers(
      call,
      ({ query, body }) => {
        const { cursor } = { ...(body as object), ...query } as { cursor?: string };
        return cursor === "after the first" ? [second] : [first];
      },
      "after the first",
    ),
  );
  const { user } = await open(path, { as: ada });
  const seen = async (text: string) => (await screen.findAllByText(text))[0];
  await seen(words[0]);
  expect(screen.queryByText(words[1])).toBeNull();
  const requestCount = askedFor(call).length;
  await user.click(await screen.findByRole("button", { name: /^Show more/ }));
  await seen(words[1]);
  await seen(words[0]);
  await waitFor(() => expect(askedFor(call)).toHaveLength(requestCount + 1));
});
