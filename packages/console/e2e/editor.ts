// Helpers for tests of the build editor.
import { expect, type Locator, type Page } from "@playwright/test";
import type { SignedIn } from "./people.ts";

/** Opens the editor of a new draft; returns its path. */
export async function draft({ page, token, words }: SignedIn, name: string): Promise<string> {
  const reply = await page.request.post("/api/products", {
    headers: { authorization: `Bearer ${token}` },
    data: { name, kind: "app" },
  });
  const { id, submission_id: build } = (await reply.json()) as Record<string, number>;
  const address = `/dashboard/build/products/${id}/submissions/${build}`;
  await page.goto(address);
  await expect(page.getByRole("textbox", { name: words("build.notes") })).toBeVisible();
  return address;
}

type Part = "notes" | "version" | "save" | "saved" | "savedAt" | "discard" | "icon";

/** Locators of the editor's parts in a creator's tab. */
export const editor = (page: Page, { words }: SignedIn): Readonly<Record<Part, Locator>> => ({
  notes: page.getByRole("textbox", { name: words("build.notes") }),
  version: page.getByRole("textbox", { name: words("build.version"), exact: true }),
  save: page.getByRole("button", { name: words("save") }),
  saved: page.locator("[data-slot=toast]").getByText(words("build.saved"), { exact: true }),
  savedAt: page.getByText(words("build.saved_at", { time: "" }).trim()),
  discard: page.getByRole("button", { name: words("kept.discard"), exact: true }),
  icon: page.locator('[data-field="icon"]'),
});
