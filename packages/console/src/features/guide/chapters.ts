// The chapters of the guide in order, by group. A chapter's name is also its address, in every language.

export const chapterGroups = {
  prepare: ["start", "build", "files"],
  sell: ["life", "review", "offer", "updates"],
  connect: ["automate", "companies", "webhooks", "host", "errors", "reference"],
  use: ["company"],
} as const;

export type ChapterGroup = keyof typeof chapterGroups;
export type Chapter = (typeof chapterGroups)[ChapterGroup][number];

export const chapters: readonly Chapter[] = Object.values(chapterGroups).flat();

export const isChapter = (name: string): name is Chapter =>
  chapters.some((chapter) => chapter === name);
