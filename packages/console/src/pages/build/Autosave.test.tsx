// Autosaved drafts, saves by keyboard, saves that end after the page was left, removed builds.
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import {
  getProduct,
  getSubmission,
  listProducts,
  removeSubmission,
  saveSubmission,
  type ProductDetail,
} from "@lanyard/contract";
import { marta, open, passUntil, pathNow, stopClock, t } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../../test/server.ts";
import { listEdits } from "../../drafts/stored-edits.ts";
import { paths } from "../../app/paths.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";
import { autosavePauses } from "../../features/submission/saving/editor.autosave.ts";

beforeEach(() => {
  autosavePauses.key = 3_000;
});

const address = paths.build(12, 31);
const times = ["45", "46", "47"].map((minute) => `2026-11-20T16:${minute}:00.000Z`);
const timeOf = (count: number) => new Date(Date.UTC(2026, 10, 20, 17, count)).toISOString();
const notes = () => document.querySelector<HTMLTextAreaElement>('[data-field="notes"] textarea')!;
const bodies = () => askedFor(saveSubmission).map(({ body }) => body as Record<string, string>);
/** Types everything at once, because fake timers would block delays between keys. */
const type = (text: string) => {
  notes().focus();
  fireEvent.change(notes(), { target: { value: notes().value + text } });
};
/** The server stores what it receives, each time with another timestamp. */
const stores = (detail: ProductDetail = sampleDetail()) => {
  let count = 0;
  return answers(saveSubmission, ({ body }) => ({
    ...detail,
    submission: {
      ...detail.submission,
      notes: (body as Record<string, string>)["notes"]!,
      submission_updadet_at: times[count++]!,
    },
  }));
};

async function edit(detail = sampleDetail()) {
  server.use(
    answers(getSubmission, detail),
    answers(getProduct, detail),
    answers(listProducts, []),
    stores(detail),
  );
  const visit = await open(address, { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  return visit;
}

describe("a draft", () => {
  test("saves itself after a pause, based on what was loaded, and goes on from there", async () => {
    await edit();
    stopClock();
    type(" More.");
    screen.getByText(t("build.unsaved"));
    await passUntil(() => screen.getByText((text) => text.startsWith("Saved at")));
    const [first] = bodies();
    expect(first).toMatchObject({
      submission_updadet_at: sampleDetail().submission.submission_updadet_at,
    });
    expect(first!["notes"]).toMatch(/ More\.$/);
    expect(document.activeElement).toBe(notes());
    expect(screen.getByRole("button", { name: t("save") }).getAttribute("aria-disabled")).toBe(
      "true",
    );

    type(" And more.");
    await passUntil(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ submission_updadet_at: times[0] });
  });

  test("waits while somebody is asked whether to leave it", async () => {
    await edit();
    server.use(stores());
    stopClock();
    type(" More.");
    fireEvent.click(screen.getByRole("link", { name: t("back") }));
    await passUntil(() => screen.getByRole("alertdialog"));
    await passUntil(() => expect(bodies()).toEqual([]), 4 * autosavePauses.key);
    fireEvent.click(screen.getByRole("button", { name: t("leave.stay") }));
    await passUntil(() => expect(bodies()).toHaveLength(1));
  });

  test("keeps what is typed while it saves", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await edit();
    server.use(
      answers(saveSubmission, async () => {
        await promise;
        return sampleDetail({ submission: { submission_updadet_at: times[0]!, notes: "Tidied." } });
      }),
    );
    stopClock();
    type(" More.");
    await passUntil(() => expect(bodies()).toHaveLength(1));
    type(" Typed meanwhile.");
    resolve();
    await passUntil(() => screen.getByText(t("build.unsaved")));
    expect(notes().value).toMatch(/ More\. Typed meanwhile\.$/);
    server.use(stores());
    await passUntil(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ submission_updadet_at: times[0] });
    expect(bodies()[1]!["notes"]).toMatch(/Typed meanwhile\.$/);
  });

  test("is saved by hand after the save that runs by itself, and from its state", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await edit();
    let count = 0;
    server.use(
      answers(saveSubmission, async ({ body }) => {
        if (count === 0) await promise;
        const { notes: text } = body as Record<string, string>;
        return sampleDetail({
          submission: { notes: text!, submission_updadet_at: times[count++]! },
        });
      }),
    );
    stopClock();
    type(" More.");
    await passUntil(() => expect(bodies()).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: t("build.send") }));
    type(" And more.");
    fireEvent.keyDown(notes(), { key: "s", ctrlKey: true });
    await act(() => Promise.resolve());
    expect(bodies()).toHaveLength(1);
    resolve();
    await passUntil(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ submission_updadet_at: times[0] });
    await passUntil(() => screen.getByText(t("build.saved")));
  });

  test("without a network is on this device, is told once, and is saved when there is one again", async () => {
    await edit();
    server.use(unreachable(saveSubmission));
    stopClock();
    type(" More.");
    await passUntil(() => screen.getByText(t("build.save_offline")));
    expect(await listEdits(marta.id)).toHaveLength(1);
    await passUntil(() => screen.getByText(t("offline")));
    fireEvent.click(screen.getByRole("button", { name: t("close") }));
    await passUntil(() => expect(bodies().length).toBeGreaterThan(2), 5_000);
    expect(screen.queryByText(t("offline"))).toBeNull();
    server.use(stores());
    fireEvent(window, new Event("online"));
    await passUntil(() => screen.getByText((text) => text.startsWith("Saved at")));
    await passUntil(() => expect(screen.queryByText(t("build.save_offline"))).toBeNull());
  });

  test("that is refused says so, and leaves the focus where it is", async () => {
    await edit();
    server.use(refuses(saveSubmission, 422, { key: "version.required", field: "version" }));
    stopClock();
    type(" More.");
    await passUntil(() => screen.getByText(t("build.save_failed")));
    expect(document.activeElement).toBe(notes());
  });
});

test("edits that came back and have saved themselves say so, and what was stored before can be had again", async () => {
  const first = await edit();
  const before = notes().value;
  type(" Kept.");
  await waitFor(async () => expect(await listEdits(marta.id)).toHaveLength(1));
  cleanup();
  first.client.clear();
  autosavePauses.key = 20;
  const { user } = await edit();
  await screen.findByText((text) =>
    /^Your changes from today at .* were restored and saved\.$/.test(text),
  );
  await screen.findByText((text) => text.startsWith("Saved at"));
  expect(notes().value).toBe(`${before} Kept.`);
  expect(bodies()).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: t("kept.revert") }));
  expect(notes().value).toBe(before);
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ notes: before, submission_updadet_at: times[0] });
  expect(screen.queryByRole("button", { name: t("kept.revert") })).toBeNull();
  await user.click(screen.getByRole("button", { name: t("undo") }));
  expect(notes().value).toBe(`${before} Kept.`);
  await waitFor(() => expect(bodies()).toHaveLength(3));
});

test("what failed by hand and has saved itself since is no failure any more", async () => {
  const { user } = await edit();
  server.use(unreachable(saveSubmission));
  type(" More.");
  await user.click(screen.getByRole("button", { name: t("save") }));
  await screen.findByText(t("build.save_failed"));
  server.use(stores());
  act(() => void dispatchEvent(new Event("online")));
  await screen.findByText((text) => text.startsWith("Saved at"));
  expect(screen.queryByText(t("build.save_failed"))).toBeNull();
});

test("Ctrl+S again and again, while it saves by itself and by hand, is one save after the other, none refused", async () => {
  await edit();
  autosavePauses.key = 10;
  let running = 0;
  let count = 0;
  server.use(
    answers(saveSubmission, async ({ body }) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 60));
      running -= 1;
      const { notes: text, submission_updadet_at: based } = body as Record<string, string>;
      expect(based).toBe(
        count === 0 ? sampleDetail().submission.submission_updadet_at : timeOf(count),
      );
      count += 1;
      return sampleDetail({ submission: { notes: text!, submission_updadet_at: timeOf(count) } });
    }),
  );
  for (const letter of "abcdef") {
    type(letter);
    for (let press = 0; press < 3; press += 1)
      fireEvent.keyDown(notes(), { key: "s", ctrlKey: true, repeat: press > 0 });
    await act(() => new Promise((done) => setTimeout(done, 25)));
  }
  await waitFor(() => {
    expect(running).toBe(0);
    expect(bodies().at(-1)?.["notes"]).toBe(notes().value);
  });
  expect(screen.queryByText(t("build.save_failed"))).toBeNull();
});

test("a rejected build is never saved by itself", async () => {
  await edit(sampleDetail({ status: "rejected" }));
  stopClock();
  type(" More.");
  await passUntil(() => expect(bodies()).toEqual([]), 60_000);
  screen.getByText(t("build.unsaved_rejected"));
});

test("a draft with a chosen file is not saved by itself", async () => {
  const { user } = await edit();
  const icon = document.querySelector<HTMLInputElement>('[data-field="icon"] input[type=file]')!;
  await user.upload(icon, new File(["x"], "i.png", { type: "image/png" }));
  stopClock();
  type(" More.");
  await passUntil(() => expect(bodies()).toEqual([]), 60_000);
  screen.getByText(t("build.unsaved"));
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%j and S save", async (how) => {
  await edit();
  type(" More.");
  expect(fireEvent.keyDown(notes(), { key: "s", ...how })).toBe(false);
  await screen.findByText(t("build.saved"));
  expect(bodies()).toHaveLength(1);
  // With nothing to save, the browser still does not save the page.
  expect(fireEvent.keyDown(notes(), { key: "s", ...how })).toBe(false);
  expect(bodies()).toHaveLength(1);
});

describe("a save that ends after its page was left", () => {
  async function leaveWhileSaving(button: "save" | "build.send") {
    const pictures = { icon_url: "/files/i.png", banner_url: "/files/b.png" };
    const detail = sampleDetail({ submission: pictures });
    await edit(detail);
    const end = Promise.withResolvers<void>();
    let fails = false;
    server.use(
      answers(saveSubmission, async () => {
        await end.promise;
        return fails ? Response.error() : detail;
      }),
    );
    type(" More.");
    fireEvent.click(screen.getByRole("button", { name: t(button) }));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    fireEvent.click(screen.getAllByRole("link", { name: t("nav.products") })[0]!);
    await screen.findByRole("heading", { name: t("products.title") });
    return (failing = false) => {
      fails = failing;
      end.resolve();
    };
  }

  test.each([
    ["save", "build.saved_left"],
    ["build.send", "build.sent_left"],
  ] as const)("says so and moves nobody: %s", async (button, messageKey) => {
    const end = await leaveWhileSaving(button);
    end();
    await screen.findByText(t(messageKey, { name: "Presenze" }));
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    await waitFor(async () => expect(await listEdits(marta.id)).toEqual([]));
  });

  test("keeps what was entered when it fails", async () => {
    const end = await leaveWhileSaving("save");
    end(true);
    await screen.findByText(t("build.left_failed", { name: "Presenze" }));
    expect(await listEdits(marta.id)).toHaveLength(1);
  });
});

describe("what was taken away can be brought back", () => {
  test("an enabled company, at its place", async () => {
    const emails = ["a@one.it", "b@two.it", "c@three.it"];
    const { user } = await edit(
      sampleDetail({
        submission: { is_private: 1 },
        enabled_accounts: emails.map((enabled_account) => ({ enabled_account, license_id: null })),
      }),
    );
    const readEmails = () =>
      within(document.querySelector<HTMLElement>('[data-field="company_token"]')!)
        .getAllByRole("listitem")
        .map(({ textContent }) => emails.find((email) => textContent.includes(email)));
    await user.click(
      screen.getByRole("button", { name: t("offer.account_remove", { email: "b@two.it" }) }),
    );
    expect(readEmails()).toEqual(["a@one.it", "c@three.it"]);
    await user.click(screen.getByRole("button", { name: t("undo") }));
    expect(readEmails()).toEqual(emails);
    expect(screen.getByRole("button", { name: t("save") }).getAttribute("aria-disabled")).toBe(
      "true",
    );
  });

  test("a screenshot that is not sent yet", async () => {
    const { user } = await edit();
    const field = within(document.querySelector<HTMLElement>('[data-field="screenshots"]')!);
    const input = document.querySelector<HTMLInputElement>(
      '[data-field="screenshots"] input[type=file]',
    )!;
    await user.upload(
      input,
      ["1.png", "2.png"].map((name) => new File(["x"], name, { type: "image/png" })),
    );
    await user.click(field.getByRole("button", { name: t("screenshot.remove", { n: 1 }) }));
    expect(field.queryByRole("button", { name: t("screenshot.remove", { n: 2 }) })).toBeNull();
    await user.click(screen.getByRole("button", { name: t("undo") }));
    field.getByRole("button", { name: t("screenshot.remove", { n: 2 }) });
  });
});

test("two quick saves of one's own are no change of somebody else", async () => {
  await edit();
  type(" One.");
  fireEvent.keyDown(notes(), { key: "s", ctrlKey: true });
  await waitFor(() => expect(bodies()).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: t("save") }).getAttribute("aria-disabled")).toBe(
      "true",
    ),
  );
  type(" Two.");
  fireEvent.keyDown(notes(), { key: "s", ctrlKey: true });
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies().map((body) => body["submission_updadet_at"])).toEqual([
    sampleDetail().submission.submission_updadet_at,
    times[0],
  ]);
  expect(screen.queryByText(t("submission.stale"))).toBeNull();
});

test("a removed build is not asked for again, and Back does not open its editor", async () => {
  server.use(answers(listProducts, []));
  const { user } = await open(paths.products, { as: marta });
  await screen.findByRole("heading", { name: t("products.title") });
  history.pushState({ idx: 1 }, "", address);
  server.use(
    answers(getSubmission, sampleDetail()),
    answers(getProduct, sampleDetail()),
    answers(removeSubmission, { ok: true }),
  );
  act(() => void dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } })));
  await screen.findByRole("heading", { name: "Presenze" });
  await user.click(screen.getByRole("button", { name: t("more_actions") }));
  await user.click(await screen.findByRole("menuitem", { name: t("build.remove") }));
  server.use(refuses(getSubmission, 404, { key: "submission.not_found" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: t("build.remove") }));
  await screen.findByText(t("build.removed"));
  await waitFor(() => expect(pathNow()).toBe(paths.products));
  await act(async () => {
    history.back();
    await new Promise((done) => addEventListener("popstate", done, { once: true }));
  });
  await waitFor(() => expect(pathNow()).toBe(paths.products));
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(askedFor(getSubmission)).toHaveLength(1);
  expect(document.querySelectorAll("[data-slot=toast]")).toHaveLength(1);
});
