// A legal document: the terms of service or the privacy document that come with the product.
import { Notice, PageTitle } from "@lanyard/design-system";
import { fill } from "./fill.ts";
import { GuideSection } from "./GuideSection.tsx";
import type { LegalDocument, LegalTexts } from "./legal-texts.ts";
import { Rich } from "./Rich.tsx";

export interface LegalProps {
  readonly document: LegalDocument;
  readonly texts: LegalTexts;
  readonly productName: string;
  readonly supportEmail: string;
}

export function Legal({ document, texts, productName, supportEmail }: LegalProps) {
  const gaps = { product: productName, support: supportEmail };
  const { title, text, sections } = texts[document];
  return (
    <div className="mx-auto flex w-full max-w-[calc(70ch+3rem)] flex-col gap-8 px-4 py-8 sm:px-6 md:py-12">
      <PageTitle title={title} subtitle={fill(text, gaps)} />
      <div>
        {sections.map((section) => (
          <GuideSection key={section.id} {...section} gaps={gaps} />
        ))}
      </div>
      <Notice tone="info" title={texts.note_title} className="print:hidden">
        <Rich text={fill(texts.note[document], gaps)} />
      </Notice>
    </div>
  );
}
