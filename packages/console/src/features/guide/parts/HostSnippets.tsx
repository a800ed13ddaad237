// Code samples for an app and its host: the command that creates an app, and both ends as files that the tests run.
import { useTranslation } from "react-i18next";
// All are read as text, which has a default.
// oxlint-disable import/default
import guestPage from "../examples/plain-guest.html?raw";
import hostPage from "../examples/plain-host.html?raw";
import entryCode from "../examples/react-entry.tsx?raw";
import reactCode from "../examples/Visitors.tsx?raw";
// oxlint-enable import/default
import { createCommand, packAppCommand, submitCommand } from "../examples/files.ts";
import { Snippet } from "./Snippet.tsx";

const command = (code: string) =>
  function Command() {
    const { t } = useTranslation("guide");
    return <Snippet language="shell" title={t("command")} code={code} />;
  };

export const CreateApp = command(createCommand);
export const PackApp = command(packAppCommand);
export const SubmitApp = command(submitCommand);

const snippet = (title: string, code: string) => () => (
  <Snippet language="javascript" title={title} code={code.trim()} />
);

export const PlainGuest = snippet("guest.html", guestPage);
export const PlainHost = snippet("host.html", hostPage);
export const ReactGuest = snippet("Visitors.tsx", reactCode);
export const ReactEntry = snippet("main.tsx", entryCode);
