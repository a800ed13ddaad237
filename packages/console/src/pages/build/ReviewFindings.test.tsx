// What the check of a build has found, beside an administrator's toolbar on the product's page.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import {
  approve,
  getProduct,
  getProductAsAdmin,
  productHistoryAsAdmin,
  setReady,
  getRuleSeverity,
  type Finding,
  type PreflightRule,
  type StoredPreflight,
} from "@lanyard/contract";
import { ada, marta, open, t } from "../../../test/app.tsx";
import { answers, askedFor, server } from "../../../test/server.ts";
import preflight from "../../i18n/locales/en/preflight.json";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const finding = (rule: PreflightRule): Finding => ({
  rule,
  severity: getRuleSeverity(rule),
  field: "source_code_url",
  file: "deploy/key.js",
  line: 12,
  params: {},
});
const storePreflight = (...findings: Finding[]): StoredPreflight => ({
  stops: findings.filter(({ severity }) => severity === "stops").length,
  warnings: findings.filter(({ severity }) => severity === "warns").length,
  findings,
  checked_at: "2026-10-15T09:12:00.000Z",
});
const [stop, warning, hint] = [
  finding("secret_key"),
  finding("archive_program"),
  finding("archive_license"),
];
const waiting = (checked: StoredPreflight | null) =>
  sampleDetail({ status: "waiting_for_review", preflight: checked });
const moved = {
  product_id: 12,
  submission_id: 31,
  status: "ready_for_sale",
  undo_until: "2026-10-14T08:05:17.000Z",
} as const;

// Preloaded, because the page loads them late.
beforeAll(() =>
  Promise.all([
    import("./ReviewFindings.tsx"),
    import("../../features/preflight/DespiteModal.tsx"),
  ]),
);

async function visit(checked: StoredPreflight | null) {
  server.use(
    answers(getProductAsAdmin, waiting(checked)),
    answers(productHistoryAsAdmin, []),
    answers(approve, moved),
    answers(setReady, moved),
  );
  const { user } = await open(paths.product(12), { as: ada });
  const button = (name: string) => screen.findByRole("button", { name });
  return { user, button };
}
const summary = () => screen.findByRole("group", { name: preflight.title });
const dialog = async () => within(await screen.findByRole("dialog"));

test("stops and warnings stand beside the toolbar, hints do not", async () => {
  await visit(storePreflight(stop, warning, hint));
  const summaryArea = within(await summary());
  summaryArea.getByText(preflight["secret_key.what"]);
  summaryArea.getByText(preflight["archive_program.what"]);
  expect(summaryArea.queryByText(preflight["archive_license.what"])).toBeNull();
});

test("a stop is approved after one question and with a reason", async () => {
  const { user, button } = await visit(storePreflight(stop, warning));
  await user.click(await button(t("review.approve")));
  const question = await dialog();
  question.getByText(preflight["secret_key.what"]);
  const confirm = question.getByRole("button", { name: preflight["despite.confirm_stops"] });
  await user.click(confirm);
  await question.findByText(t("override_reason.required"));
  expect(askedFor(approve)).toEqual([]);
  await user.type(question.getByRole("textbox"), "A key of a sample.");
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(askedFor(approve).map(({ body }) => body)).toEqual([
    { reject: false, override_reason: "A key of a sample." },
  ]);
});

test("a warning is asked about once, without a reason", async () => {
  const { user, button } = await visit(storePreflight(warning));
  await user.click(await button(t("review.approve")));
  const question = await dialog();
  expect(question.queryByRole("textbox")).toBeNull();
  await user.click(question.getByRole("button", { name: preflight["despite.confirm_warns"] }));
  await waitFor(() =>
    expect(askedFor(approve).map(({ body }) => body)).toEqual([{ reject: false }]),
  );
});

test("without either nothing is asked", async () => {
  const { user, button } = await visit(storePreflight(hint));
  await user.click(await button(t("review.approve")));
  await waitFor(() => expect(askedFor(approve)).toHaveLength(1));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what the server finds only at the decision is asked about then", async () => {
  const { user, button } = await visit(null);
  within(await summary()).getByText(preflight.not_yet);
  server.use(
    answers(approve, ({ body }) =>
      "override_reason" in (body as object)
        ? moved
        : Response.json({ error: "stopped", problems: [], findings: [stop] }, { status: 422 }),
    ),
  );
  await user.click(await button(t("review.approve")));
  const question = await dialog();
  await user.type(question.getByRole("textbox"), "A key of a sample.");
  await user.click(question.getByRole("button", { name: preflight["despite.confirm_stops"] }));
  await waitFor(() => expect(askedFor(approve)).toHaveLength(2));
});

test("the creator sees the finding in the editor, not here", async () => {
  server.use(answers(getProduct, waiting(storePreflight(stop))));
  await open(paths.product(12), { as: marta });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("group", { name: preflight.title })).toBeNull();
});
