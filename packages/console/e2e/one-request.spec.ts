// A save of the editor is one request: what it changes elsewhere is only fetched again where it is shown.
import { expect } from "@playwright/test";
import { draft, editor } from "./editor.ts";
import { signedIn } from "./people.ts";
import { inWindows, oneWay } from "./windows.ts";

inWindows(
  "a save by itself and a save by hand are one request each",
  oneWay,
  async ({ browser, language, options }) => {
    const creator = await signedIn(browser, language, "creator@demo.test", options);
    const { page } = creator;
    // The part of the page that loads last.
    const remarks = page.waitForResponse((response) => response.url().endsWith("/remarks"));
    const address = await draft(creator, "One request");
    await remarks;
    const { notes, save, savedAt } = editor(page, creator);
    await page.waitForLoadState("networkidle");
    const requests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) requests.push(`${request.method()} ${pathname}`);
    });
    const one = `POST ${address.replace("/dashboard/build", "/api")}`;

    await notes.fill("Saved by itself.");
    await expect(savedAt).toBeVisible();
    expect(requests).toEqual([one]);

    await notes.fill("Saved by hand.");
    // By shortcut, because on a busy machine the draft may save itself before the button is clicked.
    await notes.press("ControlOrMeta+s");
    await expect.poll(() => requests.length).toBe(2);
    await expect(save).toHaveAttribute("aria-disabled", "true");
    expect(requests).toEqual([one, one]);
    expect(creator.errors).toEqual([]);
  },
);
