// The bar at the top of every page: brand, links, search, language and account; below 992 px it becomes a menu.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { NavLink } from "./NavLink.tsx";
import { NavSearchButton } from "./NavSearchButton.tsx";
import { SkipLink } from "./SkipLink.tsx";
import type { NavAccount, NavItem, NavLanguage, NavSearch } from "./nav.ts";

export const navBarVariants = ["white", "transparent"] as const;
export type NavBarVariant = (typeof navBarVariants)[number];

const bar = cva("w-full text-ink", {
  variants: {
    variant: {
      white: "border-b border-line bg-surface-raised",
      // Stacked above badges that hang from the top of the page.
      transparent: "relative z-10 bg-transparent",
    } satisfies Record<NavBarVariant, string>,
  },
});

export interface NavBarProps extends Omit<ComponentProps<"header">, "children"> {
  /** `white` has a background and a bottom border; `transparent` shows the page behind the bar, e.g. a hero. */
  variant?: NavBarVariant;
  /** Link to the home page, with your logo and name inside: `<a href="/"><Logo name="Lanyard" /></a>`. */
  brand: ReactElement;
  /** The main navigation links. */
  items: NavItem[];
  /** The signed-in account; without it `guest` shows. */
  account?: NavAccount;
  /** Buttons for visitors who are not signed in. */
  guest?: ReactNode;
  /** The button of a global search, if there is one. */
  search?: NavSearch;
  /** The languages to select from, if there are several. */
  language?: NavLanguage;
  /** Name of the navigation and of the mobile menu. */
  navLabel: string;
  /** Name of the button that opens the mobile menu. */
  menuLabel: string;
  /** Name of the button that closes the mobile menu. */
  closeLabel: string;
  /** Whether the mobile menu is open; without it the bar keeps this state itself. */
  menuOpen?: boolean;
  /** Whether the mobile menu is open at first, when the bar keeps this state itself. */
  defaultMenuOpen?: boolean;
  /** Called when the mobile menu opens or closes, also by Escape, a selection or a wide window. */
  onMenuOpenChange?: (open: boolean) => void;
  /**
   * Called when the script of a menu cannot be loaded; offer to reload the page, because not every browser requests a
   * failed module again.
   */
  onMenuMissing?: () => void;
  /** Text of the skip link, which is visible while it has the focus. */
  skipLabel: string;
  /** Target of the skip link, e.g. `#content`. */
  skipTarget: string;
}

export function NavBar({
  variant = "white",
  brand,
  items,
  account,
  guest,
  search,
  language,
  navLabel,
  menuLabel,
  closeLabel,
  menuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  onMenuMissing,
  skipLabel,
  skipTarget,
  className,
  ...rest
}: NavBarProps) {
  const brandLink = <Slot className="flex rounded-sm">{brand}</Slot>;
  return (
    <header
      {...rest}
      data-slot="nav-bar"
      data-variant={variant}
      className={cx(bar({ variant }), className)}
    >
      <SkipLink label={skipLabel} target={skipTarget} />
      <div className="mx-auto flex h-14 max-w-292 items-center gap-4 px-4 max-[18rem]:gap-2 max-[18rem]:px-2 sm:px-6">
        {brandLink}
        <nav aria-label={navLabel} className="ms-2 hidden h-full min-w-0 nav:block">
          <ul className="flex h-full gap-1">
            {items.map((item) => (
              <li key={item.label} className={cx("min-w-0", item.wide ? "hidden lg:flex" : "flex")}>
                <NavLink item={item} place="bar" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto hidden shrink-0 items-center gap-2 nav:flex">
          {search && <NavSearchButton search={search} place="bar" />}
          {language && <LanguageMenu language={language} onMissing={onMenuMissing} />}
          {account ? <AccountMenu account={account} onMissing={onMenuMissing} /> : guest}
        </div>
        <div className="-me-2 ms-auto flex gap-1 nav:hidden">
          {search && <NavSearchButton search={search} place="icon" />}
          <MobileMenu
            {...{ brand: brandLink, items, account, guest, language, closeLabel }}
            label={navLabel}
            buttonLabel={menuLabel}
            open={menuOpen}
            defaultOpen={defaultMenuOpen}
            onOpenChange={onMenuOpenChange}
            onMissing={onMenuMissing}
          />
        </div>
      </div>
    </header>
  );
}
