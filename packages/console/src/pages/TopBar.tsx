// The navigation bar with its data: links, account menu, language.
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { LinkButton, Logo, NavBar } from "@lanyard/design-system";
import { isLanguage, languages, renditionOf, type Settings } from "@lanyard/contract";
import { RegisterNow } from "../session/RegisterNow.tsx";
import { useSession } from "../session/session.tsx";
import { chooseLanguage } from "../shared/i18n.ts";
import { usePartMissing } from "../shared/part-missing.ts";
import { patternOf, patterns } from "../shared/paths.ts";

export function TopBar({
  settings,
  skipTarget,
}: {
  readonly settings: Settings | undefined;
  readonly skipTarget: string;
}) {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { token, user, remembered, signOut } = useSession();
  const sayMissing = usePartMissing();
  const known = user ?? remembered;
  const landing = patternOf(pathname) === patterns.home;

  const leave = () => {
    signOut();
    void navigate(patterns.home);
  };

  return (
    <NavBar
      variant={landing ? "transparent" : "white"}
      brand={
        <Link to={token ? patterns.products : patterns.home}>
          <Logo name={settings?.product_name ?? ""} />
        </Link>
      }
      items={[
        ...(token
          ? [
              {
                label: t("nav.products"),
                link: <Link to={patterns.products} />,
                current: pathname.startsWith(patterns.products),
              },
            ]
          : []),
        {
          label: t("nav.docs"),
          link: <a href={settings?.docs_url} target="_blank" rel="noreferrer" />,
          external: true,
          externalLabel: t("opens_new_tab"),
        },
      ]}
      account={
        token && known
          ? {
              name: known.username,
              ...(user && { email: user.email }),
              ...(known.avatar && { avatar: renditionOf(known.avatar, 160) }),
              label: t("nav.account_menu"),
              items: [
                { label: t("nav.account"), link: <Link to={patterns.account} /> },
                { label: t("nav.logout"), onSelect: leave },
              ],
            }
          : undefined
      }
      guest={
        token ? undefined : (
          <>
            <RegisterNow intent="quiet" supportEmail={settings?.support_email ?? ""} />
            <LinkButton intent="primary" link={<Link to={patterns.login} />}>
              {t("nav.login")}
            </LinkButton>
          </>
        )
      }
      language={{
        label: t("nav.language"),
        value: i18n.language,
        options: languages.map(({ code, name }) => ({ value: code, label: name })),
        onChange: (code) => {
          if (isLanguage(code)) void chooseLanguage(code);
        },
      }}
      menuLabel={t("nav.menu")}
      onMenuMissing={sayMissing}
      closeLabel={t("close")}
      skipLabel={t("nav.skip")}
      skipTarget={skipTarget}
    />
  );
}
