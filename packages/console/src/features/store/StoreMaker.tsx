// The maker of a product, the support address, and links to the privacy policy and terms.
import { useTranslation } from "react-i18next";
import type { ProductDetail } from "@lanyard/contract";
import { TextLink } from "../../components/page/TextLink.tsx";

export function StoreMaker({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation("store");
  const { submission, username } = detail;
  const links = [
    ["product.privacy", submission.privacy_policy_url],
    ["product.terms", submission.service_terms_url],
  ] as const;
  return (
    <section aria-labelledby="store-maker" className="flex flex-col gap-3">
      <h2 id="store-maker" className="text-lg font-semibold tracking-tight">
        {t("product.maker")}
      </h2>
      <p>
        <bdi className="font-medium">{username.username}</bdi>
      </p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {username.support_email && (
          <li>
            <TextLink href={`mailto:${username.support_email}`}>{t("product.support")}</TextLink>
          </li>
        )}
        {links.map(
          ([key, href]) =>
            href && (
              <li key={key}>
                <TextLink href={href} newTab>
                  {t(key)}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
