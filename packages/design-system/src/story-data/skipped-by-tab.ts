// The play function for a component that is not interactive: it is visible, and Tab skips it.
import { expect, userEvent } from "storybook/test";

export const expectSkippedByTab = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.querySelector("[data-slot]")).toBeVisible();
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
};
