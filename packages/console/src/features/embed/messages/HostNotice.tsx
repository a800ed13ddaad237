// The host's notice above every page, and the values that the host puts into the page's fields.
import { useEffect, useState } from "react";
import { Notice } from "@lanyard/design-system";
import { useTopic } from "../../../components/host/notifications.ts";
import { PageBody } from "../../../components/page/PageBody.tsx";
import type { HostLine } from "../host-line.ts";
import { hostPuts } from "./host-puts.ts";
import { fillField, fillForm } from "./page-fields.ts";

/** The id by which a host writes the notice. */
export const noticeId = "notice";
const longest = 2_000;

const toText = (value: unknown) =>
  typeof value === "string" ? value.trim().slice(0, longest) : "";

export function HostNotice({ line }: { readonly line: Pick<HostLine, "ask"> }) {
  const [text, setText] = useState("");
  useEffect(() => {
    // A host without a notice need not answer.
    line.ask({ type: "get.element", id: noticeId }).then(
      (answer) => setText((before) => before || toText(answer)),
      () => undefined,
    );
  }, [line]);
  useTopic(hostPuts, ({ what, id, value }) => {
    if (what === "element" && id === noticeId) setText(toText(value));
    if (what === "input" && id !== undefined) fillField(String(id), value);
    if (what === "form") fillForm(value);
  });
  return text === "" ? null : (
    <PageBody className="pt-6">
      <Notice tone="info" role="status">
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </span>
      </Notice>
    </PageBody>
  );
}
