// A Content-Security-Policy that refuses all styles except the application's own style sheets, and a walk through all
// components that open.
import { expect } from "./next-expect.mjs";

const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'";

/** Adds the policy to the pages that `page` loads; returns a list that fills with the violations. */
export async function refuseStyles(page) {
  const refused = [];
  await page.exposeFunction("tellRefused", (what) => refused.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, target, sourceFile }) => {
      const start = target instanceof Element ? target.outerHTML.slice(0, 400) : sourceFile;
      globalThis.tellRefused(`${effectiveDirective} refuses ${start}`);
    });
  });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": policy };
    return route.fulfill({ response, headers });
  });
  return refused;
}

/** Opens each of them once: tooltip, dialog, combobox, menu, confirmation, toast, selection and tabs. */
export async function openAll(page) {
  const at = (role, name) => page.getByRole(role, { name, exact: true });
  await at("button", "Create app").hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await at("button", "Create app").click();
  await at("combobox", "Category").click();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await at("button", "Actions for Shift planner").click();
  await at("menuitem", "Remove").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("has to leave the store").first()).toBeVisible();
  await at("checkbox", "Select Door log").click();
  await at("tab", "Payments").click();
  await expect(at("cell", "€1,035.00")).toBeVisible();
}
