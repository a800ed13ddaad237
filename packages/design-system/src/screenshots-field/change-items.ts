// The changes that the buttons of ScreenshotsField make to its items.
import type { ScreenshotItem } from "./screenshot-item.ts";

type Items = ReadonlyArray<ScreenshotItem>;

let added = 0;

export const newItem = (file: File): ScreenshotItem => {
  added += 1;
  return { id: `new-${added}`, file, alt: file.name };
};

export const marked = (items: Items, id: string, toBeRemoved: boolean): Items =>
  items.map((item) => (item.id === id ? { ...item, toBeRemoved } : item));

/** `toIndex` is the picture's new index among all pictures. */
export const moved = (items: Items, id: string, toIndex: number): Items => {
  const others = items.filter((item) => item.id !== id);
  return others.toSpliced(toIndex, 0, ...items.filter((item) => item.id === id));
};
