// A call of the contract as a curl command, with its response where that matters.
import { useTranslation } from "react-i18next";
import { examples, type ExampleName } from "../examples/calls.ts";
import { formatCurl } from "../examples/curl.ts";
import { useGuide } from "../guide-context.ts";
import { json, Snippet } from "./Snippet.tsx";

export function Call({ name }: { readonly name: ExampleName }) {
  const { t } = useTranslation("guide");
  const { origin } = useGuide();
  const { call, answer } = examples[name];
  return (
    <>
      <Snippet
        language="shell"
        title={`${call.method} ${call.path}`}
        code={formatCurl(examples[name], origin)}
      />
      {answer !== undefined && <Snippet language="json" title={t("answer")} code={json(answer)} />}
    </>
  );
}
