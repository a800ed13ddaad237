// Two administrators work on one request: one answers; the other is told, and keeps what they wrote.
import { expect, test } from "@playwright/test";
import { signInByKeys } from "./hands.ts";
import { person, type Person } from "./people.ts";
import { askFor } from "./sent.ts";
import { some } from "./windows.ts";

const button = ({ page, words }: Person, key: string) =>
  page.getByRole("button", { name: words(key), exact: true });

for (const [language, width] of some([
  ["fr", 390],
  ["it", 1440],
] as const))
  test(`two administrators at one request, in ${language} at ${width} px`, async ({
    browser,
    request,
  }) => {
    const options = { viewport: { width, height: 900 } };
    const ada = await person(browser, language, options);
    const bea = await person(browser, language, options);
    const subject = `Colori ${language} ${Date.now()}`;
    await askFor(request, subject);
    const path = `/dashboard/requests?${new URLSearchParams({ search: subject }).toString()}`;
    const answerOf = ({ page, words }: Person) =>
      page.getByRole("textbox", { name: words("requests.answer") });
    for (const one of [ada, bea]) {
      await signInByKeys(one, "admin@demo.test");
      await one.page.goto(path);
      await one.page.getByRole("link", { name: subject }).click();
      await answerOf(one).fill(one === ada ? "Sì." : "Forse.");
    }
    await button(ada, "requests.send").click();
    await expect(answerOf(ada)).toBeHidden();

    await button(bea, "requests.send").click();
    await expect(bea.page.getByText(bea.words("requests.late_text"))).toBeVisible();
    await expect(answerOf(bea)).toHaveValue("Forse.");
    await expect(bea.page.getByText("Sì.", { exact: true })).toBeVisible();
    // The text also survives a reload.
    await bea.page.reload();
    await expect(answerOf(bea)).toHaveValue("Forse.");
    await button(bea, "requests.send_another").click();
    await expect(answerOf(bea)).toBeHidden();
    await bea.page.reload();
    await bea.page.getByRole("link", { name: subject }).click();
    await expect(bea.page.getByText("Forse.", { exact: true })).toBeVisible();
    await expect(answerOf(bea)).toHaveValue("");

    expect(ada.errors).toEqual([]);
    expect(bea.errors.filter((error) => !error.includes("409"))).toEqual([]);
  });
