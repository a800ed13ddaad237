// A webhook's message, and the code that verifies and receives it.
import { useTranslation } from "react-i18next";
import { event } from "../examples/messages.ts";
// Both are read as text, which has a default.
// oxlint-disable-next-line import/default
import receiveCode from "../examples/receive-webhook.mjs?raw";
// oxlint-disable-next-line import/default
import verifyCode from "../examples/verify-webhook.mjs?raw";
import { json, Snippet } from "./Snippet.tsx";

export function Message() {
  const { t } = useTranslation("guide");
  return <Snippet language="json" title={t("message")} code={json(event)} />;
}

export const VerifyWebhook = () => (
  <Snippet language="javascript" title="verify-webhook.mjs" code={verifyCode.trim()} />
);

export const ReceiveWebhook = () => (
  <Snippet language="javascript" title="receive-webhook.mjs" code={receiveCode.trim()} />
);
