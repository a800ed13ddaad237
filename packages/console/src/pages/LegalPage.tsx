// The page of the terms or the privacy document, in the reader's language.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Legal } from "../features/guide/Legal.tsx";
import { legalTexts, type LegalDocument } from "../features/guide/legal-texts.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { useReader } from "../i18n/reader.ts";
import { Footer } from "../components/page/Footer.tsx";

export default function LegalPage({ document }: { readonly document: LegalDocument }) {
  // Shows the document in the previous language until the other one is loaded.
  const language = useDeferredValue(useReader());
  const { data: settings } = useQuery(settingsQuery());
  return (
    <>
      <Legal
        Text={legalTexts[document][language]}
        productName={settings?.product_name ?? ""}
        supportEmail={settings?.support_email ?? ""}
      />
      <Footer settings={settings} />
    </>
  );
}
