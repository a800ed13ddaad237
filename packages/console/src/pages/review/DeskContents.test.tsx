// The desk's contents tab: the address names it, and a file is shown in place, as plain text.
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  countReviews,
  getArchiveText,
  getBuildContents,
  getReviewClaim,
  getSubmissionAsAdmin,
  listReviews,
  runPreflight,
  type ArchiveFile,
  type BuildContents,
  type Finding,
  type PreflightRule,
} from "@lanyard/contract";
import { ada, open, pathNow, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server } from "../../../test/server.ts";
import { sampleEntry } from "../../features/review/queue/sample-queue.ts";
import texts from "../../i18n/locales/en/preflight.json" with { type: "json" };
import desk from "../../i18n/locales/en/review.json" with { type: "json" };
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const say = (key: keyof typeof texts): string => texts[key];
const textOf = (element: Element | null): string => element?.textContent ?? "";
const file = (path: string, more: Partial<ArchiveFile> = {}): ArchiveFile => ({
  path,
  size: 2_048,
  type: "text",
  hash: "",
  ...more,
});
const archive = (files: readonly ArchiveFile[]): BuildContents => ({
  archive: { name: "build.zip", size: 4_096, files: [...files], truncated: 0, unread: null },
  sql: null,
  links: [],
});
const at = (tab = "") => `${paths.review}?build=12.31${tab}`;
const code = '<img src=x onerror="alert(1)">\n‮gnp.exe';

beforeEach(() => {
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
    answers(getSubmissionAsAdmin, sampleDetail({ status: "waiting_for_review" })),
    answers(getBuildContents, archive([file("index.html"), file("src/a.js"), file("src/b.js")])),
    answers(getArchiveText, ({ query }) => ({
      path: query["path"] ?? "",
      size: 40,
      text: code,
      encoding: "utf-8" as const,
      line: 1,
      next: null,
      unread: null,
    })),
  );
});

const tree = () => screen.findByRole("tree", { name: say("contents.tree") });
const active = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-activedescendant") ?? "");

test("the tab is in the address, both ways, and nothing is asked before it opens", async () => {
  const { user } = await open(at(), { as: ada });
  const tab = await screen.findByRole("tab", {
    name: desk["tab.contents"],
  });
  expect(askedFor(getBuildContents)).toHaveLength(0);
  await user.click(tab);
  await tree();
  await waitFor(() => expect(pathNow()).toBe(at("&tab=contents")));
  expect(askedFor(getBuildContents)[0]?.params).toMatchObject({ product_id: "12" });
});

test("a file is read by the keys of the tree, and shows as text", async () => {
  const { user } = await open(at("&tab=contents"), { as: ada });
  const files = await tree();
  files.focus();
  await user.keyboard("{End}");
  expect(textOf(active(files))).toContain("index.html");
  // In the tree a letter jumps to a file; it is not the page's shortcut.
  await user.keyboard("{Home}{ArrowRight}");
  expect(textOf(active(files))).toContain("a.js");
  await user.keyboard("b");
  expect(textOf(active(files))).toContain("b.js");
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(active(files)?.getAttribute("aria-expanded")).toBe("false");
  expect(within(files).queryByText("b.js")).toBeNull();
  await user.keyboard("{Enter}j{End}{Enter}");
  const text = await screen.findByRole("region", { name: "index.html" });
  expect(textOf(text)).toContain('<img src=x onerror="alert(1)">');
  expect(textOf(text)).toContain("U+202Egnp.exe");
  expect(document.querySelector("img[src=x]")).toBeNull();
  expect(askedFor(getArchiveText)[0]?.query).toEqual({ path: "index.html" });
});

test("a search leaves what has its words, unfolded", async () => {
  const { user } = await open(at("&tab=contents"), { as: ada });
  await tree();
  await user.type(screen.getByRole("searchbox", { name: say("contents.search") }), "SRC b");
  await waitFor(() => expect(screen.queryByText("index.html")).toBeNull());
  screen.getByText("b.js");
  await user.type(screen.getByRole("searchbox"), "nothing");
  await screen.findByText(say("contents.no_match"));
});

test("of ten thousand files those in view are in the page", async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => file(`file${n}.txt`));
  server.use(answers(getBuildContents, archive(many)));
  const { user } = await open(at("&tab=contents"), { as: ada });
  const files = await tree();
  expect(within(files).getAllByRole("treeitem").length).toBeLessThan(100);
  files.focus();
  await user.keyboard("{End}");
  expect(textOf(active(files))).toContain("file9999.txt");
  expect(active(files)?.getAttribute("aria-posinset")).toBe("10000");
});

test.each([
  ["broken", "contents.unread_broken"],
  ["ended", "contents.unread_ended"],
  ["missing", "contents.unread_missing"],
] as const)("an archive that is %s says so", async (unread, key) => {
  const none = archive([]);
  server.use(answers(getBuildContents, { ...none, archive: { ...none.archive!, unread } }));
  await open(at("&tab=contents"), { as: ada });
  await screen.findByText(say(key));
});

test("what failed is asked for again", async () => {
  server.use(refuses(getBuildContents, 503, { key: "server.unavailable" }));
  const { user } = await open(at("&tab=contents"), { as: ada });
  await screen.findByText(say("contents.failed"));
  server.use(answers(getBuildContents, archive([file("index.html")])));
  await user.click(screen.getByRole("button", { name: t("action.retry") }));
  await tree();
});

test("a finding leads to its line, and the script says what is not the app's own", async () => {
  const leak = {
    rule: "secret_key",
    severity: "stops",
    field: "source_code_url",
    file: "src/b.js",
    line: 2,
    params: {},
  } as const;
  const drop = { does: "drops", name: "people", own: 0 } as const;
  const statement = {
    index: 0,
    line: 1,
    text: "drop table people;",
    cut: 0 as const,
    acts: [drop],
  };
  server.use(
    answers(runPreflight, { findings: [leak], counts: { stops: 1, warns: 0, hints: 0 } }),
    answers(getBuildContents, {
      ...archive([file("index.html"), file("src/b.js")]),
      sql: {
        name: "install.sql",
        size: 20,
        truncated: 0,
        unread: null,
        statements: [{ ...statement, parsed: "yes" }],
      },
      links: [{ field: "privacy_policy_url", url: "https://example.com/privacy" }],
    }),
  );
  const { user } = await open(at("&tab=contents"), { as: ada });
  await screen.findByText("drops people, not the app’s own");
  await screen.findByText(say("contents.answers"));
  await user.click(screen.getByText(say("secret_key.what")));
  await user.click(screen.getByRole("button", { name: say("contents.open") }));
  await screen.findByRole("region", { name: "src/b.js" });
  expect(document.querySelector("[data-marked]")?.getAttribute("data-line")).toBe("2");
  expect(askedFor(runPreflight)[0]?.body).toEqual({});
});

test("what is found shows as it comes, and stays when the line breaks", async () => {
  const one = (rule: PreflightRule, path: string): Finding => ({
    rule,
    severity: "warns",
    field: "source_code_url",
    file: path,
    line: null,
    params: {},
  });
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  const write = (text: string) => stream.enqueue(new TextEncoder().encode(text));
  const answering = () =>
    new Response(
      new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) }),
      {
        headers: { "content-type": "application/json" },
      },
    );
  server.use(answers(runPreflight, answering));
  const { user } = await open(at("&tab=contents"), { as: ada });
  await screen.findByText(say("running"));
  write(`{"findings":[\n${JSON.stringify(one("secret_store", "src/a.js"))}\n`);
  await screen.findByText(say("secret_store.what"));
  screen.getByText(say("running"));
  await user.click(screen.getByRole("button", { name: say("contents.open") }));
  await screen.findByRole("region", { name: "src/a.js" });
  stream.error(new Error("gone"));
  await screen.findByText(say("failed"));
  screen.getByText(say("secret_store.what"));
  // A retry starts over.
  await user.click(screen.getByRole("button", { name: t("action.retry") }));
  await waitFor(() => expect(screen.queryByText(say("secret_store.what"))).toBeNull());
  const last = one("archive_program", "src/b.js");
  write(`{"findings":[\n${JSON.stringify(last)}\n],"counts":{"stops":0,"warns":1,"hints":0}}`);
  stream.close();
  await screen.findByText(say("archive_program.what"));
  await waitFor(() => expect(screen.queryByText(say("running"))).toBeNull());
});

test("a permission that the version on sale does not ask for is marked", async () => {
  const detail = sampleDetail({ status: "waiting_for_review" });
  const [newest, older] = detail.builds;
  const builds = [newest!, { ...older!, status: "ready_for_sale" as const }];
  server.use(
    answers(getSubmissionAsAdmin, ({ params }) =>
      params["submission_id"] === "31"
        ? { ...detail, builds }
        : sampleDetail({
            submission: { submission_id: 24, version: "2.0.0" },
            permissions: [{ permission_id: 1 }, { permission_id: 3 }],
          }),
    ),
  );
  await open(at(), { as: ada });
  await screen.findByText("new since 2.0.0");
  screen.getByText(/Compared with 2\.0\.0, it no longer asks for/);
});
