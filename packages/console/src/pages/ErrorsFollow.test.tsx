// Error messages follow the language in every form, because forms store problems, not texts.
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  enquiryLimits,
  getProduct,
  getSubmission,
  languageCodes,
  listProducts,
  passwordLimits,
  saveSubmission,
  updateAccount,
  type FormProblem,
  type LanguageCode,
} from "@lanyard/contract";
import { marta, open, t } from "../../test/app.tsx";
import { answers, refuses, server } from "../../test/server.ts";
import { paths, patterns } from "../app/paths.ts";
import { detailPath } from "../features/submission/detail/detail-place.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

type Key = FormProblem["key"];

/** Changes the language as another tab would. */
const choose = (code: LanguageCode) => {
  localStorage.setItem("language", code);
  dispatchEvent(new StorageEvent("storage", { key: "language", newValue: code }));
};
const pageText = () => document.body.textContent ?? "";

/** Expects each message in all languages, one after the other. */
async function follow(...expected: (() => string)[]) {
  for (const code of ["en", ...languageCodes.filter((one) => one !== "en")] as const) {
    choose(code);
    await waitFor(() => {
      expect(document.documentElement.lang).toBe(code);
      for (const say of expected) expect(pageText()).toContain(say());
    });
  }
}
const says =
  (key: Key, params: object = {}) =>
  (): string =>
    t(key, { defaultValue: key, ...params });
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

test("the request of a functionality", async () => {
  const { user } = await open(patterns.functionality);
  await user.type(await screen.findByLabelText(new RegExp(`^${t("field.email")}`)), "ada@");
  enter(t("functionality.object"), "x".repeat(enquiryLimits.object + 2));
  await user.click(screen.getByLabelText(new RegExp(`^${t("functionality.object")}`)));
  await user.click(screen.getByLabelText(new RegExp(`^${t("functionality.description")}`)));
  await user.tab();
  const most = enquiryLimits.object;
  await follow(says("email.invalid"), says("request_text.required"), () =>
    t("field.too_long", { field: t("functionality.object"), most, over: 2 }),
  );
});

test("a new password", async () => {
  const { user } = await open("/password/reset/token");
  await user.type(await screen.findByLabelText(t("field.new_password")), "short");
  await user.type(screen.getByLabelText(t("field.password_confirmation")), "other");
  await user.click(screen.getByRole("button", { name: t("reset.submit") }));
  await follow(says("password.too_short", passwordLimits), says("password.mismatch"));
});

test("the account: what is missing, and what the server refuses", async () => {
  server.use(refuses(updateAccount, 422, { key: "email.taken", field: "email" }));
  const { user } = await open(patterns.account, { as: marta });
  await screen.findByRole("heading", { name: t("account.title") });
  const [email] = screen.getAllByLabelText(new RegExp(`^${t("field.email")}`));
  fireEvent.change(email!, { target: { value: "taken@example.com" } });
  await user.type(
    screen.getAllByLabelText(new RegExp(`^${t("field.current_password")}`))[0]!,
    "as before",
  );
  await user.click(screen.getByRole("button", { name: t("save") }));
  await waitFor(() => expect(pageText()).toContain(t("email.taken")));
  await user.clear(screen.getByLabelText(new RegExp(`^${t("account.username")}`)));
  await user.tab();
  await follow(says("email.taken"), says("username.required"));
});

test("the editor: what is missing, a refused file, what the server refuses, two bad links by their names", async () => {
  server.use(
    answers(getSubmission, sampleDetail()),
    answers(listProducts, []),
    refuses(saveSubmission, 422, {
      key: "version.used",
      params: { version: "2.1.01" },
      field: "version",
    }),
  );
  const { user } = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  const used = says("version.used", { version: "2.1.01" });
  const control = (name: string) =>
    document.querySelector<HTMLInputElement>(`[data-field="${name}"] :is(input, textarea)`)!;
  await user.type(control("version"), "1");
  await user.click(screen.getByRole("button", { name: t("save") }));
  await waitFor(() => expect(pageText()).toContain(used()));
  await user.clear(control("notes"));
  for (const link of ["privacy_policy_url", "webhook_url"]) {
    await user.clear(control(link));
    await user.type(control(link), "x");
  }
  await user.tab();
  // As if dropped: the input's `accept` does not filter dropped files.
  control("source_code_url").removeAttribute("accept");
  await user.upload(control("source_code_url"), new File(["x"], "a.txt", { type: "text/plain" }));
  const invalid = (field: "privacy_policy_url" | "webhook_url") => () =>
    t("link.invalid", { field: t(`build.${field}`) });
  await follow(used, says("notes.required"), says("archive.type"), () => t("build.link_invalid"));
  // Compare `textContent`, because text queries normalise French narrow spaces.
  const missing = screen.getByRole("region", { name: t("build.readiness") }).textContent;
  expect(missing).toContain(invalid("privacy_policy_url")());
  expect(missing).toContain(invalid("webhook_url")());
});

test("the offer, and an account that cannot be enabled", async () => {
  const detail = sampleDetail({ status: "ready_for_sale", submission: { is_private: 1 } });
  server.use(answers(getProduct, detail));
  const { user } = await open(detailPath(12, { tab: "offer", edit: true }), { as: marta });
  const price = await waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('[data-field="price_amount"] input');
    expect(input).not.toBeNull();
    return input!;
  });
  await user.clear(price);
  const accounts = document.querySelector<HTMLInputElement>('[data-field="company_token"] input')!;
  await user.type(accounts, "nobody{Enter}");
  await follow(says("price.required"), says("account.invalid", { email: "nobody" }));
});

test("the name of a new product", async () => {
  server.use(answers(listProducts, []));
  const { user } = await open(paths.products, { as: marta });
  await user.click(await screen.findByRole("button", { name: t("products.create") }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByLabelText(new RegExp(`^${t("create.name")}`)));
  await user.tab();
  await follow(says("name.required"));
});

test("signing in", async () => {
  const { user } = await open(paths.login);
  await user.click(await screen.findByRole("button", { name: t("login.submit") }));
  await follow(says("email.required"), says("password.required"));
});
