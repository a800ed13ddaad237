// The developer guide: everything a creator of apps needs to know, on one page.
import { useEffect, useMemo, type FunctionComponent } from "react";
import { useTranslation } from "react-i18next";
import type { LanguageCode } from "@lanyard/contract";
import { PageBody } from "../shared/PageBody.tsx";
import { factsFor, type Facts } from "./facts.ts";
import { GuideContext, type GuideSurroundings } from "./guide-context.ts";
import { guideComponents } from "./parts/guide-components.tsx";
import type { TextProps } from "./texts.ts";

export interface GuideProps extends GuideSurroundings {
  /** The guide as it is written in `language`. */
  readonly Text: FunctionComponent<TextProps & Facts>;
  readonly language: LanguageCode;
  readonly productName: string;
  readonly supportEmail: string;
}

export function Guide({ Text, language, productName, supportEmail, origin, register }: GuideProps) {
  // Starts loading the texts of the tables and buttons together with the guide, not after it.
  useTranslation("guide", { useSuspense: false });
  const surroundings = useMemo(() => ({ origin, register }), [origin, register]);
  // The browser looks for the anchor before the page is rendered.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <GuideContext value={surroundings}>
      <PageBody className="gap-8 py-8 md:py-12">
        <Text
          {...factsFor(language)}
          product={productName}
          support={supportEmail}
          components={guideComponents}
        />
      </PageBody>
    </GuideContext>
  );
}
