// Where an administrator decides about the open build. After somebody else has decided, it shows who and when, and
// keeps the text written so far.
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, CheckIcon, CloseIcon, CopyButton, Notice } from "@lanyard/design-system";
import type { Claim } from "@lanyard/contract";
import { useReader } from "../shared/reader.ts";
import { saySince } from "./duration.ts";
import { ReasonField } from "./ReasonField.tsx";
import { useNow } from "./useNow.ts";
import type { Reason } from "./useReason.ts";

/** Why the build can no longer be decided. */
export interface TooLate {
  /** Who did what. */
  readonly title: string;
  /** When it happened, and the reason given. */
  readonly text?: string | undefined;
  /** The user and the move, where known. */
  readonly by?: string | undefined;
  readonly action?: string | undefined;
}

export interface DecisionPanelProps {
  /** Undefined while loading. */
  readonly claim: Claim | null | undefined;
  readonly tooLate: TooLate | undefined;
  readonly busy: "approve" | "reject" | undefined;
  readonly reason: Reason;
  /** Points and remarks, shown above the buttons. */
  readonly notes?: ReactNode;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
}

const box = "flex flex-col gap-4 rounded-lg border border-line bg-surface-raised p-4 sm:p-5";

export function DecisionPanel(props: DecisionPanelProps) {
  const { claim, tooLate, busy, reason, notes, onApprove, onReject } = props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const [anyway, setAnyway] = useState(false);
  if (tooLate) return <Late tooLate={tooLate} reason={reason} />;
  const other = claim && claim.mine === 0 && !anyway ? claim : undefined;
  // A reviewer who has begun to write keeps the form when their claim ends and another administrator claims the build.
  const isBegun = reason.isBegun;
  return (
    <section aria-label={t("decision.title")} className={box}>
      <h3 className="text-base font-semibold">{t("decision.title")}</h3>
      {other && <Taken claim={other} onAnyway={isBegun ? undefined : () => setAnyway(true)} />}
      {(!other || isBegun) && (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) reason.submit(onReject);
          }}
        >
          <Back reason={reason} />
          {notes}
          <Button
            intent="primary"
            icon={<CheckIcon />}
            busy={busy === "approve"}
            busyLabel={main("saving")}
            disabled={busy === "reject"}
            onClick={onApprove}
          >
            {t("decision.approve")}
          </Button>
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <ReasonField reason={reason} rows={6} hint={t("decision.reason_hint")} />
            <Button
              type="submit"
              intent="danger"
              icon={<CloseIcon />}
              busy={busy === "reject"}
              busyLabel={main("saving")}
              disabled={busy === "approve"}
            >
              {t("decision.reject")}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

interface TakenProps {
  readonly claim: Claim;
  readonly onAnyway: (() => void) | undefined;
}

function Taken({ claim, onAnyway }: TakenProps) {
  const { t } = useTranslation("review");
  const language = useReader();
  const now = useNow();
  return (
    <>
      <Notice tone="info" role="status" title={t("claim.other", { name: claim.username })}>
        {t("claim.other_text", { time: saySince(claim.since, now, language) })}
      </Notice>
      {onAnyway && <Button onClick={onAnyway}>{t("decision.anyway")}</Button>}
    </>
  );
}

/** Says that text from before a closed tab or an ended session has been restored. */
function Back({ reason }: { readonly reason: Reason }) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  if (!reason.restored) return null;
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button size="sm" intent="quiet" onClick={reason.discard}>
          {main("kept.discard")}
        </Button>
      }
    >
      {t("decision.restored")}
    </Notice>
  );
}

function Late({ tooLate, reason }: { readonly tooLate: TooLate; readonly reason: Reason }) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const unsent = reason.sent().map(({ text }) => text);
  return (
    <section aria-label={t("decision.title")} className={box}>
      <Notice tone="warning" role="alert" title={tooLate.title}>
        {tooLate.text}
      </Notice>
      {(reason.text !== "" || unsent.length > 0) && (
        <>
          {reason.text !== "" && (
            <ReasonField reason={reason} rows={6} readOnly hint={t("decision.not_sent")} />
          )}
          {unsent.length > 0 && (
            <div className="flex flex-col gap-2 text-sm">
              <h4 className="font-semibold">{t("decision.unsent")}</h4>
              <ul className="flex flex-col divide-y divide-line border-y border-line">
                {unsent.map((text, at) => (
                  <li key={at} className="py-2 wrap-anywhere whitespace-pre-line">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <CopyButton
              intent="secondary"
              text={[reason.text, ...unsent].filter((text) => text !== "").join("\n\n")}
              texts={{
                copy: t("decision.copy"),
                copied: main("left.copied"),
                failed: main("left.copy_failed"),
              }}
            />
            <Button size="sm" intent="quiet" onClick={reason.discard}>
              {main("kept.discard")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
