// A notice in the head of a page: what its owner should know first.
import type { ReactNode } from "react";
import { Notice } from "../notice/Notice.tsx";
import type { Tone } from "../tone.ts";

export interface PageNotice {
  /** Tone of the notice. */
  tone: Exclude<Tone, "neutral">;
  /** What happened. */
  title: string;
  /** What it means and what to do; line breaks are kept. */
  text?: ReactNode;
}

export interface HeadNoticeProps {
  /** The notice; without it nothing is rendered. */
  notice?: PageNotice | undefined;
}

export function HeadNotice({ notice }: HeadNoticeProps) {
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} title={notice.title}>
      {notice.text && (
        <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
          {notice.text}
        </span>
      )}
    </Notice>
  );
}
