// The command palette: actions of the current page, all pages and actions that the reader may use, languages, and
// products by name.
import { useTranslation } from "react-i18next";
import {
  BadgePicture,
  CommandPalette,
  LanguageIcon,
  MoreIcon,
  type Command,
  type FindCommands,
} from "@lanyard/design-system";
import {
  languages,
  opensDetail,
  type ManagedCard,
  type StoreCard,
  type UserRole,
} from "@lanyard/contract";
import { getHue } from "../../components/status/hue.ts";
import { pageActions } from "../../components/keys/page-actions.ts";
import { paths } from "../../app/paths.ts";
import { useStatusName } from "../../components/status/status.ts";
import { useLanguageChoice } from "../../i18n/useLanguageChoice.ts";
import type { ConsoleCommand, Hands } from "./command.ts";

/** The product data that the palette shows. */
export type PaletteProduct = Parameters<typeof opensDetail>[0] &
  Pick<
    ManagedCard,
    "product_id" | "submission_id" | "product_name" | "status" | "username" | "menu_entry_id"
  >;

export type StoreProduct = Pick<
  StoreCard,
  "product_id" | "product_name" | "username" | "menu_entry_id" | "menu_entry_name"
>;

const badge = (menuEntry: number | null) => (
  <span className="w-4">
    <BadgePicture hue={getHue(menuEntry)} className="h-6 w-auto" />
  </span>
);

interface PaletteProps {
  readonly role: UserRole | undefined;
  readonly commands: readonly ConsoleCommand[];
  readonly hands: Hands;
  /** Searches the reader's own products by name; undefined for visitors. */
  readonly find: ((search: string) => Promise<readonly PaletteProduct[]>) | undefined;
  /** Searches the store's products by name. */
  readonly findInStore: (search: string) => Promise<readonly StoreProduct[]>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function Palette(props: PaletteProps) {
  const { role, commands, hands, find, findInStore, open, onOpenChange } = props;
  const { t, i18n } = useTranslation();
  const chooseLanguage = useLanguageChoice();
  const statusName = useStatusName();

  const ofPage = (): Command[] =>
    pageActions().map(({ id, label }) => ({
      value: `page ${id}`,
      label,
      group: t("command.page"),
      picture: <MoreIcon />,
      // Look the action up again, as it may have changed since it was listed.
      onSelect: () =>
        pageActions()
          .find((action) => action.id === id)
          ?.act(),
    }));
  const ofList = commands.flatMap(({ id, label, group, keys, icon: Icon, act }): Command[] =>
    Icon && group !== "list"
      ? [
          {
            value: id,
            label: t(label),
            group: t(`command.${group}`),
            picture: <Icon />,
            ...(keys && { shortcut: keys.map((key) => key.toUpperCase()) }),
            onSelect: () => act(hands),
          },
        ]
      : [],
  );
  const ofLanguages = languages
    .filter(({ code }) => code !== i18n.language)
    .map(({ code, name }): Command => ({
      value: `language ${code}`,
      label: `${t("nav.language")}: ${name}`,
      group: t("command.do"),
      picture: <LanguageIcon />,
      onSelect: () => chooseLanguage(code),
    }));

  const ofProduct = (product: PaletteProduct): Command => ({
    value: `product ${product.product_id}`,
    label: product.product_name,
    text: [
      statusName(product.status),
      ...(role === "admin" ? [t("products.by", { name: product.username })] : []),
    ].join(" · "),
    group: t("command.products"),
    picture: badge(product.menu_entry_id),
    onSelect: () =>
      hands.goTo(
        opensDetail(product)
          ? paths.product(product.product_id)
          : paths.build(product.product_id, product.submission_id),
      ),
  });
  const ofStore = (product: StoreProduct): Command => ({
    value: `store ${product.product_id}`,
    label: product.product_name,
    text: [product.menu_entry_name, t("products.by", { name: product.username })].join(" · "),
    group: t("nav.store"),
    picture: badge(product.menu_entry_id),
    onSelect: () => hands.goTo(paths.storeProduct(product.product_id)),
  });
  const findCommands: FindCommands = async (query, _signal, soFar) => {
    const words = query.trim();
    const inStore = findInStore(words);
    if (!find) return (await inStore).map(ofStore);
    // If the store's search fails, still show the reader's own products.
    const others = inStore.catch(() => []);
    const ownProducts = await find(words);
    const ownCommands = ownProducts.map(ofProduct);
    // Show own products at once; the store's results are appended below later, so nothing moves.
    soFar(ownCommands);
    const ownIds = new Set(ownProducts.map(({ product_id: id }) => id));
    return [
      ...ownCommands,
      ...(await others).filter(({ product_id: id }) => !ownIds.has(id)).map(ofStore),
    ];
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      shortcut={false}
      commands={open ? [...ofPage(), ...ofList, ...ofLanguages] : []}
      search={findCommands}
      texts={{
        title: t("command.title"),
        placeholder: t(role ? "command.placeholder" : "command.placeholder_visitor"),
        close: t("close"),
        count: (count) => t("command.count", { count }),
        none: t("command.none"),
        loading: t("loading"),
        failed: t("command.failed"),
        retry: t("action.retry"),
      }}
    />
  );
}
