// The companies page with a server: the address, a new company and its token, reissuing and revoking tokens, access.
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import {
  createCompany,
  deactivateCompany,
  getCompany,
  listCompanies,
  listLicensesOfCompany,
  reissueCompanyToken,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../test/server.ts";
import { detailOf, sampleCompanies } from "../features/company/companies/sample-companies.ts";
import { sampleLicenses } from "../features/license/sample-licenses.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "office" } as const;
const [varchi, conti] = sampleCompanies;
const secret = "a-token-that-is-shown-once";

beforeEach(() => {
  server.use(
    answers(listCompanies, [...sampleCompanies]),
    answers(getCompany, detailOf(varchi!)),
    answers(listLicensesOfCompany, [...sampleLicenses]),
  );
});

test("what the address says is asked for, and what is chosen goes into it", async () => {
  const { user } = await open(`${paths.companies}?search=var&state=changing&company=x`, {
    as: ada,
  });
  await screen.findByRole("link", { name: varchi!.name });
  expect(askedFor(listCompanies)[0]?.query).toEqual({ search: "var", state: "changing" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(pathNow()).toBe(`${paths.companies}?state=changing`));
});

test("a row opens the company, with what it has, at an address of its own", async () => {
  const { user } = await open(paths.companies, { as: ada });
  await user.click(await screen.findByRole("link", { name: varchi!.name }));
  await waitFor(() => expect(pathNow()).toBe(`${paths.companies}?company=1`));
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("128");
  await drawer.findByText(sampleLicenses[0]!.product_name);
  expect(askedFor(listLicensesOfCompany)[0]?.params).toEqual({ company_id: "1" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(pathNow()).toBe(paths.companies));
});

test("who still holds Enter does nothing to the company that it opened", async () => {
  const { user } = await open(paths.companies, { as: ada });
  const row = await screen.findByRole("link", { name: varchi!.name });
  await user.click(row);
  await screen.findByRole("button", { name: t("companies.revoke", own) });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // The data is cached now, so its buttons show at once.
  await user.click(row);
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
  await user.keyboard("{Enter}{Enter}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("the company closes by Escape after its token was replaced", async () => {
  server.use(answers(reissueCompanyToken, { ...varchi!, company_token: secret }));
  const { user } = await open(paths.companies, { as: ada });
  await user.click(await screen.findByRole("link", { name: varchi!.name }));
  await user.click(await screen.findByRole("button", { name: t("token.rotate", own) }));
  await user.click(await screen.findByRole("button", { name: t("token.rotate_submit", own) }));
  await user.click(await screen.findByRole("button", { name: t("token.done", own) }));
  await screen.findByRole("button", { name: t("token.rotate", own) });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(pathNow()).toBe(paths.companies));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a new company's token is shown once, and is nowhere afterwards", async () => {
  server.use(answers(createCompany, { ...varchi!, company_token: secret }));
  const { user } = await open(paths.companies, { as: ada });
  await user.click(await screen.findByRole("button", { name: t("companies.new", own) }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText(/^Name/), "Rossi");
  await user.type(dialog.getByLabelText(/^Email/), "info@rossi.example");
  await user.selectOptions(dialog.getByLabelText(/^Country/), "IT");
  await user.click(dialog.getByRole("button", { name: t("companies.new_submit", own) }));
  await screen.findByText(secret);
  expect(askedFor(createCompany)[0]?.body).toEqual({
    name: "Rossi",
    email: "info@rossi.example",
    country: "IT",
  });
  await user.click(screen.getByRole("button", { name: t("token.done", own) }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  expect(
    document.documentElement.outerHTML + JSON.stringify(Object.entries(localStorage)),
  ).not.toContain(secret);
});

test("a refusal stands beside its field, and what was typed stays", async () => {
  server.use(refuses(createCompany, 422, { key: "company_name.taken", field: "name" }));
  const { user } = await open(paths.companies, { as: ada });
  await user.click(await screen.findByRole("button", { name: t("companies.new", own) }));
  const dialog = within(await screen.findByRole("dialog"));
  const name = dialog.getByLabelText(/^Name/);
  await user.type(name, "Rossi");
  await user.click(dialog.getByRole("button", { name: t("companies.new_submit", own) }));
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect((name as HTMLInputElement).value).toBe("Rossi");
});

test("another token asks how long the present one works", async () => {
  server.use(answers(reissueCompanyToken, { ...conti!, company_token: secret }));
  const { user } = await open(`${paths.companies}?company=1`, { as: ada });
  await user.click(await screen.findByRole("button", { name: t("token.rotate", own) }));
  await user.click(await screen.findByRole("radio", { name: t("token.grace_168", own) }));
  await user.click(screen.getByRole("button", { name: t("token.rotate_submit", own) }));
  await screen.findByText(secret);
  expect(askedFor(reissueCompanyToken).map(({ params, body }) => ({ params, body }))).toEqual([
    { params: { company_id: "1" }, body: { grace_hours: 168 } },
  ]);
});

test("several are revoked after one question, which says what it means", async () => {
  server.use(answers(deactivateCompany, { ...varchi!, active: 0 }));
  const { user } = await open(paths.companies, { as: ada });
  for (const { name } of [varchi!, conti!])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  await user.click(screen.getByRole("button", { name: t("companies.revoke", own) }));
  const question = within(await screen.findByRole("alertdialog"));
  question.getByText(t("companies.revoke_text", own));
  expect(askedFor(deactivateCompany)).toEqual([]);
  await user.click(question.getByRole("button", { name: t("companies.revoke", own) }));
  await screen.findByText(t("companies.revoked", { ...own, count: 2 }));
  expect(askedFor(deactivateCompany).map(({ params }) => params)).toEqual([
    { company_id: "1" },
    { company_id: "2" },
  ]);
});

test("one of several that is gone is named, and keeps nothing from the others", async () => {
  const notFound = {
    error: ["It is not there."],
    problems: [{ key: "request.not_found", text: "It is not there." }],
  };
  server.use(
    answers(deactivateCompany, ({ params }) =>
      params["company_id"] === "1"
        ? HttpResponse.json(notFound, { status: 404 })
        : { ...conti!, active: 0 as const },
    ),
  );
  const { user } = await open(paths.companies, { as: ada });
  for (const { name } of [varchi!, conti!])
    await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  await user.click(screen.getByRole("button", { name: t("companies.revoke", own) }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.click(question.getByRole("button", { name: t("companies.revoke", own) }));
  await screen.findByText(t("companies.revoked", { ...own, count: 1 }));
  await screen.findByText(`${varchi!.name}: It is not there.`);
  expect(askedFor(deactivateCompany)).toHaveLength(2);
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.companies, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(listCompanies)).toEqual([]);
  expect(screen.queryByRole("link", { name: "Companies" })).toBeNull();
});
