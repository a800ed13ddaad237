// The chapters of the guide in every language.
import type { FunctionComponent } from "react";
import { chapters, type Chapter } from "./chapters.ts";
import type { Facts } from "./facts.ts";
import { createTexts, type TextProps, type Texts } from "./texts.ts";

/** A chapter's text in one language. */
export type ChapterText = FunctionComponent<TextProps & Facts>;

const files = import.meta.glob<{ default: ChapterText }>("./texts/guide/*.mdx");

export const chapterTexts = Object.fromEntries(
  chapters.map((chapter) => [chapter, createTexts(files, `guide/${chapter}`)]),
) as Readonly<Record<Chapter, Texts<TextProps & Facts>>>;
