// When the fields of a build show errors: after a field is left, after a save, after a refusal of the server.
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  getProduct,
  getSubmission,
  listProducts,
  saveSubmission,
  submissionFields,
  submissionLimits,
  type ProductDetail,
} from "@lanyard/contract";
import { marta, open, pathNow, t, tokenOf } from "../../../test/app.tsx";
import { answers, askedFor, refuses, server, unreachable } from "../../../test/server.ts";
import { paths } from "../../app/paths.ts";
import { accessToken } from "../../auth/storage.ts";
import { detailPath } from "../../features/submission/detail/detail-place.ts";
import { sampleDetail } from "../../features/submission/sample-detail.ts";

const offerForm = detailPath(12, { tab: "offer", edit: true });
const place = (field: string) => {
  const element = document.querySelector<HTMLElement>(`[data-field="${field}"]`)!;
  const control = element.querySelector<HTMLInputElement>("input, textarea, select")!;
  return { element, control, says: (text: string) => within(element).queryByText(text) !== null };
};
const save = () => screen.getByRole("button", { name: t("save") });
const toast = (text: string) => screen.findByText(text, { selector: "[data-slot=toast] *" });
const hasFocus = (field: string) =>
  waitFor(() => expect(document.activeElement).toBe(place(field).control));
const closes = () => dispatchEvent(new Event("beforeunload", { cancelable: true }));

describe("in the editor", () => {
  async function edit(
    detail: ProductDetail = sampleDetail(),
    ...handlers: Parameters<typeof server.use>
  ) {
    server.use(answers(getSubmission, detail), answers(listProducts, []), ...handlers);
    const visit = await open(paths.build(12, 31), { as: marta });
    await screen.findByRole("heading", { name: "Presenze" });
    return visit;
  }
  const required = () => t("notes.required");

  test("pictures that the server refuses are named and stay, and the rest is saved", async () => {
    const stored = sampleDetail({
      submission: { icon_url: "/files/i.png", banner_url: "/files/b.png" },
    });
    const refuse = (field: string, key: string) =>
      Response.json({ error: "No.", problems: [{ key, field, text: "No." }] }, { status: 422 });
    const { user } = await edit(
      stored,
      answers(saveSubmission, ({ body }) => {
        const sent = body as Record<string, string>;
        if (sent["icon"]) return refuse("icon", "image.too_many_pixels");
        const broken = Object.entries(sent).find(([, value]) => value === "broken.png");
        if (broken) return refuse(broken[0], "image.broken");
        return { ...stored, submission: { ...stored.submission, notes: sent["notes"]! } };
      }),
    );
    const picture = (name: string) => new File(["x"], name, { type: "image/png" });
    await user.type(place("notes").control, " More.");
    const [icon, shots] = ["icon", "screenshots"].map((field) =>
      place(field).element.querySelector<HTMLInputElement>("input[type=file]")!,
    );
    await user.upload(icon!, picture("icon.png"));
    await user.upload(shots!, ["one.png", "broken.png", "two.png"].map(picture));
    await user.click(screen.getByRole("button", { name: t("build.send") }));
    await toast(t("build.saved_partly", { name: "Presenze" }));
    const bodies = askedFor(saveSubmission).map(({ body, query }) => ({
      ...(body as object),
      ...query,
    }));
    expect(bodies).toHaveLength(3);
    expect(bodies[2]).toMatchObject({
      "screenshots[0]": "one.png",
      "screenshots[1]": "two.png",
      notes: expect.stringMatching(/ More\.$/) as string,
      require_review: "0",
    });
    expect(bodies[2]).not.toHaveProperty("icon");
    expect(place("icon").element.textContent).toContain(
      t("image.too_many_pixels", { megapixels: "" }).slice(0, 30),
    );
    expect(place("screenshots").says(`broken.png: ${t("image.broken")}`)).toBe(true);
    await waitFor(() => expect(pathNow()).toBe(paths.build(12, 31)));
    // The refused ones are still chosen, the rest is not.
    await user.click(screen.getByRole("button", { name: t("save") }));
    await waitFor(() => expect(askedFor(saveSubmission)).toHaveLength(6));
    expect(askedFor(saveSubmission)[3]!.body).toMatchObject({
      icon: "icon.png",
      "screenshots[0]": "broken.png",
    });
    expect(askedFor(saveSubmission)[3]!.body).not.toHaveProperty("screenshots[1]");
  });

  test("a field shows no error until it is left", async () => {
    const { user } = await edit();
    await user.clear(place("notes").control);
    expect(place("notes").says(required())).toBe(false);
    await user.click(place("version").control);
    expect(place("notes").says(required())).toBe(true);
    await user.clear(place("version").control);
    await user.type(place("notes").control, "x");
    expect(place("notes").says(required())).toBe(false);
    expect(place("version").says(t("version.required"))).toBe(true);
    await user.clear(place("notes").control);
    expect(place("notes").says(required())).toBe(true);
  });

  test("a change of the window does not leave the field", async () => {
    const { user } = await edit();
    await user.clear(place("notes").control);
    act(
      () =>
        void place("notes").control.dispatchEvent(new FocusEvent("focusout", { bubbles: true })),
    );
    expect(place("notes").says(required())).toBe(false);
  });

  test("a field of several controls is left when the focus leaves all of them", async () => {
    const { user } = await edit();
    const languages = within(place("languages").element).getAllByRole("checkbox");
    await user.click(languages[0]!);
    await user.click(languages[1]!);
    expect(place("languages").says(t("language.required"))).toBe(false);
    await user.click(place("version").control);
    expect(place("languages").says(t("language.required"))).toBe(true);
  });

  test("a focused control that is removed leaves its field", async () => {
    const { user } = await edit();
    const stored = "presenze-2.1.0.zip";
    const files = within(place("source_code_url").element);
    await user.click(files.getByRole("button", { name: `${t("remove")} ${stored}` }));
    await user.click(place("version").control);
    expect(place("source_code_url").says(t("archive.required"))).toBe(true);
  });

  test("a save focuses the first wrong field and shows its error", async () => {
    const { user } = await edit();
    await user.clear(place("webhook_url").control);
    await user.type(place("webhook_url").control, "nowhere");
    await user.clear(place("privacy_policy_url").control);
    await user.type(place("privacy_policy_url").control, "nowhere");
    await user.click(save());
    await hasFocus("privacy_policy_url");
    expect(place("privacy_policy_url").says(t("build.link_invalid"))).toBe(true);
    expect(askedFor(saveSubmission)).toEqual([]);
  });

  test("saving shows a text that is too long, by its name, also in a field that nobody was in", async () => {
    const { most } = submissionFields.notes;
    const { description } = submissionLimits;
    const { languages } = sampleDetail().submission;
    const { user } = await edit(
      sampleDetail({
        submission: {
          // Each of these is one character for the server, but two UTF-16 units for the browser.
          notes: "e\u0301".repeat(most + 1),
          languages: [
            languages[0]!,
            { ...languages[1]!, submission_description: "😀".repeat(description + 1) },
          ],
        },
      }),
    );
    const tooLong = (text: "description" | "notes", limit: number) =>
      t("field.too_long", { most: limit, over: 1, field: t(`build.${text}`) });
    await user.type(place("version").control, "1");
    await user.click(save());
    await hasFocus("languages[2][description]");
    expect(place("languages[2][description]").says(tooLong("description", description))).toBe(true);
    expect(place("languages[2][description]").says(`${description + 1}/${description}`)).toBe(true);
    expect(place("notes").says(`${most + 1}/${most}`)).toBe(true);
    expect(place("notes").says(tooLong("notes", most))).toBe(false);
    await user.click(screen.getAllByRole("button", { name: tooLong("notes", most) })[0]!);
    await hasFocus("notes");
    expect(place("notes").says(tooLong("notes", most))).toBe(true);
    expect(askedFor(saveSubmission)).toEqual([]);
  });

  test("a missing text of another language opens its tab", async () => {
    const { user } = await edit();
    const tabs = screen.getAllByRole("tab");
    const description = () => place("languages[2][description]");
    await user.click(tabs[1]!);
    await user.clear(description().control);
    await user.click(tabs[0]!);
    await user.click(
      screen.getAllByRole("button", {
        name: t("build.missing_description", { language: "English" }),
      })[0]!,
    );
    await hasFocus("languages[2][description]");
    expect(description().says(t("description.required"))).toBe(true);
    await user.type(description().control, "x".repeat(3));
    expect(description().says(t("description.required"))).toBe(false);
  });

  test("an error of the server is focused, and shown until its field is changed", async () => {
    const problems = [
      { key: "version.used", params: { version: "2.1.0" }, field: "version" },
      { key: "notes.required", field: "notes" },
      { key: "version.required", field: "version" },
      { key: "auth.required" },
    ] as const;
    const { user } = await edit(sampleDetail(), refuses(saveSubmission, 422, ...problems));
    const used = t("version.used", { version: "2.1.0" });
    await user.type(place("notes").control, " More.");
    await user.click(save());
    await hasFocus("version");
    expect(place("version").says(used)).toBe(true);
    expect(place("version").says(t("version.required"))).toBe(false);
    expect(place("notes").says(required())).toBe(true);

    await user.click(place("notes").control);
    expect(place("version").says(used)).toBe(true);
    await user.type(place("version").control, "1");
    expect(place("version").says(used)).toBe(false);
    expect(place("notes").says(required())).toBe(true);

    // The next refusal replaces the errors of the last one.
    server.use(
      refuses(saveSubmission, 422, { key: "menu_entry.required", field: "menu_entry_id" }),
    );
    await user.click(save());
    await hasFocus("menu_entry_id");
    expect(place("notes").says(required())).toBe(false);
    expect(place("menu_entry_id").says(t("menu_entry.required"))).toBe(true);
    await user.selectOptions(place("menu_entry_id").control, "1");
    expect(place("menu_entry_id").says(t("menu_entry.required"))).toBe(false);
  });

  test("a refusal without a field does not move the focus", async () => {
    const { user } = await edit(
      sampleDetail(),
      refuses(saveSubmission, 422, { key: "auth.required" }),
    );
    await user.type(place("notes").control, " More.");
    await user.click(save());
    await toast(t("auth.required"));
    expect(document.activeElement).toBe(save());
    expect(place("notes").control.value).toMatch(/ More\.$/);
  });

  test("after a save no field counts as left", async () => {
    const { user } = await edit();
    await user.type(place("notes").control, " More.");
    const stored = sampleDetail({ submission: { notes: "" } });
    server.use(answers(saveSubmission, stored), answers(getSubmission, stored));
    await user.click(save());
    await toast(t("build.saved"));
    expect(place("notes").control.value).toBe("");
    expect(place("notes").says(required())).toBe(false);
    expect(closes()).toBe(true);
  });
});

describe("of price and publication", () => {
  async function sell(...handlers: Parameters<typeof server.use>) {
    const onSale = sampleDetail({ status: "ready_for_sale" });
    server.use(answers(getProduct, onSale), answers(listProducts, []), ...handlers);
    const visit = await open(offerForm, { as: marta });
    await screen.findByRole("form", { name: t("detail.offer") });
    return visit;
  }
  const price = () => place("price_amount").control;
  const saves = () => askedFor(saveSubmission).map(({ body }) => body);

  test("the price shows no error until it is left, and none for a free app", async () => {
    const { user } = await sell();
    await user.clear(price());
    expect(place("price_amount").says(t("price.required"))).toBe(false);
    await user.tab();
    expect(place("price_amount").says(t("price.required"))).toBe(true);
    const free = screen.getByRole("checkbox", { name: t("offer.free") });
    await user.click(free);
    expect(place("price_amount").says(t("price.required"))).toBe(false);
    await user.click(free);
    expect(place("price_amount").says(t("price.required"))).toBe(true);
  });

  test("a save focuses the wrong field, and is made when it is corrected", async () => {
    const { user } = await sell(answers(saveSubmission, sampleDetail()));
    await user.clear(price());
    await user.type(price(), "41{Enter}");
    expect(document.activeElement).toBe(price());
    expect(place("price_amount").says(t("price.too_high"))).toBe(true);
    within(screen.getByRole("alert")).getByText(t("offer.invalid"));
    expect(saves()).toEqual([]);
    await user.clear(price());
    await user.type(price(), "12.5");
    expect(place("price_amount").says(t("price.too_high"))).toBe(false);
    expect(screen.queryByText(t("offer.invalid"))).toBeNull();
    expect(closes()).toBe(false);
    await user.dblClick(save());
    await screen.findByRole("heading", { name: t("products.title") });
    await waitFor(() => expect(pathNow()).toBe(paths.products));
    expect(saves()).toMatchObject([{ price_amount: "12.5" }]);
  });

  test("an error of the server is shown until the form is changed, and does not keep from saving again", async () => {
    const { user } = await sell(
      refuses(saveSubmission, 422, { key: "expiration.required", field: "expiration_id" }),
    );
    await user.clear(price());
    await user.type(price(), "12.5");
    await user.click(save());
    await waitFor(() => expect(place("expiration_id").says(t("expiration.required"))).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(save()));
    expect(closes()).toBe(false);
    await user.click(save());
    await waitFor(() => expect(saves()).toHaveLength(2));
    await waitFor(() => expect(place("expiration_id").says(t("expiration.required"))).toBe(true));
    await user.type(price(), "1");
    expect(place("expiration_id").says(t("expiration.required"))).toBe(false);
  });

  test("after a failed save the entered values stay, and closing the tab is confirmed", async () => {
    const { user } = await sell(unreachable(saveSubmission));
    await user.clear(price());
    await user.type(price(), "12.5");
    await user.click(save());
    await toast(t("offline"));
    screen.getByText(t("build.save_failed"));
    expect(price().value).toBe("12.5");
    expect(save().getAttribute("aria-busy")).toBeNull();
    expect(closes()).toBe(false);
  });

  test("unsaved edits are restored for the same user after their session ends", async () => {
    const inAnotherTab = (token: string | null) =>
      act(async () => {
        accessToken.set(token);
        dispatchEvent(new StorageEvent("storage", { key: accessToken.key }));
      });
    const { user } = await sell();
    await user.clear(price());
    await user.type(price(), "12.5");
    await inAnotherTab(null);
    await screen.findByRole("heading", { name: t("login.title") });
    await inAnotherTab(tokenOf(marta));
    await waitFor(() => expect(price().value).toBe("12.5"));
    // The beforeunload guard follows the fields.
    await waitFor(() => expect(closes()).toBe(false));
  });
});
