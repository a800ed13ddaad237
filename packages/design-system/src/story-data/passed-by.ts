// The play of a story whose component is nothing to press: it shows, and Tab passes it by.
import { expect, userEvent } from "storybook/test";

export const passedBy = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelector("[data-slot]")).toBeVisible();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
};
