// The events that open a menu, and the buttons that do not: disabled ones, and those whose own handler prevents it.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button, type ButtonProps } from "../src/button/Button.tsx";
import { MenuFrame } from "../src/menu/MenuFrame.tsx";

const ways = {
  pointer: (button: HTMLElement) => fireEvent.pointerDown(button, { button: 0 }),
  key: (button: HTMLElement) => fireEvent.keyDown(button, { key: "ArrowDown" }),
  click: (button: HTMLElement) => button.click(),
};

const pressedAll = (props: ButtonProps) =>
  Object.entries(ways).flatMap(([way, press]) => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const trigger = <Button {...props}>Actions</Button>;
    render(
      <MenuFrame {...{ trigger, onOpenChange }} label="Actions" items={[]} List={undefined} />,
    );
    press(screen.getByRole("button"));
    cleanup();
    return onOpenChange.mock.calls.map(([open]) => [way, open]);
  });

test("each of them opens", () =>
  expect(pressedAll({})).toEqual([
    ["pointer", true],
    ["key", true],
    ["click", true],
  ]));

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

test.each<[string, ButtonProps]>([
  ["disabled", { disabled: true }],
  ["off, in reach of the keyboard", { "aria-disabled": true }],
  ["busy", { busy: true }],
  ["prevented", { onPointerDown: prevent, onKeyDown: prevent, onClick: prevent }],
])("a button that is %s opens none", (_how, props) => expect(pressedAll(props)).toEqual([]));

test("a click that belongs to a press does not close again what the press has opened", () => {
  for (const press of [ways.pointer, ways.key]) {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const trigger = <Button>Actions</Button>;
    render(
      <MenuFrame {...{ trigger, onOpenChange }} label="Actions" items={[]} List={undefined} />,
    );
    const button = screen.getByRole("button");
    press(button);
    ways.click(button);
    expect(onOpenChange.mock.calls).toEqual([[true]]);
    cleanup();
  }
});
