// Where an administrator decides about the open build. After somebody else has decided, it shows who and when, and
// keeps the text written so far.
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, CheckIcon, CloseIcon, CopyButton, Notice } from "@lanyard/design-system";
import type { Claim } from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";
import { sayDuration } from "../duration.ts";
import { ReasonField } from "./ReasonField.tsx";
import type { Reason } from "./useReason.ts";

/** Why the build can no longer be decided. */
export interface TooLate {
  /** Who did what. */
  readonly title: string;
  /** When it happened, and the reason given. */
  readonly text?: string | undefined;
  /** The user and the move, where known. */
  readonly decidedBy?: string | undefined;
  readonly action?: string | undefined;
}

export interface DecisionPanelProps {
  /** Undefined while loading. */
  readonly claim: Claim | null | undefined;
  readonly tooLate: TooLate | undefined;
  readonly busy: "approve" | "reject" | undefined;
  readonly reason: Reason;
  /** What the check has found, shown first. */
  readonly findings?: ReactNode;
  /** Points and remarks, shown above the buttons. */
  readonly notes?: ReactNode;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => void;
}

const box = "flex min-h-0 flex-col rounded-lg border border-line bg-surface-raised";
const inset = "flex flex-col gap-4 p-4 sm:p-5";
// Beside the build, the notes scroll; a focused field is scrolled well clear of the buttons below.
const notesLook = `${inset} lg:scroll-pb-40 lg:overflow-y-auto`;

export function DecisionPanel(props: DecisionPanelProps) {
  const { claim, tooLate, busy, reason, findings, notes, onApprove, onReject } = props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const [anyway, setAnyway] = useState(false);
  if (tooLate) return <Late tooLate={tooLate} reason={reason} />;
  const other = claim && claim.mine === 0 && !anyway ? claim : undefined;
  // A reviewer who has begun to write keeps the form when their claim ends and another administrator claims the build.
  const isStarted = reason.isBegun;
  return (
    <section aria-label={t("decision.title")} className={box}>
      <h3 className="px-4 pt-4 text-base font-semibold sm:px-5 sm:pt-5">{t("decision.title")}</h3>
      {other && (
        <ClaimNotice claim={other} onAnyway={isStarted ? undefined : () => setAnyway(true)} />
      )}
      {(!other || isStarted) && (
        <form
          noValidate
          className="flex min-h-0 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) reason.submit(onReject);
          }}
        >
          <div className={notesLook}>
            <Back reason={reason} />
            {findings}
            {notes}
            <div className="border-t border-line pt-4 first:border-t-0 first:pt-0">
              <ReasonField reason={reason} rows={6} hint={t("decision.reason_hint")} />
            </div>
          </div>
          {/* In sight even while the box reaches below a low window. */}
          <div className="flex flex-wrap gap-3 rounded-b-lg border-t border-line bg-surface-raised p-4 *:grow sm:px-5 lg:sticky lg:bottom-0 short:static">
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

interface ClaimNoticeProps {
  readonly claim: Claim;
  readonly onAnyway: (() => void) | undefined;
}

function ClaimNotice({ claim, onAnyway }: ClaimNoticeProps) {
  const { t } = useTranslation("review");
  const language = useReader();
  return (
    <div className={inset}>
      <Notice tone="info" role="status" title={t("claim.other", { name: claim.username })}>
        {t("claim.other_text", { time: sayDuration(claim.held_seconds, language) })}
      </Notice>
      {onAnyway && <Button onClick={onAnyway}>{t("decision.anyway")}</Button>}
    </div>
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
    <section aria-label={t("decision.title")} className={`${box} ${inset} lg:overflow-y-auto`}>
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
                {unsent.map((text, index) => (
                  <li key={index} dir="auto" className="py-2 wrap-anywhere whitespace-pre-line">
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
