// The response to a refused call.
import { useTranslation } from "react-i18next";
import { refusalSaying } from "../examples/refusal.ts";
import { json, Snippet } from "./Snippet.tsx";

export function Refusal() {
  const { t } = useTranslation();
  const { t: word } = useTranslation("guide");
  return (
    <Snippet
      language="json"
      title={word("answer")}
      code={json(refusalSaying(t("notes.required")))}
    />
  );
}
