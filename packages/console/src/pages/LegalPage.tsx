// The terms and the privacy document in the reader's language.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { Legal } from "../guide/Legal.tsx";
import { legalTexts, type LegalDocument } from "../guide/texts.ts";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { useReader } from "../shared/reader.ts";

export default function LegalPage({ document }: { readonly document: LegalDocument }) {
  // The document stays in one language until it is here in the other.
  const language = useDeferredValue(useReader());
  const { data: settings } = useQuery(settingsQuery());
  return (
    <Legal
      Text={legalTexts[document][language]}
      productName={settings?.product_name ?? ""}
      supportEmail={settings?.support_email ?? ""}
    />
  );
}
