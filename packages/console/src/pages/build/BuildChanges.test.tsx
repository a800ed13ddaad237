// The changes of a build, with API calls: for its creator before sending, at the desk, and with nothing to compare.
import { screen, waitFor, within } from "@testing-library/react";
import i18next from "i18next";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import {
  countReviews,
  getArchiveText,
  getBuildContents,
  getReviewClaim,
  getSubmission,
  getSubmissionAsAdmin,
  listReviews,
  type BuildContents,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";
import { ada, marta, open, pathNow, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { newBuild, oldBuild } from "../../features/difference/sample-builds.ts";
import texts from "../../i18n/locales/en/difference.json" with { type: "json" };
import { sampleEntry } from "../../features/review/queue/sample-queue.ts";
import { paths } from "../../app/paths.ts";

const say = (key: keyof typeof texts): string => texts[key];
const place = `${paths.product(12)}?build=31&tab=changes`;
let statuses: readonly [Status, Status];

const withStatuses = (detail: ProductDetail): ProductDetail => ({
  ...detail,
  submission: {
    ...detail.submission,
    status: detail.submission.submission_id === 31 ? statuses[0] : statuses[1],
  },
  builds: detail.builds.map((build, at) => ({ ...build, status: statuses[at]! })),
});
const build = ({ params }: { readonly params: Readonly<Record<string, unknown>> }) =>
  withStatuses(params["submission_id"] === "24" ? oldBuild : newBuild);

beforeEach(() => {
  statuses = ["draft", "ready_for_sale"];
  server.use(
    answers(getSubmission, build),
    answers(getSubmissionAsAdmin, build),
    answers(getBuildContents, ({ params }): BuildContents => ({
      archive: {
        name: "app.zip",
        size: 100,
        files: [
          { path: "app.json", size: 20, type: "text", hash: String(params["submission_id"]) },
          { path: "same.js", size: 20, type: "text", hash: "a" },
        ],
        truncated: 0,
        unread: null,
      },
      sql: {
        name: "tables.sql",
        size: 20,
        statements: [
          {
            index: 0,
            line: 2,
            text: `create table t${params["submission_id"] as string} (id int);`,
            cut: 0,
            parsed: "yes",
            acts: [],
          },
        ],
        truncated: 0,
        unread: null,
      },
      links: [],
    })),
    answers(getArchiveText, ({ params, query }) => {
      // The text comes in two parts.
      const isNew = params["submission_id"] === "31";
      const second = query["from"] !== undefined;
      return {
        path: query["path"] ?? "",
        size: 40,
        text: second ? `end ${isNew ? "\u202Enow" : "before"}\n` : "begin\n",
        encoding: "utf-8" as const,
        line: 1,
        next: second ? null : 6,
        unread: null,
      };
    }),
  );
});

const rows = (state: string) =>
  screen
    .queryAllByRole("row")
    .filter(({ dataset }) => dataset["state"] === state)
    .map(({ lastElementChild }) => lastElementChild?.textContent);

test("its creator reads what a build would change, file by file", async () => {
  const { user } = await open(place, { as: marta });
  const summary = await screen.findByRole("navigation", { name: say("summary") });
  await within(summary).findByText("1 file changed");
  expect(screen.getByText("Compared with version 2.0.0, which is on sale")).toBeTruthy();
  expect(rows("removed")).toEqual(["create table t24 (id int);"]);
  expect(rows("added")).toEqual(["create table t31 (id int);"]);
  await user.click(screen.getByRole("button", { name: "app.json" }));
  await waitFor(() => expect(rows("added")).toContain("end ⟦U+202E⟧now"));
  expect(rows("removed")).toContain("end before");
  expect(rows("same")).toContain("begin");
  // Both sides are read; the second part starts where the first one ended.
  const parts = askedFor(getArchiveText).map(({ query }) => query["from"] ?? "0");
  expect(parts.toSorted()).toEqual(["0", "0", "6", "6"]);
  expect(screen.getByRole("tab", { name: t("detail.tab_changes"), selected: true })).toBeTruthy();
});

test("texts that do not load are told, never shown as keys, with an offer to load again", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  i18next.removeResourceBundle("en", "difference");
  server.use(http.get("/assets/i18n/difference.en.json", () => HttpResponse.error()));
  await open(place, { as: marta });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(t("part.missing")));
  for (const key of Object.keys(texts)) expect(document.body.textContent).not.toContain(key);
  screen.getByRole("button", { name: t("page.reload") });
  reported.mockRestore();
  i18next.addResourceBundle("en", "difference", texts);
});

test("files that are the same are not asked for", async () => {
  const { submission } = oldBuild;
  server.use(
    answers(getSubmission, ({ params }) =>
      params["submission_id"] === "24"
        ? oldBuild
        : withStatuses({
            ...newBuild,
            submission: {
              ...newBuild.submission,
              source_code_url: `${submission.source_code_url}&again`,
              db_script_url: submission.db_script_url,
            },
          }),
    ),
  );
  await open(place, { as: marta });
  await screen.findByRole("navigation", { name: say("summary") });
  expect(screen.queryByRole("region", { name: say("part_files") })).toBeNull();
  expect(askedFor(getBuildContents)).toEqual([]);
});

test("contents that do not come are asked for again", async () => {
  const again = answers(getBuildContents, {
    archive: null,
    sql: null,
    links: [],
  });
  server.use(refuses(getBuildContents, 429, { key: "request.too_many", params: { seconds: 9 } }));
  const { user } = await open(place, { as: marta });
  const files = await screen.findByRole("region", { name: say("part_files") });
  const retry = await within(files).findByRole("button", { name: t("action.retry") });
  server.use(again);
  await user.click(retry);
  await within(files).findByText(say("archive_same"));
});

test.each([
  [["draft", "draft"], "first"],
  [["ready_for_sale", "superseded"], "current"],
  [["superseded", "ready_for_sale"], "past"],
] as const)("a build that is %s: %s", async (input, why) => {
  statuses = input;
  await open(place, { as: marta });
  await screen.findByRole("heading", { name: say(why) });
  expect(askedFor(getBuildContents)).toEqual([]);
});

test("a build on sale has no tab for it, unless its address says so", async () => {
  statuses = ["ready_for_sale", "superseded"];
  const { user } = await open(place, { as: marta });
  await user.click(await screen.findByRole("tab", { name: t("detail.tab_overview") }));
  await waitFor(() => expect(pathNow()).toBe(`${paths.product(12)}?build=31`));
  await waitFor(() =>
    expect(screen.queryByRole("tab", { name: t("detail.tab_changes") })).toBeNull(),
  );
});

test("the editor leads to it beside what is missing", async () => {
  await open(paths.build(12, 31), { as: marta });
  const link = await screen.findByRole("link", { name: t("detail.tab_changes") });
  expect(link.getAttribute("href")).toBe(place);
  expect(link.getAttribute("target")).toBe("_blank");
});

test("a first build has nothing to lead to", async () => {
  statuses = ["draft", "draft"];
  await open(paths.build(12, 31), { as: marta });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("link", { name: t("detail.tab_changes") })).toBeNull();
});

test("the desk has it in a tab of its own", async () => {
  statuses = ["waiting_for_review", "ready_for_sale"];
  server.use(
    answers(listReviews, [sampleEntry()]),
    answers(countReviews, {
      waiting: 1,
      free: 1,
      mine: 0,
      claimed: 0,
      oldest_at: null,
      oldest_seconds: null,
    }),
    answers(getReviewClaim, { claim: null }),
  );
  await open(`${paths.review}?build=12.31&tab=changes`, { as: ada });
  const summary = await screen.findByRole("navigation", { name: say("summary") });
  await within(summary).findByText("1 file changed");
  expect(await screen.findByText("create table t31 (id int);")).toBeTruthy();
});
