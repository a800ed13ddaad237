// Browsers print no backgrounds, so a dark page prints in the colours of a light one.
import { expect, test } from "@playwright/test";

test.use({ colorScheme: "dark" });

for (const theme of [undefined, "dark"])
  test(`a dark page prints dark text: ${theme ?? "by the system"}`, async ({ page }) => {
    await page.goto("/");
    if (theme)
      await page.evaluate((name) => {
        document.documentElement.dataset["theme"] = name;
      }, theme);
    const lightness = () =>
      page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? [];
        return (red + green + blue) / 3;
      });
    expect(await lightness()).toBeGreaterThan(128);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await lightness()).toBeLessThan(64);
  });
