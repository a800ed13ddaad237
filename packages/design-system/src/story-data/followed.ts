// Detects that a link is followed without leaving the story.
import { fn } from "storybook/test";

/** Returns a spy that is called on the first click on `link` and prevents the navigation. */
export const whenFollowed = (link: HTMLElement) => {
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener("click", followed, { once: true });
  return followed;
};
