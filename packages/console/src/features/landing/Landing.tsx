// The landing page: the product as an animated badge and in four steps, with the button to register.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LinkButton } from "@lanyard/design-system";
import { paths } from "../../app/paths.ts";
import { PageBody } from "../../components/page/PageBody.tsx";
import { TextLink } from "../../components/page/TextLink.tsx";
import { BadgeWall } from "./BadgeWall.tsx";
import { StageBadge, stages } from "./StageBadge.tsx";

export interface LandingProps {
  readonly docsUrl: string;
  readonly signedIn: boolean;
  /** Whether the address has no page of its own. */
  readonly unknown: boolean;
  /** The button that opens the registration modal: the page's primary action. */
  readonly register: ReactNode;
  /** The same button at the end of the page, with secondary emphasis. */
  readonly registerAgain: ReactNode;
  readonly footer: ReactNode;
}

const steps = ["key", "develop", "review", "publish"] as const;

export function Landing({
  docsUrl,
  signedIn,
  unknown,
  register,
  registerAgain,
  footer,
}: LandingProps) {
  const { t } = useTranslation();
  return (
    <>
      {/* The badge starts above the page's top edge, behind the navigation bar, and hangs into the section below. */}
      <div className="-mt-14 overflow-x-clip">
        <PageBody className="pt-14">
          <section className="grid grid-cols-1 gap-x-12 md:grid-cols-[minmax(0,1fr)_22rem] md:gap-x-10 nav:pe-40 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
            <div className="flex flex-col items-start justify-center gap-6 py-12 md:py-16">
              {unknown && (
                <p className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm">
                  {t("landing.unknown")}
                </p>
              )}
              <h1 className="text-2xl font-semibold tracking-tight text-balance md:text-3xl">
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
                  <>
                    {register}
                    <LinkButton intent="secondary" size="lg" link={<Link to={paths.login} />}>
                      {t("nav.login")}
                    </LinkButton>
                  </>
                )}
              </div>
              <TextLink href={docsUrl} newTab>
                {t("landing.docs")}
                <span className="sr-only"> {t("opens_new_tab")}</span>
              </TextLink>
            </div>
            <div className="relative z-1 max-md:-mx-4 max-md:-mb-8 max-md:border-t max-md:border-line max-md:px-4 max-md:pt-10 max-md:[clip-path:inset(0_0_-4rem)] md:-mt-14 md:-mb-28 md:pt-48">
              <StageBadge stage="live" className="mx-auto max-w-105" />
            </div>
          </section>
        </PageBody>
      </div>

      <section aria-labelledby="steps" className="border-y border-line bg-surface-raised">
        <PageBody className="gap-12 pt-16 pb-20 md:gap-20">
          <h2
            id="steps"
            className="text-xl font-semibold tracking-tight text-balance md:max-w-[50%]"
          >
            {t("landing.steps")}
          </h2>
          <ol className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 nav:grid-cols-4">
            {steps.map((step, index) => (
              <li key={step} className="flex flex-col">
                <div className="mb-6 hidden overflow-clip pt-10 motion-reduce:block">
                  <StageBadge stage={stages[index]!} />
                </div>
                <div
                  data-step={stages[index]}
                  className="relative flex grow flex-col gap-2 border-t-2 border-line pt-4 before:absolute before:inset-x-0 before:-top-0.5 before:h-0.5 before:origin-left before:bg-ink rtl:before:origin-right"
                >
                  <span
                    aria-hidden="true"
                    className="mb-1 w-fit rounded-full border border-line-strong px-3.5 text-sm font-medium tabular-nums"
                  >
                    {index + 1}
                  </span>
                  <h3 className="text-base font-semibold">{t(`landing.step_${step}`)}</h3>
                  <p className="text-sm text-pretty text-ink-muted">
                    {t(`landing.step_${step}_text`)}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </PageBody>
      </section>

      {/* Dark in every theme. */}
      <section data-theme="dark" className="overflow-clip bg-surface-page text-ink">
        <PageBody>
          <div className="grid gap-x-12 md:grid-cols-2">
            <div className="flex flex-col items-start justify-center gap-6 pt-16 pb-16 md:py-40">
              <h2 className="text-2xl font-semibold tracking-tight text-balance">
                {t("landing.cta")}
              </h2>
              <p className="max-w-prose text-pretty text-ink-muted">{t("landing.cta_text")}</p>
              {registerAgain}
            </div>
            <div className="relative max-md:-mx-4 max-md:h-80 max-md:overflow-clip max-md:border-t max-md:border-line sm:max-md:-mx-6">
              <BadgeWall className="absolute inset-x-4 top-0 md:inset-x-0" />
            </div>
          </div>
        </PageBody>
      </section>
      {footer}
    </>
  );
}
