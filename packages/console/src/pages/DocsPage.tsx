// The page of the developer guide, in the reader's language.
import { useQuery } from "@tanstack/react-query";
import { use, useDeferredValue } from "react";
import { Guide } from "../guide/Guide.tsx";
import { guideTexts } from "../guide/texts.ts";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { RegisterNow } from "../session/RegisterNow.tsx";
import { useSession } from "../session/session.tsx";
import { SurroundingsContext } from "../shared/surroundings.ts";
import { useReader } from "../shared/reader.ts";

export default function DocsPage() {
  // Shows the guide in the previous language until the other one is loaded.
  const language = useDeferredValue(useReader());
  const { token } = useSession();
  const { origin } = use(SurroundingsContext);
  const { data: settings } = useQuery(settingsQuery());
  const supportEmail = settings?.support_email ?? "";
  return (
    <Guide
      Text={guideTexts[language]}
      language={language}
      productName={settings?.product_name ?? ""}
      supportEmail={supportEmail}
      origin={origin}
      register={token === "" && <RegisterNow intent="primary" supportEmail={supportEmail} />}
    />
  );
}
