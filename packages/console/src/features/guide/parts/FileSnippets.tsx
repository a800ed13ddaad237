// Code samples: packing an archive, its manifest, and an SQL script that can run more than once.
import { useTranslation } from "react-i18next";
import { manifest, packCommand, sqlScript } from "../examples/files.ts";
import { Snippet } from "./Snippet.tsx";

export function PackCommand() {
  const { t } = useTranslation("guide");
  return <Snippet language="shell" title={t("command")} code={packCommand} />;
}

export const Manifest = () => <Snippet language="json" title="app.json" code={manifest} />;

export const SqlScript = () => <Snippet language="sql" title="install.sql" code={sqlScript} />;
