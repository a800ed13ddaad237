// The landing page: what the product is, in a picture and four steps, with links to sign in and register.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LinkButton } from "@lanyard/design-system";
import { paths } from "../shared/paths.ts";
import { PageBody } from "../shared/PageBody.tsx";
import { TextLink } from "../shared/TextLink.tsx";
import { HangingBadges } from "./HangingBadges.tsx";

export interface LandingProps {
  readonly productName: string;
  readonly docsUrl: string;
  readonly signedIn: boolean;
  /** The button that opens the registration modal. */
  readonly register: ReactNode;
}

const steps = ["key", "develop", "review", "publish"] as const;

export function Landing({ productName, docsUrl, signedIn, register }: LandingProps) {
  const { t } = useTranslation();
  const docs = <a href={docsUrl} target="_blank" rel="noreferrer" />;
  return (
    <>
      <PageBody>
        <section className="grid items-center gap-12 pt-12 pb-16 lg:grid-cols-[5fr_6fr] lg:pt-4">
          <div className="flex flex-col items-start gap-6">
            <h1 className="text-xl font-semibold tracking-tight text-balance sm:text-2xl">
              {t("landing.title")}
            </h1>
            <p className="max-w-prose text-base text-pretty text-ink-muted sm:text-lg">
              {t("landing.text")}
            </p>
            <div className="flex flex-wrap gap-3">
              {signedIn ? (
                <LinkButton intent="primary" size="lg" link={<Link to={paths.products} />}>
                  {t("landing.to_products")}
                </LinkButton>
              ) : (
                <LinkButton intent="primary" size="lg" link={<Link to={paths.login} />}>
                  {t("nav.login")}
                </LinkButton>
              )}
              <LinkButton intent="secondary" size="lg" link={docs}>
                {t("landing.docs")}
              </LinkButton>
            </div>
          </div>
          <HangingBadges />
        </section>
      </PageBody>

      <section aria-labelledby="steps" className="border-y border-line bg-surface-raised">
        <PageBody className="py-16">
          <h2 id="steps" className="text-xl font-semibold tracking-tight">
            {t("landing.steps")}
          </h2>
          <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {steps.map((step, index) => (
              <li key={step} className="flex flex-col gap-2 border-t-2 border-ink pt-4">
                <span
                  className="text-sm font-medium tabular-nums text-ink-muted"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <h3 className="text-base font-semibold">{t(`landing.step_${step}`)}</h3>
                <p className="text-sm text-pretty text-ink-muted">
                  {t(`landing.step_${step}_text`)}
                </p>
              </li>
            ))}
          </ol>
        </PageBody>
      </section>

      <PageBody>
        <section className="flex flex-col items-start gap-6 py-16">
          <h2 className="max-w-2xl text-xl font-semibold tracking-tight text-balance">
            {t("landing.cta")}
          </h2>
          <p className="max-w-prose text-pretty text-ink-muted">{t("landing.cta_text")}</p>
          {register}
        </section>
      </PageBody>

      <footer className="mt-auto border-t border-line">
        <PageBody>
          <div className="flex flex-wrap items-center justify-between gap-4 py-6 text-sm text-ink-muted">
            <p>{productName}</p>
            <TextLink standalone to={paths.functionality}>
              {t("landing.functionality")}
            </TextLink>
          </div>
        </PageBody>
      </footer>
    </>
  );
}
