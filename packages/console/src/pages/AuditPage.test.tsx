// The audit log with a server: the address, one entry and similar ones, times, the export.
import { http, HttpResponse } from "msw";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { exportAudit, listAudit } from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../test/app.tsx";
import { answers, askedFor, server } from "../../test/server.ts";
import { companyMade, roleChanged, sampleEntries } from "../features/audit/sample-audit.ts";
import { paths } from "../app/paths.ts";

const own = { ns: "office" } as const;
const press = async (user: Awaited<ReturnType<typeof open>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));
const rows = () => screen.findAllByRole("link", { name: /14\/03\/2026/ });

beforeEach(() => server.use(answers(listAudit, [...sampleEntries])));

test("what the address says is asked for, and what is chosen goes into it", async () => {
  const address =
    "who=ada&actor=user&actor_id=9&subject=company&subject_id=4&action=company.token&from=2026-03-01&until=2026-03-31&utc=1";
  const { user } = await open(`${paths.audit}?${address}&entry=x`, { as: ada });
  await rows();
  expect(askedFor(listAudit)[0]?.query).toEqual({
    who: "ada",
    actor: "user",
    actor_id: "9",
    subject: "company",
    subject_id: "4",
    action: "company.token",
    from: "2026-03-01T00:00:00.000Z",
    until: "2026-04-01T00:00:00.000Z",
  });
  await press(user, t("audit.only_clear", own));
  await waitFor(() =>
    expect(pathNow()).toBe(
      `${paths.audit}?who=ada&actor=user&subject=company&from=2026-03-01&until=2026-03-31&utc=1`,
    ),
  );
  await user.click(screen.getByRole("switch", { name: t("audit.utc", own) }));
  await waitFor(() => expect(pathNow()).not.toContain("utc"));
});

test("an entry shows what was before and after, and leads to what is the same", async () => {
  const { user } = await open(paths.audit, { as: ada });
  await user.click((await rows())[0]!);
  const drawer = within(await screen.findByRole("dialog"));
  // The sentence is the title, the name that programs use is among the facts.
  expect(screen.getByRole("dialog", { name: "ada changed the role of marta" })).toBeTruthy();
  expect(drawer.getByText("user.role")).toBeTruthy();
  expect(drawer.getByText("creator").closest("del")).not.toBeNull();
  expect(drawer.getByText("admin").closest("ins")).not.toBeNull();
  // The entry is in the list already, so no other call is made.
  expect(askedFor(listAudit)).toHaveLength(1);
  await user.click(drawer.getByRole("button", { name: t("audit.same_actor", own) }));
  await waitFor(() => expect(pathNow()).toBe(`${paths.audit}?actor=user&actor_id=9`));
});

test("a row says who did what, and leads to them; what is gone leads nowhere", async () => {
  await open(paths.audit, { as: ada });
  await rows();
  const getRow = (sentence: RegExp) => within(screen.getByRole("row", { name: sentence }));
  const changed = getRow(/marta changed Visite 2\.0\.0$/);
  const to = (name: string) => changed.getByRole("link", { name }).getAttribute("href");
  expect(to("marta")).toBe(`${paths.users}?user=7`);
  expect(to("Visite 2.0.0")).toBe(paths.product(12));
  const removed = getRow(/ada removed Presenze$/);
  expect(removed.queryByRole("link", { name: "Presenze" })).toBeNull();
  getRow(/ada removed Build 45$/);
  getRow(/Visitor asked for a feature$/);
  expect(screen.queryByText("user.role")).toBeNull();
});

test("an entry that the list has not is asked for alone; one that is gone says so", async () => {
  server.use(
    answers(listAudit, ({ query }) =>
      query["limit"] === "1" ? [query["cursor"] === "511" ? companyMade : roleChanged] : [],
    ),
  );
  await open(`${paths.audit}?entry=510`, { as: ada });
  await screen.findByText("Officina Rossi", { selector: "ins" });
  await open(`${paths.audit}?entry=9`, { as: ada });
  await screen.findByText(t("audit.gone", own));
});

test("the file is of all that the filter finds; a refusal is said", async () => {
  const requests: string[] = [];
  server.use(
    http.get(exportAudit.path, ({ request }) => {
      const { search } = new URL(request.url);
      requests.push(`${search} ${request.headers.get("authorization")}`);
      return requests.length > 1
        ? HttpResponse.json({ error: "Too many." }, { status: 429 })
        : HttpResponse.text("No.,\r\n", { headers: { "content-type": "text/csv" } });
    }),
  );
  URL.createObjectURL = vi.fn<() => string>(() => "blob:file");
  URL.revokeObjectURL = vi.fn<() => void>();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function recordDownload(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open(`${paths.audit}?subject=company`, { as: ada });
  await press(user, t("audit.export", own));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^audit-[\d-]{10}\.csv$/)]));
  expect(requests).toEqual(["?subject=company Bearer token of ada"]);
  await press(user, t("audit.export", own));
  await screen.findByText("Too many.");
  vi.restoreAllMocks();
});

test("a creator is told that the page is for administrators, and nothing of it is asked for", async () => {
  await open(paths.audit, { as: marta });
  await screen.findByRole("heading", { name: t("admin_only.title") });
  expect(askedFor(listAudit)).toEqual([]);
});
