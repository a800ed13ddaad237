// The terms and the privacy document in the reader's language.
import { useQuery } from "@tanstack/react-query";
import { use, useDeferredValue } from "react";
import { Legal } from "../guide/Legal.tsx";
import { legalTexts, type LegalDocument } from "../guide/legal-texts.ts";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { usePageTitle } from "../shared/page-title.ts";
import { useReader } from "../shared/reader.ts";

export default function LegalPage({ document }: { readonly document: LegalDocument }) {
  const texts = use(legalTexts(useDeferredValue(useReader())));
  const { data: settings } = useQuery(settingsQuery());
  usePageTitle(texts[document].title);
  return (
    <Legal
      document={document}
      texts={texts}
      productName={settings?.product_name ?? ""}
      supportEmail={settings?.support_email ?? ""}
    />
  );
}
