// The notice of a page head: what its owner should know first.
import type { ReactNode } from "react";
import { Notice } from "../notice/Notice.tsx";
import type { Tone } from "../tone.ts";

export interface PageNotice {
  /** Tone of the notice. */
  tone: Exclude<Tone, "neutral">;
  /** What happened. */
  title: string;
  /** What it means and what to do; a reason keeps its line breaks. */
  text?: ReactNode;
}

export interface HeadNoticeProps {
  /** Nothing shows without it. */
  notice?: PageNotice | undefined;
}

export function HeadNotice({ notice }: HeadNoticeProps) {
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} title={notice.title}>
      {notice.text && <span className="whitespace-pre-line wrap-anywhere">{notice.text}</span>}
    </Notice>
  );
}
