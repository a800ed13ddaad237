// The developer guide: everything a creator of apps needs to know, on one page.
import { useEffect, useMemo, type ReactNode } from "react";
import { PageTitle } from "@lanyard/design-system";
import type { LanguageCode } from "@lanyard/contract";
import { factsFor } from "./facts.ts";
import { fill } from "./fill.ts";
import { GuideContext, type GuideScene } from "./guide-context.ts";
import { GuideNav } from "./GuideNav.tsx";
import { GuideSection } from "./GuideSection.tsx";
import type { GuideTexts } from "./guide-texts.ts";
import { GuidePart } from "./parts/GuidePart.tsx";

export interface GuideProps {
  readonly texts: GuideTexts;
  readonly language: LanguageCode;
  readonly productName: string;
  readonly supportEmail: string;
  /** Of this server, e.g. https://lanyard.example. */
  readonly origin: string;
  /** The button that opens the registration modal; none for who has an account. */
  readonly register: ReactNode;
}

const partNamed = (name: string) => <GuidePart name={name} />;

export function Guide({
  texts,
  language,
  productName,
  supportEmail,
  origin,
  register,
}: GuideProps) {
  const ids = useMemo(() => texts.sections.map(({ id }) => id), [texts]);
  const scene = useMemo<GuideScene>(
    () => ({
      texts,
      language,
      origin,
      register,
      gaps: { ...factsFor(language), product: productName, support: supportEmail },
      label: (name, gaps = {}) => fill(texts.labels[name], gaps),
    }),
    [texts, language, origin, register, productName, supportEmail],
  );
  // The page comes after the browser has looked for the anchor.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <GuideContext value={scene}>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 md:py-12">
        <PageTitle title={texts.title} subtitle={texts.text} />
        <div className="grid items-start gap-x-12 nav:grid-cols-[208px_minmax(0,1fr)]">
          <GuideNav label={texts.labels.contents} sections={texts.sections} ids={ids} />
          <div className="min-w-0">
            {texts.sections.map((section) => (
              <GuideSection key={section.id} {...section} gaps={scene.gaps} part={partNamed} />
            ))}
          </div>
        </div>
      </div>
    </GuideContext>
  );
}
