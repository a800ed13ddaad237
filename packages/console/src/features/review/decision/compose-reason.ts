// Composes the reason of a rejection from the points that a reviewer found not in order and from the remarks: a
// paragraph per point.
import {
  findReviewPoint,
  reviewPointNames,
  submissionLimits,
  textLength,
  type ReviewPoint,
} from "@lanyard/contract";
import type { RemarkInput } from "../remarks/remark-draft.ts";

export interface ReasonParts {
  /** The displayed points that are not in order. */
  readonly open: readonly ReviewPoint[];
  readonly remarks: readonly RemarkInput[];
}

/** Texts in the creator's language. */
export interface ReasonWords {
  readonly point: (point: ReviewPoint) => string;
  readonly place: (remark: RemarkInput) => string;
  /** Says that `count` remarks are shown beside their fields, when their text does not fit. */
  readonly beside: (count: number) => string;
}

const shortened = 120;
const cut = (text: string) => {
  const letters = Array.from(text.replaceAll(/\s+/g, " "));
  return letters.length <= shortened
    ? letters.join("")
    : `${letters.slice(0, shortened).join("")}…`;
};

function paragraphs(
  { open, remarks }: ReasonParts,
  words: ReasonWords,
  say: (text: string) => string,
) {
  const lines = (point: ReviewPoint | undefined) =>
    remarks
      .filter(({ field = "" }) => findReviewPoint(field) === point)
      .map((remark) => [words.place(remark), say(remark.text)].filter(Boolean).join(": "));
  const ofPoint = (point: ReviewPoint) => {
    const remarkLines = lines(point).map((line) => `– ${line}`);
    return [...(open.includes(point) ? [words.point(point)] : []), ...remarkLines].join("\n");
  };
  return [...reviewPointNames.map(ofPoint), ...lines(undefined)].filter((text) => text !== "");
}

/** Keeps to the maximum length of a reason: shortens the remarks if needed, or else only points to them. */
export function composeReason(parts: ReasonParts, words: ReasonWords): string {
  const fits = (text: string) => textLength(text) <= submissionLimits.rejectionReason;
  const join = (texts: readonly string[]) => texts.join("\n\n");
  const whole = join(paragraphs(parts, words, (text) => text));
  if (fits(whole)) return whole;
  const short = join(paragraphs(parts, words, cut));
  if (fits(short)) return short;
  const points = paragraphs({ open: parts.open, remarks: [] }, words, cut);
  return join([...points, words.beside(parts.remarks.length)]);
}
