// The landing page with a server: for visitors, signed-in users, and unknown addresses.
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { marta, open, settings, t } from "../../test/app.tsx";
import { paths } from "../app/paths.ts";

const bar = () => document.querySelector<HTMLElement>("[data-slot=nav-bar]")?.dataset["variant"];
const landed = () => screen.findByRole("heading", { level: 1, name: t("landing.title") });

test.each(["/", "/home"])(
  "%s shows it under a transparent bar, and says nothing else",
  async (path) => {
    await open(path);
    await landed();
    expect(bar()).toBe("transparent");
    expect(screen.queryByText(t("landing.unknown"))).toBeNull();
  },
);

test.each(["/nowhere", "/shop", "/dashboard/nothing", "/password/reset"])(
  "%s shows it too, with a line that says why",
  async (path) => {
    await open(path);
    await landed();
    expect(bar()).toBe("transparent");
    screen.getByText(t("landing.unknown"));
  },
);

test("a visitor is told how to become a creator", async () => {
  const { user } = await open("/");
  await landed();
  const [first] = screen.getAllByRole("button", { name: t("register.title") });
  await user.click(first!);
  within(await screen.findByRole("dialog")).getByText(settings.support_email);
});

test("who is signed in goes on to the products", async () => {
  await open("/", { as: marta });
  await landed();
  expect(screen.getByRole("link", { name: t("landing.to_products") }).getAttribute("href")).toBe(
    paths.products,
  );
});

describe("the foot", () => {
  test("changes the language of the page", async () => {
    const { user } = await open("/");
    await landed();
    const foot = within(screen.getByRole("contentinfo"));
    expect(foot.getByRole("button", { current: true }).textContent).toBe("English");
    await user.click(foot.getByRole("button", { name: "Français" }));
    await waitFor(() => expect(document.documentElement.lang).toBe("fr"));
    expect(foot.getByRole("button", { current: true }).textContent).toBe("Français");
    foot.getByRole("link", { name: t("footer.terms") });
  });
});
