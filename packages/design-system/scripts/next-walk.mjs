// A walk through the page of apps: search, filter, sort, create, remove one and several, and turn the page in the other
// tab.
import { expect } from "./next-expect.mjs";

/** The second parameter is one of the hands of next-hands.mjs; all elements are found by role and name. */
export async function walk(page, { reach, press, choose }) {
  const at = (role, name) => page.getByRole(role, { name, exact: true });
  const fill = async (locator, text) => {
    await reach(locator);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  const names = (...expected) => expect(page.getByRole("rowheader")).toHaveText(expected);
  // A message is in the page twice: visible, and in a live region.
  const told = (words) => expect(page.getByText(words).first()).toBeVisible();

  const search = at("searchbox", "Search apps");
  await fill(search, "door");
  await names("Door log");
  await expect(page.getByText("1 app", { exact: true })).toBeVisible();
  await fill(search, "zebra");
  await expect(at("heading", "No app matches")).toBeVisible();
  await press(at("button", "Clear the search"));
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("");
  await names("Shift planner", "Door log", "Visitor desk", "Canteen menu", "Key cabinet");

  // On a phone, the filters are behind a button.
  const filters = at("button", "Filters");
  if (await filters.isVisible()) await press(filters);
  await press(at("button", "Status"));
  await press(at("menuitemradio", "Draft"));
  await names("Visitor desk", "Key cabinet");
  await press(at("button", "Clear all"));
  await expect(search).toBeFocused();
  await names("Shift planner", "Door log", "Visitor desk", "Canteen menu", "Key cabinet");

  const price = page.getByRole("columnheader", { name: "Price" });
  await press(at("button", "Price"));
  await expect(price).toHaveAttribute("aria-sort", "ascending");
  await names("Canteen menu", "Door log", "Shift planner", "Key cabinet", "Visitor desk");
  await press(at("button", "Price"));
  await expect(price).toHaveAttribute("aria-sort", "descending");
  await names("Visitor desk", "Key cabinet", "Shift planner", "Door log", "Canteen menu");

  const create = at("button", "Create app");
  await press(create);
  const dialog = at("dialog", "Create an app");
  const name = dialog.getByLabel("Name");
  const amount = dialog.getByLabel("Price");
  await fill(amount, "a lot");
  await press(dialog.getByRole("button", { name: "Create" }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Give the app a name.");
  await expect(amount).toHaveAccessibleDescription(/Write an amount, such as 4\.50\./);
  await expect(amount).toHaveValue("a lot");
  await fill(name, "Door log");
  await fill(amount, "3,20");
  await press(dialog.getByRole("button", { name: "Create" }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/You have an app of this name/);
  await expect(amount).toHaveValue("3,20");
  await fill(name, "Lift pass");
  await fill(dialog.getByRole("combobox", { name: "Category" }), "acc");
  await choose(at("option", "Access"));
  await press(dialog.getByRole("button", { name: "Create" }));
  await expect(dialog).toBeHidden();
  await told("Lift pass created.");
  await expect(create).toBeFocused();
  await expect(page.getByRole("row", { name: /Lift pass/ })).toContainText("€3.20");

  const actions = at("button", "Actions for Shift planner");
  await press(actions);
  await press(at("menuitem", "Remove"));
  await press(at("alertdialog", "Remove Shift planner?").getByRole("button", { name: "Remove" }));
  await told("Shift planner has to leave the store before it can be removed.");
  await expect(actions).toBeFocused();

  await press(at("checkbox", "Select Canteen menu"));
  await press(at("checkbox", "Select Key cabinet"));
  await expect(page.getByText("2 selected").first()).toBeVisible();
  // The selection bar replaces the toolbar, even though the page wraps the search field in an element of its own.
  await expect(page.getByPlaceholder("Search")).toBeHidden();
  await press(at("button", "Remove"));
  await press(at("alertdialog", "Remove 2 apps?").getByRole("button", { name: "Remove" }));
  await told("2 apps removed.");
  await names("Visitor desk", "Shift planner", "Lift pass", "Door log");
  await expect(page.locator("body")).not.toBeFocused();

  await press(at("tab", "Payments"));
  await expect(at("cell", "€1,035.00")).toBeVisible();
  await press(at("link", "Older"));
  await expect(at("cell", "€904.50")).toBeVisible();
  await expect(page.getByText("3–3 of 3 months")).toBeVisible();
}
