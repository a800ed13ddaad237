// The page of the build editor with a server: the build that it opens, unsaved changes, files.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import {
  fieldNames,
  findSubmission,
  getProduct,
  getSubmission,
  isNeeded,
  listProducts,
  removeSubmission,
  saveSubmission,
  submissionLimits,
  type ProductDetail,
} from "@lanyard/contract";
import { accessToken } from "../auth/storage.ts";
import { marta, open, pathNow, t, tokenOf } from "../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../test/server.ts";
import { listEdits } from "../drafts/stored-edits.ts";
import { paths } from "../app/paths.ts";
import { sampleDetail } from "../features/submission/sample-detail.ts";

const address = paths.build(12, 31);

async function edit(
  detail: ProductDetail = sampleDetail(),
  ...handlers: Parameters<typeof server.use>
) {
  server.use(answers(getSubmission, detail), answers(listProducts, []), ...handlers);
  const visit = await open(address, { as: marta });
  await screen.findByRole("heading", { name: "Presenze" });
  return visit;
}
const fieldOf = (field: string) => {
  const element = document.querySelector<HTMLElement>(`[data-field="${field}"]`)!;
  return {
    element,
    input: element.querySelector<HTMLInputElement>("input[type=file]")!,
    ...within(element),
  };
};
const notes = () => fieldOf("notes").getByRole<HTMLTextAreaElement>("textbox");
const save = () => screen.getByRole("button", { name: t("save") });
const bar = () => save().closest<HTMLElement>("[data-slot=work-actions]")!;
const zip = (name: string) => new File(["x".repeat(2_048)], name, { type: "application/zip" });
/** Overrides the file's size, regardless of its content. */
const ofSize = (file: File, size: number) => Object.defineProperty(file, "size", { value: size });
/** The server answers the next save, and the next read, with this build. */
const savedAs = (submission: Parameters<typeof sampleDetail>[0] & object) =>
  server.use(
    answers(saveSubmission, sampleDetail(submission)),
    answers(getSubmission, sampleDetail(submission)),
  );
const sql = new File(["create table a ();"], "a.sql", { type: "application/sql" });
const button = (field: string, label: string, name: string) =>
  fieldOf(field).getByRole("button", { name: `${label} ${name}` });
const states = (field: string) =>
  [...fieldOf(field).element.querySelectorAll<HTMLElement>("[data-slot=upload]")].map(
    ({ dataset }) => dataset["state"],
  );
const saves = () => askedFor(saveSubmission).map(({ body }) => body as Record<string, unknown>);

test("the editor has every field except the currency, which is fixed", async () => {
  await edit(sampleDetail({ submission: { is_private: 1 } }));
  const elements = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  const visibleFields = elements.map(({ dataset }) => dataset["field"]);
  expect(fieldNames.filter((name) => !visibleFields.includes(name))).toEqual(["price_currency"]);
});

test("the fields without which a build cannot be reviewed are marked as required", async () => {
  await edit(sampleDetail({ submission: { is_private: 1 } }));
  const displayed = fieldNames.filter((name) => name !== "price_currency");
  expect(displayed.filter((name) => fieldOf(name).queryAllByText("*").length > 0)).toEqual(
    displayed.filter(isNeeded),
  );
});

describe("the path", () => {
  test("of a product redirects to its newest build", async () => {
    server.use(answers(getProduct, sampleDetail()), answers(getSubmission, sampleDetail()));
    await open("/dashboard/build/12", { as: marta });
    await screen.findByRole("heading", { name: "Presenze" });
    await waitFor(() => expect(pathNow()).toBe(address));
  });

  test("of a product without a list of builds redirects to the build of its detail", async () => {
    const only = sampleDetail({ builds: [] });
    server.use(answers(getProduct, only), answers(getSubmission, only));
    await open("/dashboard/build/12", { as: marta });
    await screen.findByRole("heading", { name: "Presenze" });
    await waitFor(() => expect(pathNow()).toBe(address));
  });

  test("of a build's id redirects to this build, where no product has the id", async () => {
    server.use(
      refuses(getProduct, 404),
      answers(findSubmission, sampleDetail()),
      answers(getSubmission, sampleDetail()),
    );
    await open("/dashboard/build/31", { as: marta });
    await screen.findByRole("heading", { name: "Presenze" });
    await waitFor(() => expect(pathNow()).toBe(address));
  });

  test.each([
    ["/dashboard/build/12", getProduct],
    [address, getSubmission],
  ])("%s of an unknown build shows that it is not found", async (wrong, call) => {
    server.use(refuses(call, 404), refuses(findSubmission, 404));
    await open(wrong, { as: marta });
    await screen.findByRole("heading", { level: 1, name: t("not_found.title") });
    expect(
      screen.getByRole<HTMLAnchorElement>("link", { name: t("not_found.back") }).pathname,
    ).toBe(paths.products);
  });

  test.each([
    ["/dashboard/build/12", getProduct],
    [address, getSubmission],
  ])("%s that fails can be tried again", async (wrong, call) => {
    server.use(refuses(call, 500));
    const { user } = await open(wrong, { as: marta });
    const notice = await screen.findByRole("alert");
    server.use(answers(getProduct, sampleDetail()), answers(getSubmission, sampleDetail()));
    await user.click(within(notice).getByRole("button", { name: t("action.retry") }));
    await screen.findByRole("heading", { name: "Presenze" });
  });
});

describe("unsaved changes", () => {
  const closes = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

  test("are confirmed when the tab is closed, until they are saved", async () => {
    const { user } = await edit();
    expect(closes()).toBe(true);
    await user.type(notes(), " More.");
    expect(closes()).toBe(false);
    const written = notes().value;
    savedAs({ submission: { notes: written } });
    await user.click(save());
    await screen.findByText(t("build.saved"), { selector: "[data-slot=toast] *" });
    expect(closes()).toBe(true);
    expect(saves()).toMatchObject([{ notes: written }]);
  });

  test("are confirmed when a link is followed", async () => {
    const { user } = await edit();
    await user.type(notes(), " More.");
    await user.click(screen.getByRole("link", { name: t("back") }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: t("leave.stay") }));
    await waitFor(() => expect(pathNow()).toBe(address));
    await user.click(screen.getByRole("link", { name: t("back") }));
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", {
        name: t("leave.confirm"),
      }),
    );
    await screen.findByRole("heading", { name: t("products.title") });
  });

  test("are kept when another tab ends the session, and restored for the same user", async () => {
    const inAnotherTab = (token: string | null) =>
      act(async () => {
        accessToken.set(token);
        dispatchEvent(new StorageEvent("storage", { key: accessToken.key }));
      });
    const { user } = await edit();
    await user.type(notes(), " More.");
    const written = notes().value;
    await inAnotherTab(null);
    await screen.findByRole("heading", { name: t("login.title") });
    await inAnotherTab(tokenOf(marta));
    await screen.findByRole("heading", { name: "Presenze" });
    await waitFor(() => expect(notes().value).toBe(written));
    within(bar()).getByText(t("build.unsaved"));
    screen.getByText((text) =>
      text.startsWith(t("kept.back_today", { time: "" }).split(" at ")[0]!),
    );
    await user.click(screen.getByRole("button", { name: t("kept.discard") }));
    expect(notes().value).not.toBe(written);
    await user.click(screen.getByRole("button", { name: t("undo") }));
    expect(notes().value).toBe(written);
  });

  const signOut = async (user: Awaited<ReturnType<typeof edit>>["user"]) => {
    await user.click(screen.getByRole("button", { name: t("nav.account_menu") }));
    await user.click(await screen.findByRole("menuitem", { name: t("nav.logout") }));
  };
  const question = () => screen.findByRole("alertdialog", { name: t("leave.title") });

  test("are lost by signing out only after a question", async () => {
    const { user } = await edit();
    await user.type(notes(), " More.");
    await signOut(user);
    await user.click(within(await question()).getByRole("button", { name: t("leave.stay") }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(pathNow()).toBe(address));
    await signOut(user);
    await user.click(within(await question()).getByRole("button", { name: t("leave.confirm") }));
    await waitFor(() => expect(pathNow()).toBe(paths.home));
    expect(await listEdits(marta.id)).toEqual([]);
  });

  test("are no reason to ask at signing out once they are saved", async () => {
    const { user } = await edit();
    await user.type(notes(), " More.");
    savedAs({ submission: { notes: notes().value } });
    await user.click(save());
    await screen.findByText(t("build.saved"));
    await signOut(user);
    await waitFor(() => expect(pathNow()).toBe(paths.home));
  });

  test("go with a leave that was asked for", async () => {
    const { user } = await edit();
    await user.type(notes(), " More.");
    await waitFor(async () => expect(await listEdits(marta.id)).toHaveLength(1));
    await user.click(screen.getAllByRole("link", { name: t("nav.products") })[0]!);
    await user.click(within(await question()).getByRole("button", { name: t("leave.confirm") }));
    await waitFor(async () => expect(await listEdits(marta.id)).toEqual([]));
  });
});

test("a picture that was just picked is discarded: nothing of it was removed that could come back", async () => {
  const { user } = await edit();
  const readSource = () => fieldOf("icon").element.querySelector("img")?.getAttribute("src");
  const before = readSource();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picked");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  await user.upload(fieldOf("icon").input, new File(["x"], "i.png", { type: "image/png" }));
  await waitFor(() => expect(readSource()).toBe("blob:picked"));
  expect(fieldOf("icon").queryByRole("button", { name: t("image.undo") })).toBeNull();
  await user.click(fieldOf("icon").getByRole("button", { name: t("image.discard") }));
  expect(readSource()).toBe(before);
  expect(save().getAttribute("aria-disabled")).toBe("true");
});

describe("the archive of a build", () => {
  const field = "source_code_url";
  const stored = "presenze-2.1.0.zip";

  test("can be downloaded, and is removed when the build is saved", async () => {
    const { user } = await edit();
    const download = fieldOf(field).getByRole<HTMLAnchorElement>("link", {
      name: `${t("file.download")} ${stored}`,
    });
    expect([download.pathname, download.download]).toEqual([`/files/${stored}`, stored]);
    expect(states(field)).toEqual(["uploaded"]);

    await user.click(button(field, t("remove"), stored));
    expect(states(field)).toEqual([]);
    fieldOf(field).getByText(t("file.to_be_removed", { name: stored }), { exact: false });
    await user.click(fieldOf(field).getByRole("button", { name: t("file.undo") }));
    expect(states(field)).toEqual(["uploaded"]);
    expect(fieldOf(field).queryByText(t("file.undo"))).toBeNull();

    await user.click(button(field, t("remove"), stored));
    savedAs({ submission: { source_code_url: "", source_code_name: "" } });
    await user.click(save());
    await waitFor(() => expect(fieldOf(field).queryByText(t("file.undo"))).toBeNull());
    expect(saves()).toMatchObject([{ remove_source_code: "1" }]);
    expect(saves()[0]).not.toHaveProperty("remove_db_script");
    expect(states(field)).toEqual([]);
  });

  test("is downloaded by a link that is fetched on the press", async () => {
    const { user } = await edit();
    const saved: (string | null)[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.getAttribute("href"));
    });
    server.use(
      answers(getSubmission, sampleDetail({ submission: { source_code_url: "/files/fresh.zip" } })),
    );
    const link = fieldOf(field).getByRole("link", { name: `${t("file.download")} ${stored}` });
    await user.click(link);
    await waitFor(() => expect(saved).toEqual(["/files/fresh.zip"]));
    // Ctrl+click opens the link as it is, in a new tab.
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });

  test("is replaced by the chosen file when the build is saved", async () => {
    const { user } = await edit();
    await user.upload(fieldOf(field).input, zip("next.zip"));
    expect(states(field)).toEqual(["waiting"]);
    fieldOf(field).getByText("next.zip");
    fieldOf(field).getByText("2 kB");
    expect(fieldOf(field).queryByText(stored)).toBeNull();
    // Once the new file is removed, the stored one is shown again.
    await user.click(button(field, t("remove"), "next.zip"));
    fieldOf(field).getByText(stored);

    await user.upload(fieldOf(field).input, zip("next.zip"));
    savedAs({ submission: { source_code_name: "next.zip" } });
    await user.click(save());
    await waitFor(() => expect(states(field)).toEqual(["uploaded"]));
    const [sent] = saves();
    expect(sent?.[field]).toBe("next.zip");
    expect(sent).not.toHaveProperty("remove_source_code");
  });

  test("stays marked for removal when a file that was chosen after that is removed again", async () => {
    const { user } = await edit();
    await user.click(button(field, t("remove"), stored));
    await user.upload(fieldOf(field).input, zip("next.zip"));
    expect(fieldOf(field).queryByText(t("file.undo"))).toBeNull();
    await user.click(button(field, t("remove"), "next.zip"));
    fieldOf(field).getByText(t("file.undo"));
  });

  test.each([
    ["too large", ofSize(zip("big.zip"), submissionLimits.archiveBytes + 1), "archive.too_large"],
    ["not a ZIP", new File(["x"], "a.txt", { type: "text/plain" }), "archive.type"],
  ] as const)("is refused when it is %s, and the field says why", async (_, file, key) => {
    const { user } = await edit();
    // As if dropped: the input's `accept` does not filter dropped files.
    const input = fieldOf(field).input;
    input.removeAttribute("accept");
    await user.upload(input, file);
    await waitFor(() => fieldOf(field).getByText(t(key, { limit: "150 MB" })));
    fieldOf(field).getByText(stored);
    await user.upload(fieldOf(field).input, zip("next.zip"));
    await waitFor(() => expect(fieldOf(field).queryByText(t(key, { limit: "150 MB" }))).toBeNull());
  });

  test("can be cancelled during its upload, by the button and by choosing another file", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { user } = await edit();
    server.use(answers(saveSubmission, () => promise.then(() => sampleDetail())));
    await user.upload(fieldOf(field).input, zip("next.zip"));
    await user.click(save());
    await waitFor(() => expect(states(field)).toEqual(["uploading"]));
    await user.click(button(field, t("cancel"), "next.zip"));
    await waitFor(() => expect(states(field)).toEqual(["waiting"]));
    within(bar()).getByText(t("build.unsaved"));

    await user.click(save());
    await waitFor(() => expect(states(field)).toEqual(["uploading"]));
    await user.upload(fieldOf(field).input, zip("other.zip"));
    await waitFor(() => expect(states(field)).toEqual(["waiting"]));
    fieldOf(field).getByText("other.zip");
    resolve();
  });

  test("can be uploaded again after a failure", async () => {
    const { user } = await edit(sampleDetail(), unreachable(saveSubmission));
    await user.upload(fieldOf(field).input, zip("next.zip"));
    await user.click(save());
    await waitFor(() => expect(states(field)).toEqual(["failed"]));
    within(bar()).getByText(t("build.save_failed"));
    savedAs({ submission: { source_code_name: "next.zip" } });
    await user.click(button(field, t("action.retry"), "next.zip"));
    await waitFor(() => expect(states(field)).toEqual(["uploaded"]));
    expect(saves()).toHaveLength(2);
  });

  test("of a read-only build can only be downloaded", async () => {
    await edit(sampleDetail({ status: "superseded" }));
    fieldOf(field).getByRole("link", { name: `${t("file.download")} ${stored}` });
    expect(fieldOf(field).queryAllByRole("button")).toEqual([]);
    expect(fieldOf(field).input).toBeNull();
    expect(fieldOf("db_script_url").queryAllByRole("button")).toEqual([]);
  });
});

describe("the script of a build", () => {
  const field = "db_script_url";

  test("is optional, and uploaded without the archive", async () => {
    const { user } = await edit();
    expect(fieldOf("source_code_url").input.getAttribute("aria-describedby")).toMatch(/required/);
    expect(fieldOf(field).input.getAttribute("aria-describedby")).not.toMatch(/required/);
    await user.upload(fieldOf(field).input, sql);
    expect(states(field)).toEqual(["waiting"]);
    expect(states("source_code_url")).toEqual(["uploaded"]);
    savedAs({ submission: { db_script_url: "/files/a.sql", db_script_name: "a.sql" } });
    await user.click(save());
    await waitFor(() => expect(states(field)).toEqual(["uploaded"]));
    const [sent] = saves();
    expect(sent?.[field]).toBe("a.sql");
    expect(sent).not.toHaveProperty("source_code_url");
  });

  test("is refused above its own size limit", async () => {
    const { user } = await edit();
    const big = ofSize(
      new File(["x"], "a.sql", { type: "application/sql" }),
      submissionLimits.sqlBytes + 1,
    );
    await user.upload(fieldOf(field).input, big);
    await waitFor(() => fieldOf(field).getByText(t("sql.too_large", { limit: "5 MB" })));
  });
});

test("removing the build opens the product list, and its editor does not come back with Back", async () => {
  const { user } = await edit(sampleDetail(), answers(removeSubmission, { ok: true }));
  const before = history.length;
  await user.click(screen.getByRole("button", { name: t("more_actions") }));
  await user.click(await screen.findByRole("menuitem", { name: t("build.remove") }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: t("build.remove") }));
  await screen.findByRole("heading", { name: t("products.title") });
  await waitFor(() => expect(pathNow()).toBe(paths.products));
  expect(askedFor(removeSubmission)).toHaveLength(1);
  // It replaces the editor's history entry, so Back does not lead there.
  expect(history.length).toBe(before);
});

test("sending the build opens the page of its product", async () => {
  const complete = sampleDetail({
    submission: { icon_url: "/files/i.png", banner_url: "/files/b.png" },
  });
  const waiting = sampleDetail({ status: "waiting_for_review" });
  const { user } = await edit(
    complete,
    answers(saveSubmission, waiting),
    answers(getProduct, waiting),
  );
  await user.click(screen.getByRole("button", { name: t("build.send") }));
  await waitFor(() => expect(pathNow()).toBe(paths.product(12)));
  await screen.findByText(t("build.sent"), { selector: "[data-slot=toast] *" });
  expect(askedFor(saveSubmission).map(({ query }) => query)).toEqual([{ require_review: "1" }]);
});
