// Code samples: a webhook's message, and the code that verifies and receives it.
import { useTranslation } from "react-i18next";
import { event } from "../examples/messages.ts";
// All are read as text, which has a default.
// oxlint-disable import/default
import receiveCode from "../examples/receive-webhook.mjs?raw";
import verifyCode from "../examples/verify-webhook.mjs?raw";
import serverCode from "../examples/webhook-server.mjs?raw";
// oxlint-enable import/default
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

export const WebhookServer = () => (
  <Snippet language="javascript" title="webhook-server.mjs" code={serverCode.trim()} />
);
