// Notes that a link is followed and stays where it is: another address would be the next story's.
import { fn } from "storybook/test";

/** A spy that is called when `link` is followed; it holds the browser back once. */
export const whenFollowed = (link: HTMLElement) => {
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener("click", followed, { once: true });
  return followed;
};
