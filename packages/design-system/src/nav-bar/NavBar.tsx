// The bar at the top of every page, 56 px high: brand, places to go, search, language, and who is signed in. Below 992 px
// it folds into a menu.
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Slot } from "@radix-ui/react-slot";
import { cva, cx } from "class-variance-authority";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { NavLink } from "./NavLink.tsx";
import { NavSearchButton } from "./NavSearchButton.tsx";
import type { NavAccount, NavItem, NavLanguage, NavSearch } from "./nav.ts";

export const navBarVariants = ["white", "transparent"] as const;
export type NavBarVariant = (typeof navBarVariants)[number];

const bar = cva("w-full text-ink", {
  variants: {
    variant: {
      white: "border-b border-line bg-surface-raised",
      // What hangs from the top of the page hangs behind it.
      transparent: "relative z-10 bg-transparent",
    } satisfies Record<NavBarVariant, string>,
  },
});

export interface NavBarProps extends Omit<ComponentProps<"header">, "children"> {
  /** `white` has its own background and hairline; `transparent` shows the page behind it, for a hero. */
  variant?: NavBarVariant;
  /** The link to the start, with your mark and name in it: `<a href="/"><Logo name="Lanyard" /></a>`. */
  brand: ReactElement;
  /** Places to go. */
  items: NavItem[];
  /** Who is signed in; without it `guest` shows. */
  account?: NavAccount;
  /** The visitor's buttons. */
  guest?: ReactNode;
  /** The search over the whole product, where there is one. */
  search?: NavSearch;
  /** The choice of language, where there are several. */
  language?: NavLanguage;
  /** Name of the navigation, and of the menu that it folds into. */
  navLabel: string;
  /** Name of the button that opens that menu. */
  menuLabel: string;
  /** Name of the button that closes the mobile menu. */
  closeLabel: string;
  /** Whether the mobile menu shows; without it the bar keeps this itself. */
  menuOpen?: boolean;
  /** Whether it shows at first, when the bar keeps this itself. */
  defaultMenuOpen?: boolean;
  /** Called when it opens, and when its button, Escape, a choice or a wide window closes it. */
  onMenuOpenChange?: (open: boolean) => void;
  /** Called when the script of a menu could not be fetched: offer to load the page again, not every browser fetches it anew. */
  onMenuMissing?: () => void;
  /** Text of the link that leads past the bar; shows when focused. */
  skipLabel: string;
  /** Where that link leads, for example `#content`. */
  skipTarget: string;
}

const skipClass =
  "absolute start-4 top-3 z-70 -translate-y-20 rounded-md bg-ink px-4 py-2.5 text-sm font-medium text-ink-inverse focus:translate-y-0";

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
      <a href={skipTarget} className={skipClass}>
        {skipLabel}
      </a>
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
