// A code sample of the guide with a copy button.
import { useTranslation } from "react-i18next";
import { CodeBlock, type CodeBlockProps } from "@lanyard/design-system";

export function Snippet(props: Pick<CodeBlockProps, "title" | "code" | "language">) {
  const { t } = useTranslation("guide");
  return (
    <CodeBlock
      {...props}
      copyTexts={{ copy: t("copy"), copied: t("copied"), failed: t("copy_failed") }}
    />
  );
}

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
