// The footer of the public pages: links to documents, the language, and the functionality request.
import { useTranslation } from "react-i18next";
import { languages, type Settings } from "@lanyard/contract";
import { chooseLanguage } from "../../i18n/i18n.ts";
import { paths } from "../../app/paths.ts";
import { PageBody } from "./PageBody.tsx";
import { useReader } from "../../i18n/reader.ts";
import { TextLink } from "./TextLink.tsx";

const place = "flex flex-wrap gap-x-6 gap-y-2";

export function Footer({ settings }: { readonly settings: Settings | undefined }) {
  const { t } = useTranslation();
  const reader = useReader();
  return (
    <footer className="mt-auto border-t border-line bg-surface-raised text-sm print:hidden">
      <PageBody className="gap-x-12 gap-y-6 py-8 nav:flex-row nav:items-baseline">
        <p className="font-semibold">{settings?.product_name}</p>
        <ul className={`${place} nav:me-auto`}>
          <li>
            <TextLink standalone quiet href={settings?.docs_url} newTab>
              {t("nav.docs")}
            </TextLink>
          </li>
          <li>
            <TextLink standalone quiet href={settings?.terms_url}>
              {t("footer.terms")}
            </TextLink>
          </li>
          <li>
            <TextLink standalone quiet href={settings?.privacy_url}>
              {t("footer.privacy")}
            </TextLink>
          </li>
          <li>
            <TextLink standalone quiet to={paths.functionality}>
              {t("landing.functionality")}
            </TextLink>
          </li>
        </ul>
        <ul aria-label={t("nav.language")} className={place}>
          {languages.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                aria-current={code === reader || undefined}
                className="cursor-pointer rounded-sm font-medium text-ink-muted hover:text-ink aria-current:text-ink aria-current:underline aria-current:underline-offset-4"
                onClick={() => void chooseLanguage(code)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </PageBody>
    </footer>
  );
}
