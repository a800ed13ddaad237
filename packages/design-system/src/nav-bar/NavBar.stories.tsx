// NavBar white and transparent, for visitors and signed-in people, and as a mobile menu below 992 px.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LogOut, UserRound } from "lucide-react";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LinkButton } from "../button/LinkButton.tsx";
import { Logo } from "../logo/Logo.tsx";
import { whenFollowed } from "../story-data/followed.ts";
import { createLink } from "../story-data/link.ts";
import { icon } from "../story-data/pictures.ts";
import { Kbd } from "../text/Kbd.tsx";
import { NavBar } from "./NavBar.tsx";

const account = {
  name: "Giulia Bianchi",
  email: "giulia.bianchi@example.com",
  avatar: icon("green"),
  label: "Your account",
  items: [
    { label: "Account", icon: <UserRound aria-hidden="true" />, link: createLink("#account") },
    {
      label: "Log out",
      icon: <LogOut aria-hidden="true" className="rtl:-scale-x-100" />,
      onSelect: fn(),
    },
  ],
};

const guest = (
  <>
    <Button intent="quiet">Register now</Button>
    <LinkButton intent="primary" link={createLink("#login")}>
      Log in
    </LinkButton>
  </>
);

const width = (px: number) => ({ name: `${px} px`, styles: { width: `${px}px`, height: "768px" } });

const meta = {
  title: "Components/NavBar",
  component: NavBar,
  args: {
    variant: "white",
    brand: (
      <a href="#home">
        <Logo name="Lanyard" />
      </a>
    ),
    items: [
      { label: "Your apps", link: createLink("#apps"), current: true },
      { label: "Store", link: createLink("#store") },
      {
        label: "Documentation",
        link: createLink("#docs", { target: "_blank", rel: "noreferrer" }),
        external: true,
        externalLabel: "(opens in a new tab)",
      },
    ],
    account,
    language: {
      label: "Language",
      value: "en",
      options: [
        { value: "it", label: "Italiano" },
        { value: "en", label: "English" },
        { value: "es", label: "Español" },
        { value: "fr", label: "Français" },
      ],
      onChange: fn(),
    },
    navLabel: "Main navigation",
    menuLabel: "Menu",
    closeLabel: "Close menu",
    skipLabel: "Skip to content",
    skipTarget: "#content",
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1} className="min-h-72 p-6 text-ink-muted">
          The page
        </main>
      </>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    viewport: {
      options: { last: width(991), first: width(992), some: width(1199), all: width(1200) },
    },
    docs: {
      story: { inline: false, height: "360px" },
      description: {
        component: "The bar at the top of every page.",
      },
    },
  },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The handler of the last entry of the account menu. */
const pressOfLast = (args: NonNullable<Story["args"]>) => {
  const last = args.account?.items.at(-1);
  return last === "separator" ? undefined : last?.onSelect;
};

const visitor = { account: undefined, guest };
const openMenu = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole("button", { name: "Menu" }));

export const WhiteSignedIn: Story = {
  tags: ["rtl"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Your apps" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(
      canvas.getByRole("link", { name: "Documentation (opens in a new tab)" }),
    ).toHaveAttribute("target", "_blank");
  },
};
export const WhiteVisitor: Story = { args: visitor };
export const TransparentSignedIn: Story = { args: { variant: "transparent" } };
export const TransparentVisitor: Story = {
  tags: ["dark"],
  args: { variant: "transparent", ...visitor },
};
export const DefaultAvatar: Story = { args: { account: { ...account, avatar: undefined } } };

const search = {
  label: "Search",
  keys: <Kbd keys={["Mod", "K"]} platform="mac" />,
  shortcut: "Meta+K Control+K",
  onOpen: fn(),
  onNear: fn(),
};
const review = [
  { label: "Your apps", link: createLink("#apps"), current: true },
  { label: "Review", link: createLink("#review"), count: 12, countLabel: "(12 waiting)" },
  { label: "People", link: createLink("#people"), count: 0 },
];

export const SearchAndCount: Story = {
  tags: ["dark", "large-text", "hero", "rtl", "forced"],
  args: { items: review, search },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Review (12 waiting)" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "People" })).toHaveTextContent(/^People$/);
    const button = canvas.getByRole("button", { name: "Search" });
    await expect(button).toHaveAttribute("aria-keyshortcuts", "Meta+K Control+K");
    await userEvent.hover(button);
    await expect(search.onNear).toHaveBeenCalled();
    await userEvent.click(button);
    await expect(search.onOpen).toHaveBeenCalledOnce();
    button.blur();
  },
};
export const SearchOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { items: review, search },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Search" });
    await userEvent.click(button);
    await expect(search.onOpen).toHaveBeenCalledOnce();
    button.blur();
  },
};
export const CountInTheMobileMenu: Story = {
  globals: { viewport: { value: "phone" } },
  args: { items: review, search },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const panel = within(await screen.findByRole("dialog", { name: "Main navigation" }));
    await expect(panel.getByRole("link", { name: "Review (12 waiting)" })).toBeVisible();
  },
};

const folded = async (canvas: HTMLElement, is: boolean) => {
  await expect(window.matchMedia("(min-width: 992px)").matches).toBe(!is);
  await expect(within(canvas).queryAllByRole("button", { name: "Menu" })).toHaveLength(is ? 1 : 0);
  await expect(within(canvas).queryAllByRole("link", { name: "Store" })).toHaveLength(is ? 0 : 1);
};

export const FoldedAt991: Story = {
  globals: { viewport: { value: "last" } },
  play: ({ canvasElement }) => folded(canvasElement, true),
};
export const UnfoldedAt992: Story = {
  globals: { viewport: { value: "first" } },
  play: ({ canvasElement }) => folded(canvasElement, false),
};
export const LongPlacesAt992: Story = {
  globals: { viewport: { value: "first" } },
  args: {
    items: [
      "Produktübersicht",
      "Veröffentlichungen",
      "Benachrichtigungen",
      "Abrechnungszeiträume",
      "Berechtigungen",
    ].map((label) => ({ label, link: createLink(`#${label}`) })),
  },
  play: async ({ canvasElement }) => {
    // Long labels wrap onto a second line instead of widening the page.
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const canvas = within(canvasElement);
    const avatar = canvas.getByRole("button", { name: "Your account" });
    await expect(avatar.getBoundingClientRect().right).toBeLessThan(clientWidth);
    const { bottom } = canvas.getByRole("banner").getBoundingClientRect();
    for (const link of within(canvas.getByRole("navigation")).getAllByRole("link")) {
      await expect(link.scrollHeight).toBeLessThan(bottom);
      await expect(link.scrollWidth).toBe(link.clientWidth);
    }
  },
};
const more = [
  { label: "People", link: createLink("#people"), wide: true },
  { label: "Requests", link: createLink("#requests"), wide: true },
];
const withMore: Story["args"] = {
  items: [...meta.args.items, ...more],
  account: {
    ...account,
    items: [
      ...more.map(({ label, link }) => ({ label, link })),
      "separator" as const,
      ...account.items,
    ],
  },
  search,
};
const morePlaces = (canvas: HTMLElement) =>
  within(canvas).queryAllByRole("link", { name: /^(?:People|Requests)$/ });

export const FurtherPlacesAt1200: Story = {
  globals: { viewport: { value: "all" } },
  args: withMore,
  play: ({ canvasElement }) => expect(morePlaces(canvasElement)).toHaveLength(2),
};
export const FurtherPlacesInTheMenuAt1199: Story = {
  globals: { viewport: { value: "some" } },
  args: withMore,
  play: async ({ canvasElement }) => {
    await expect(morePlaces(canvasElement)).toHaveLength(0);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Your account" }));
    await expect(await screen.findByRole("menuitem", { name: "People" })).toBeVisible();
  },
};
export const FurtherPlacesOnceInTheMobileMenu: Story = {
  globals: { viewport: { value: "phone" } },
  args: withMore,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const panel = within(await screen.findByRole("dialog", { name: "Main navigation" }));
    await expect(panel.getAllByRole("link", { name: "People" })).toHaveLength(1);
  },
};
export const TransparentFoldedAt991: Story = {
  globals: { viewport: { value: "last" } },
  args: { variant: "transparent", ...visitor },
  play: ({ canvasElement }) => folded(canvasElement, true),
};

export const VisitorOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: visitor,
  play: ({ canvasElement }) => folded(canvasElement, true),
};
export const TransparentVisitorOnAPhone: Story = {
  ...VisitorOnAPhone,
  args: { variant: "transparent", ...visitor },
};

export const MobileMenuOpen: Story = {
  tags: ["dark", "forced", "zoom"],
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement);
    const panel = within(await screen.findByRole("dialog", { name: "Main navigation" }));
    await expect(panel.getByRole("link", { name: "Your apps" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await userEvent.click(panel.getByRole("button", { name: "Italiano" }));
    await expect(args.language?.onChange).toHaveBeenLastCalledWith("it");
    await expect(panel.getByText("giulia.bianchi@example.com")).toBeVisible();
  },
};

export const MobileMenuOpenForVisitors: Story = {
  globals: { viewport: { value: "phone" } },
  args: visitor,
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const panel = within(await screen.findByRole("dialog", { name: "Main navigation" }));
    await userEvent.click(panel.getByRole("button", { name: "Register now" }));
    await expect(panel.getByRole("link", { name: "Log in" })).toBeVisible();
  },
};

export const MobileMenuCloses: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvasElement, step }) => {
    const waitForClose = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const panel = async () => within(await screen.findByRole("dialog"));
    const ways = {
      Escape: () => userEvent.keyboard("{Escape}"),
      "its button": async () =>
        userEvent.click((await panel()).getByRole("button", { name: "Close menu" })),
      "a link": async () => userEvent.click((await panel()).getByRole("link", { name: "Store" })),
      "an entry": async () =>
        userEvent.click((await panel()).getByRole("button", { name: "Log out" })),
    };
    for (const [way, leave] of Object.entries(ways)) {
      await step(way, async () => {
        await openMenu(canvasElement);
        await panel();
        await leave();
        await waitForClose();
        await waitFor(() =>
          expect(within(canvasElement).getByRole("button", { name: "Menu" })).toHaveFocus(),
        );
      });
    }
    await expect(pressOfLast(args)).toHaveBeenCalledOnce();
  },
};

export const MobileMenuClosesWhenTheWindowWidens: Story = {
  globals: { viewport: { value: "phone" } },
  beforeEach: () => {
    const narrow = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = spyOn(window, "matchMedia").mockReturnValue(narrow as MediaQueryList);
    return () => matchMedia.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    const menu = await screen.findByRole("dialog", { name: "Main navigation" });
    await expect(document.body).toHaveStyle({ pointerEvents: "none" });
    const query = window.matchMedia("(min-width: 992px)");
    Object.assign(query, { matches: true });
    await fireEvent(query as unknown as Window, new Event("change"));
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: "none" }));
    // The focus trap is gone and the page is back in the accessibility tree.
    const page = within(canvasElement).getByRole("main");
    page.focus();
    await waitFor(() => expect(page).toHaveFocus());
    page.blur();
  },
};

export const NoMobileMenuOnAWideWindow: Story = {
  args: { defaultMenuOpen: true, onMenuOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(args.onMenuOpenChange).toHaveBeenLastCalledWith(false));
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(document.body).not.toHaveStyle({ pointerEvents: "none" });
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Your account" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Log out" }));
    await expect(pressOfLast(args)).toHaveBeenCalled();
  },
};

export const AvatarMenuOpen: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Your account" });
    await userEvent.click(button);
    await expect(await screen.findByRole("menuitem", { name: "Account" })).toHaveAttribute(
      "href",
      "#account",
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    const first = () =>
      waitFor(() => expect(screen.getByRole("menuitem", { name: "Account" })).toHaveFocus());
    for (const key of [" ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      await first();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await first();
    await expect(await screen.findByRole("menuitem", { name: "Log out" })).toBeVisible();
  },
};

export const LanguageMenuOpen: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Language en English" });
    await userEvent.click(button);
    await expect(await screen.findByRole("menuitemradio", { name: "English" })).toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Français" }));
    await expect(args.language?.onChange).toHaveBeenCalledWith("fr");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(button);
    await screen.findByRole("menu");
  },
};

export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole("link", { name: "Skip to content" });
    await waitFor(() => expect(skip).toHaveFocus());
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const canvas = within(canvasElement);
    const followed = whenFollowed(skip);
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
    for (const stop of [
      canvas.getByRole("link", { name: "Lanyard" }),
      canvas.getByRole("link", { name: "Your apps" }),
      canvas.getByRole("link", { name: "Store" }),
      canvas.getByRole("link", { name: /^Documentation/ }),
      canvas.getByRole("button", { name: "Language en English" }),
      canvas.getByRole("button", { name: "Your account" }),
    ]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    skip.focus();
  },
};
