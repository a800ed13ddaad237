// The navigation bar with its data: the reader's pages, documentation, language, account menu.
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { LinkButton, Logo, NavBar } from "@lanyard/design-system";
import { languages, toRenditionUrl, type Settings } from "@lanyard/contract";
import { useCompany } from "../auth/company.session.tsx";
import { countsQuery } from "../features/product/counts.queries.ts";
import { RegisterNow } from "../features/session/RegisterNow.tsx";
import { useSession } from "../auth/session.tsx";
import { findCompanyPlace, companyPlaces } from "../components/page/company-places.ts";
import { adminPlaces } from "./admin-places.ts";
import { usePartMissing } from "../components/late/part-missing.ts";
import { isLanding, paths, findPattern, patterns } from "./paths.ts";
import { useKeyboard } from "../components/keys/useKeyboard.ts";
import { useLanguageChoice } from "../i18n/useLanguageChoice.ts";
import { fetchCommands } from "./Keys.tsx";
import { useSignOut } from "./useSignOut.tsx";

// The editor has no entry of its own.
const editors: readonly string[] = [patterns.build, patterns.buildOfProduct];
const isOfProducts = (pathname: string) =>
  pathname.startsWith(paths.products) || editors.includes(findPattern(pathname));

interface TopBarProps {
  readonly settings: Settings | undefined;
  readonly skipTarget: string;
  readonly onSearch: () => void;
}

/** Memoised, so that overlays do not re-render it. */
export const TopBar = memo(function TopBar({ settings, skipTarget, onSearch }: TopBarProps) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const { token, user, remembered } = useSession();
  const { signOut, question } = useSignOut();
  const chooseLanguage = useLanguageChoice();
  const keyboard = useKeyboard();
  const sayMissing = usePartMissing();
  const { company, disconnect } = useCompany();
  const account = user ?? remembered;
  // The company's pages are listed here if there is no user session; otherwise StoreFrame lists them.
  const places = company && token === "" ? companyPlaces : companyPlaces.slice(0, 1);
  const reviews = account?.role === "admin";
  const { data: counts } = useQuery({ ...countsQuery("admin"), enabled: reviews });
  const waiting = counts?.waiting_for_review ?? 0;

  return (
    <>
      <NavBar
        variant={isLanding(pathname) ? "transparent" : "white"}
        brand={
          <Link to={token ? paths.products : paths.home}>
            <Logo name={settings?.product_name ?? ""} />
          </Link>
        }
        items={[
          ...(company && token === ""
            ? []
            : [
                {
                  label: t("nav.products"),
                  link: <Link to={paths.products} />,
                  current: isOfProducts(pathname),
                },
              ]),
          ...(reviews
            ? [
                {
                  label: t("nav.review"),
                  link: <Link to={paths.review} />,
                  current: pathname === paths.review,
                  count: waiting,
                  countLabel: t("nav.waiting", { count: waiting }),
                },
                ...adminPlaces
                  .filter(({ inBar }) => inBar)
                  .map(({ key, path }) => ({
                    label: t(key),
                    link: <Link to={path} />,
                    current: pathname === path,
                    wide: true,
                  })),
              ]
            : []),
          ...places.map(({ key, path }) => ({
            label: t(key),
            link: <Link to={path} />,
            current: path === findCompanyPlace(pathname),
          })),
          {
            label: t("nav.docs"),
            link: <a href={settings?.docs_url} target="_blank" rel="noreferrer" />,
            external: true,
            externalLabel: t("opens_new_tab"),
          },
        ]}
        account={
          token && account
            ? {
                name: account.username,
                ...(user && { email: user.email }),
                ...(account.avatar && { avatar: toRenditionUrl(account.avatar, 160) }),
                label: t("nav.account_menu"),
                items: [
                  ...(reviews ? adminPlaces : []).map(({ key, path }) => ({
                    label: t(key),
                    link: <Link to={path} />,
                    current: pathname === path,
                  })),
                  ...(reviews ? (["separator"] as const) : []),
                  {
                    label: t("nav.account"),
                    link: <Link to={paths.account} />,
                    current: pathname === paths.account,
                  },
                  { label: t("nav.logout"), onSelect: () => void signOut() },
                ],
              }
            : company && {
                name: company.name,
                email: company.email,
                label: t("nav.company_menu"),
                items: [
                  { label: t("nav.disconnect"), onSelect: disconnect },
                  { label: t("nav.login"), link: <Link to={paths.login} /> },
                ],
              }
        }
        guest={
          token ? undefined : (
            <>
              <RegisterNow intent="quiet" supportEmail={settings?.support_email ?? ""} />
              <LinkButton intent="secondary" link={<Link to={paths.login} />}>
                {t("nav.login")}
              </LinkButton>
            </>
          )
        }
        {...(token && {
          search: {
            label: t("nav.search"),
            keys: keyboard === "mac" ? "⌘K" : "Ctrl K",
            shortcut: "Meta+K Control+K",
            onOpen: onSearch,
            onNear: fetchCommands,
          },
        })}
        language={{
          label: t("nav.language"),
          value: i18n.language,
          options: languages.map(({ code, name }) => ({ value: code, label: name })),
          onChange: chooseLanguage,
        }}
        navLabel={t("nav.main")}
        menuLabel={t("nav.menu")}
        onMenuMissing={sayMissing}
        closeLabel={t("close")}
        skipLabel={t("nav.skip")}
        skipTarget={skipTarget}
      />
      {question}
    </>
  );
});
