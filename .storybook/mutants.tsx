// The faults that `npm run stories:mutants` plants around each story, one at a time; without that command this does
// nothing.
import type { Decorator } from "@storybook/react-vite";
import { configure, isMockFunction, type MockInstance } from "storybook/test";

/** Event types by kind of user input; each kind can be withheld from the components. */
const families = {
  pointer: /^(pointer|mouse|touch|click$|dblclick$|auxclick$|contextmenu$|wheel$)/,
  keyboard: /^key/,
  input: /^(beforeinput|input|change|paste)$/,
  drag: /^(drag|drop)/,
} as const;
type Family = keyof typeof families;
const familyNames = Object.keys(families) as Family[];
const eventTypes = Object.keys(HTMLElement.prototype)
  .concat(Object.keys(Element.prototype), "onbeforeinput")
  .filter((name) => name.startsWith("on"))
  .map((name) => name.slice(2));

export interface StoryMutant {
  /**
   * The planted fault. empty: nothing renders; handlers: the args' spies are never called; a family: none of its events
   * arrive.
   */
  fault?: "empty" | "handlers" | Family;
  /** The faults that the last play function, run without a fault, has to notice. */
  toNotice: () => string[];
}

declare global {
  var storyMutant: StoryMutant | undefined;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  !("$$typeof" in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const spiesIn = (value: unknown): MockInstance[] =>
  isMockFunction(value) ? [value] : isPlain(value) ? Object.values(value).flatMap(spiesIn) : [];

/** The same value, with its spies replaced by functions that do nothing. */
const mute = (value: unknown): unknown => {
  if (isMockFunction(value)) return () => undefined;
  if (Array.isArray(value)) return value.map(mute);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mute(inner)]));
};

/** Whether Storybook itself has made the change, to the page around the story. */
const isStorybooks = ({ target, type, addedNodes, removedNodes }: MutationRecord) =>
  target === document.body
    ? type === "attributes" ||
      [...addedNodes, ...removedNodes].every(
        (node) => node instanceof Element && node.id.startsWith("storybook-"),
      )
    : target instanceof Element && target.closest("#storybook-highlights-root") !== null;

/** React writes a field's attributes again at each render, with the same values. */
const isAsBefore = ({ target, attributeName }: MutationRecord, all: readonly MutationRecord[]) =>
  target instanceof Element &&
  attributeName !== null &&
  all.find((record) => record.target === target && record.attributeName === attributeName)
    ?.oldValue === target.getAttribute(attributeName);

export const mutantDecorator: Decorator = (Story, { args }) => {
  const fault = globalThis.storyMutant?.fault;
  if (fault === "empty") return <></>;
  return fault === "handlers" ? <Story args={mute(args) as typeof args} /> : <Story />;
};

export const mutantBeforeEach = ({ args }: { args: unknown }) => {
  const mutant = globalThis.storyMutant;
  if (!mutant) return undefined;
  const { fault } = mutant;
  // With a fault, most play functions fail by waiting for something, so they wait less.
  configure({ asyncUtilTimeout: fault ? 300 : 15_000 });
  const watching = new AbortController();
  // `action`: the families of the current action (a key press includes the click that it triggers); `effective`: the
  // families whose actions changed something.
  const effective = new Set<Family>();
  let action = new Set<Family>();
  let over = true;
  let focus: Element | null = null;
  const change = () => action.forEach((family) => effective.add(family));
  let calls = 0;
  const count = () => {
    const before = calls;
    calls = spiesIn(args).reduce((sum, { mock }) => sum + mock.calls.length, 0);
    if (calls > before) change();
  };
  const onEvent = (event: Event) => {
    const family = familyNames.find((name) => families[name].test(event.type));
    if (!family) return;
    // Trusted events come from the browser itself, for the pointer resting over the page, and are no action of the play
    // function.
    if (!event.isTrusted) {
      if (over) {
        count();
        action = new Set();
        focus = document.activeElement;
        setTimeout(() => (over = true));
      }
      over = false;
      action.add(family);
    }
    if (family !== fault) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  // On the window and before anything renders, so that no component's listener runs first.
  for (const type of eventTypes)
    window.addEventListener(type, onEvent, { capture: true, signal: watching.signal });
  window.addEventListener("focusin", ({ target }) => target !== focus && change(), {
    capture: true,
    signal: watching.signal,
  });
  const observer = new MutationObserver((records) => {
    if (!records.every((record) => isStorybooks(record) || isAsBefore(record, records))) change();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeOldValue: true,
    characterData: true,
  });
  mutant.toNotice = () => {
    count();
    return ["empty", ...(calls > 0 ? ["handlers"] : []), ...effective];
  };
  return () => {
    watching.abort();
    observer.disconnect();
  };
};
