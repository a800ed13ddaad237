// The inspection of a build in its editor: automatic when a file is selected, complete by a button, and how it blocks
// sending.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import {
  getSubmission,
  listProducts,
  runPreflight,
  saveSubmission,
  getRuleSeverity,
  type Finding,
  type PreflightReport,
  type PreflightRule,
} from "@lanyard/contract";
import { marta, open, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import preflight from "../../i18n/locales/en/preflight.json";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const complete = (submission: object = {}) =>
  sampleDetail({
    submission: { icon_url: "/files/icon.webp", banner_url: "/files/b.webp", ...submission },
  });
const finding = (rule: PreflightRule, field: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  severity: getRuleSeverity(rule),
  field,
  file: "",
  line: null,
  params: {},
  ...more,
});
const report = (...findings: Finding[]): PreflightReport => ({
  findings,
  counts: { stops: 0, warns: 0, hints: 0 },
});
const leaked = finding("secret_key", "source_code_url", { file: "deploy/key.js", line: 12 });

// Preload it, because the page loads it late.
beforeAll(() => import("./BuildPreflight.tsx"));

async function edit(...handlers: Parameters<typeof server.use>) {
  server.use(answers(getSubmission, complete()), answers(listProducts, []), ...handlers);
  const visit = await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { name: preflight.title });
  return visit;
}
const fieldOf = (field: string) =>
  within(document.querySelector<HTMLElement>(`[data-field="${field}"]`)!);
const archiveInput = () =>
  document.querySelector<HTMLInputElement>('[data-field="source_code_url"] input[type=file]')!;
const zip = (name: string) => new File(["PK"], name, { type: "application/zip" });
const panel = () => within(document.getElementById("preflight")!);
const send = () => screen.getByRole<HTMLButtonElement>("button", { name: t("build.send") });
const reason = () =>
  document.getElementById(send().getAttribute("aria-describedby") ?? "")?.textContent;
const listRequests = () => askedFor(runPreflight);

test("of a file begins when it is chosen, and stands beside its field and in the list", async () => {
  const { user } = await edit(answers(runPreflight, report(leaked)));
  expect(listRequests()).toEqual([]);
  expect(send().disabled).toBe(false);
  await user.upload(archiveInput(), zip("visits.zip"));
  await fieldOf("source_code_url").findByText(preflight["secret_key.what"], { exact: false });
  expect(listRequests()).toMatchObject([
    { query: { only_sent: "1" }, body: { source_code_url: "visits.zip" } },
  ]);
  await panel().findByText("Build archive · deploy/key.js, line 12");
  panel().getByText("1 stops the review");
  fieldOf("source_code_url").getByText("deploy/key.js, line 12");
});

test("shows what is found while it runs, and keeps what an earlier one has found until it ends", async () => {
  const older = finding("archive_license", "source_code_url");
  const { user } = await edit(answers(runPreflight, report(older)));
  await user.upload(archiveInput(), zip("visits.zip"));
  await panel().findByText("1 hint");
  let write: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      write = (text) => stream.enqueue(new TextEncoder().encode(text));
      end = () => stream.close();
    },
  });
  const headers = { "content-type": "application/json" };
  server.use(answers(runPreflight, () => new Response(body, { headers })));
  await user.click(panel().getByRole("button", { name: preflight.again }));
  // An incomplete finding is not shown yet.
  write(`{"findings":[\n${JSON.stringify(leaked)}\n,{"rule":"secr`);
  await panel().findByText("1 stops the review");
  panel().getByText("1 hint");
  panel().getByRole("button", { name: t("cancel") });
  await waitFor(() => expect(send().disabled).toBe(true));
  write(
    `et_store","severity":"warns","field":"source_code_url","file":"a.p12","line":null,"params":{}}\n`,
  );
  await panel().findByText("1 warning");
  write('],"counts":{"stops":1,"warns":1,"hints":0}}');
  end();
  await waitFor(() => expect(panel().queryByText("1 hint")).toBeNull());
  panel().getByText("1 stops the review");
  panel().getByText("1 warning");
});

test("of a large archive begins with its end, while the whole is on its way", async () => {
  const { user } = await edit();
  let whole: (report: PreflightReport) => void = () => undefined;
  server.use(
    answers(runPreflight, ({ query }) =>
      query["archive_from"] === undefined
        ? new Promise<PreflightReport>((answer) => (whole = answer))
        : report(finding("archive_license", "source_code_url")),
    ),
  );
  const record = Buffer.alloc(22);
  record.write("PK\u0005\u0006", "latin1");
  record.writeUInt32LE(1_200_000, 16);
  const parts = [Buffer.alloc(1_300_000, "a"), record];
  await user.upload(archiveInput(), new File(parts, "large.zip", { type: "application/zip" }));
  await panel().findByText("1 hint");
  expect(listRequests()).toContainEqual(
    expect.objectContaining({
      query: { archive_from: "1200000" },
      body: { source_code_url: "large.zip" },
    }),
  );
  panel().getByRole("button", { name: t("cancel") });
  // Findings that the complete inspection does not contain disappear when it ends.
  whole(report(leaked));
  await waitFor(() => expect(panel().queryByText("1 hint")).toBeNull());
  panel().getByText("1 stops the review");
});

test("of a large archive whose end is refused is that of the whole", async () => {
  const { user } = await edit();
  server.use(
    answers(runPreflight, ({ query }) =>
      query["archive_from"] === undefined
        ? report(leaked)
        : new Response("<html>", { status: 502 }),
    ),
  );
  const record = Buffer.alloc(22);
  record.write("PK\u0005\u0006", "latin1");
  const parts = [Buffer.alloc(1_300_000, "a"), record];
  await user.upload(archiveInput(), new File(parts, "large.zip", { type: "application/zip" }));
  await panel().findByText("1 stops the review");
  expect(listRequests()).toHaveLength(2);
});

test("that stops forbids sending and says why, until the file is another one", async () => {
  const { user } = await edit(answers(runPreflight, report(leaked)));
  await user.upload(archiveInput(), zip("visits.zip"));
  await waitFor(() => expect(send().disabled).toBe(true));
  expect(reason()).toBe(preflight.blocked);
  const files = screen.getByRole("link", { name: new RegExp(`^${t("build.section_files")}`) });
  expect(files.textContent).toContain(t("build.standing_wrong"));
  const readiness = within(
    document.querySelector<HTMLElement>(`section[aria-label="${t("build.readiness")}"]`)!,
  );
  readiness.getByText(t("build.ready", { ready: 8, total: 9 }));
  readiness.getByText(preflight["secret_key.what"]);
  server.use(answers(runPreflight, report()));
  await user.upload(archiveInput(), zip("visits-2.zip"));
  await waitFor(() => expect(send().disabled).toBe(false));
  expect(reason()).toBe(t("build.send_ready"));
  expect(files.textContent).toContain(t("build.standing_ready"));
  expect(
    fieldOf("source_code_url").queryByText(preflight["secret_key.what"], { exact: false }),
  ).toBeNull();
});

test("that only warns or hints forbids nothing", async () => {
  const findings = [
    finding("archive_program", "source_code_url", { file: "setup.exe" }),
    finding("archive_license", "source_code_url"),
  ];
  const { user } = await edit(answers(runPreflight, report(...findings)));
  await user.click(panel().getByRole("button", { name: preflight.run }));
  await panel().findByText("1 warning");
  panel().getByText("1 hint");
  expect(send().disabled).toBe(false);
});

test("of the whole build sends the form as a save would, and says when nothing was found", async () => {
  const { user } = await edit();
  panel().getByText(preflight.not_yet);
  await user.click(panel().getByRole("button", { name: preflight.run }));
  await panel().findByText(preflight.none);
  expect(listRequests()).toMatchObject([
    { query: {}, body: { notes: sampleDetail().submission.notes } },
  ]);
  panel().getByRole("button", { name: preflight.again });
});

test("leads to the field, and goes when the field is changed", async () => {
  const placeholder = finding("text_placeholder", "notes", { params: { words: "TBD" } });
  const { user } = await edit(answers(runPreflight, report(placeholder)));
  await user.click(panel().getByRole("button", { name: preflight.run }));
  await user.click(await panel().findByText("“TBD” looks like a placeholder.", { exact: false }));
  await user.click(panel().getByRole("button", { name: preflight.show_field }));
  const notes = fieldOf("notes").getByRole("textbox");
  await waitFor(() => expect(document.activeElement).toBe(notes));
  await user.type(notes, "!");
  await waitFor(() => expect(fieldOf("notes").queryByText(/placeholder/)).toBeNull());
});

test("stays when the file is saved", async () => {
  const { user } = await edit(answers(runPreflight, report(leaked)));
  await user.upload(archiveInput(), zip("visits.zip"));
  await waitFor(() => expect(send().disabled).toBe(true));
  const saved = complete({
    source_code_name: "visits.zip",
    submission_updadet_at: "2026-11-25T20:00:00.000Z",
  });
  server.use(answers(saveSubmission, saved), answers(getSubmission, saved));
  await user.click(screen.getByRole("button", { name: t("save") }));
  await screen.findByText(t("build.saved"), { selector: "[data-slot=toast] *" });
  expect(send().disabled).toBe(true);
  fieldOf("source_code_url").getByText(preflight["secret_key.what"], { exact: false });
});

test("that fails says so, and can be tried again", async () => {
  const { user } = await edit(refuses(runPreflight, 500));
  await user.click(panel().getByRole("button", { name: preflight.run }));
  await panel().findByText(preflight.failed);
  server.use(answers(runPreflight, report()));
  await user.click(panel().getByRole("button", { name: preflight.again }));
  await panel().findByText(preflight.none);
  expect(send().disabled).toBe(false);
});

test("of a send that the server refuses stands beside the fields, and forbids sending again", async () => {
  const { user } = await edit();
  let answer: (response: Response) => void = () => undefined;
  server.use(answers(saveSubmission, () => new Promise<Response>((refuse) => (answer = refuse))));
  await user.click(send());
  await screen.findByText(t("build.checking"));
  const text = "deploy/key.js:12: There is a private key.";
  answer(
    Response.json(
      {
        error: text,
        code: "validation",
        problems: [{ key: "finding.at", field: "source_code_url", params: {}, text }],
        findings: [leaked, finding("archive_license", "source_code_url")],
      },
      { status: 422 },
    ),
  );
  await panel().findByText("1 stops the review");
  panel().getByText("1 hint");
  fieldOf("source_code_url").getByText(preflight["secret_key.what"], { exact: false });
  expect(fieldOf("source_code_url").queryByText(text)).toBeNull();
  expect(send().disabled).toBe(true);
  expect(reason()).toBe(preflight.blocked);
});
