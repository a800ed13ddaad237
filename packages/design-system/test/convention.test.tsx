// One convention for every component: `ref`, attributes, handlers, `style` and `className` go to its documented
// element.
// @vitest-environment jsdom
import "./missing-in-jsdom.ts";
import { cleanup, fireEvent, render } from "@testing-library/react";
import {
  cloneElement,
  createRef,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from "react";
import { expect, test, vi } from "vitest";
import { examples, type ComponentName } from "../fixtures/app/examples.tsx";

type Wished = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement> & { "data-testid": string };

/** The class of a field is for its position in a layout, so it goes to the frame around the control. */
const frame = "[data-slot=field]";

/** One handler of each kind, by the event that triggers it. */
const calls = {
  pointerEnter: "onPointerEnter",
  pointerLeave: "onPointerLeave",
  pointerDown: "onPointerDown",
  focus: "onFocus",
  keyDown: "onKeyDown",
  click: "onClick",
  blur: "onBlur",
} as const;
const handlers = () => Object.fromEntries(Object.values(calls).map((name) => [name, vi.fn()]));

/** Finds the component in its example, where it may be nested: a list item, for instance, has a list around it. */
const within = (example: ReactNode, name: ComponentName): ReactElement<Wished> | undefined => {
  if (!isValidElement<Wished & { children?: ReactNode }>(example)) return undefined;
  const { type, props } = example;
  return typeof type === "function" && type.name === name ? example : within(props.children, name);
};

test.each(Object.entries(examples))("%s", (name, example) => {
  // The resizer of a column is inside a table, and the table is tested instead.
  const component = within(example, name as ComponentName) ?? (example as ReactElement<Wished>);
  const ref = createRef<HTMLElement>();
  const called = handlers();
  const show = (own: object) =>
    render(
      cloneElement(component, {
        ref,
        id: "linked",
        "data-testid": "wanted",
        ...called,
        "aria-label": "Said by the application",
        className: "placed-by-the-application",
        style: { order: 3 },
        ...own,
      }),
    );
  show({});
  // The documented element of a menu or a tooltip is only rendered while it is open.
  if (ref.current === null) {
    cleanup();
    show({ defaultOpen: true });
  }
  const element = ref.current;
  expect(element, "ref").toBeInstanceOf(Element);
  expect(element?.dataset["testid"], "attributes").toBe("wanted");
  expect(element?.id, "id").toBe("linked");
  expect(element?.style.order, "style").toBe("3");
  expect(element?.getAttribute("aria-label"), "aria-label").toBe("Said by the application");
  const placed = element?.closest(frame) ?? element;
  expect(placed?.classList.contains("placed-by-the-application"), "className").toBe(true);
  expect(
    [...document.querySelectorAll("[data-testid=wanted], .placed-by-the-application")].every(
      (candidate) => candidate === element || candidate === placed,
    ),
    "nothing of it arrives twice",
  ).toBe(true);
  expect(element?.closest("[data-slot]"), "data-slot").not.toBeNull();
  // A `title` only shows on mouse hover, so none is allowed, except the blank one that hides a file input's native
  // tooltip.
  expect(document.body.querySelector("[title]:not([title=' '])"), "title").toBeNull();
  for (const [event, handler] of Object.entries(calls)) {
    // Check each event on its own, because an event may remove the element: a tooltip closes on a press.
    called[handler]?.mockClear();
    if (element) fireEvent[event as keyof typeof calls](element, { key: "F9" });
    expect(called[handler], handler).toHaveBeenCalled();
  }
});
