// The desk's store tab: each language as companies will see it, without builds that they never see.
import { screen, within, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  countReviews,
  getReviewClaim,
  getSubmissionAsAdmin,
  listReviews,
  type Status,
} from "@lanyard/contract";
import { ada, open, pathNow } from "../../../test/app.tsx";
import { answers, server } from "../../../test/server.ts";
import desk from "../../i18n/locales/en/review.json" with { type: "json" };
import store from "../../i18n/locales/en/store.json" with { type: "json" };
import { sampleEntry } from "../../features/review/queue/sample-queue.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const build = (submission_id: number, build_version: string, status: Status) => ({
  build_icon: "",
  build_name: "Presenze",
  build_version,
  build_creation_date: "2026-06-02T15:40:00.000Z",
  build_notes: "",
  submission_id,
  status,
});

test("shows each language, and the versions that companies have had beside this one", async () => {
  const detail = sampleDetail({
    status: "waiting_for_review",
    builds: [
      build(31, "2.1.0", "waiting_for_review"),
      build(30, "2.0.1", "draft"),
      build(24, "2.0.0", "ready_for_sale"),
      build(20, "1.0.0", "superseded"),
    ],
  });
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
    answers(getSubmissionAsAdmin, detail),
  );
  const { user } = await open(`${paths.review}?build=12.31`, { as: ada });
  await user.click(await screen.findByRole("tab", { name: desk["tab.store"] }));
  await waitFor(() => expect(pathNow()).toBe(`${paths.review}?build=12.31&tab=store`));
  await user.click(await screen.findByRole("tab", { name: "English" }));
  screen.getByRole("heading", { level: 2, name: "Attendance" });
  screen.getByText(/^Who is on site/);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const versions = within(screen.getByRole("region", { name: store["product.versions"] }));
  expect(
    versions.getAllByRole("listitem").map(({ firstChild }) => firstChild?.firstChild?.textContent),
  ).toEqual(["2.1.0", "2.0.0", "1.0.0"]);
});
