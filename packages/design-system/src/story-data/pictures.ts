// Sample pictures for stories, drawn as data URLs so that no story waits for a network.
import { screenshot } from "./screenshots.ts";

export { banner, icon } from "./banners.ts";
export { screenshot };

/** A URL that never loads. */
export const brokenPicture = "data:image/png;base64,broken";

const titles = [
  "The people on site",
  "The shifts of a week",
  "Hours worked per month",
  "One person's day",
  "Rooms of a floor",
  "Settings",
];

/** The first `count` screenshots with their text alternatives, at most six. */
export const screenshots = (count: number): { src: string; alt: string }[] =>
  titles.slice(0, count).map((alt, index) => ({ src: screenshot(index + 1), alt }));
