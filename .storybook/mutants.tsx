// The faults that `npm run stories:mutants` plants around each story, one at a time; without that command nothing happens here.
import type { Decorator } from "@storybook/react-vite";
import { configure, isMockFunction, type MockInstance } from "storybook/test";

/** Events that a play function sends, by the way in which a person would: each family can be kept from the component. */
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
  /** The fault: nothing renders, the spies of the args are never called, or no event of a family arrives. */
  fault?: "empty" | "handlers" | Family;
  /** The faults that the last play function without one has to notice. */
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

/** The same value, its spies replaced by functions that do nothing. */
const mute = (value: unknown): unknown => {
  if (isMockFunction(value)) return () => undefined;
  if (Array.isArray(value)) return value.map(mute);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mute(inner)]));
};

/** Storybook's own changes to the page around the story. */
const isStorybooks = ({ target, type, addedNodes, removedNodes }: MutationRecord) =>
  target === document.body
    ? type === "attributes" ||
      [...addedNodes, ...removedNodes].every(
        (node) => node instanceof Element && node.id.startsWith("storybook-"),
      )
    : target instanceof Element && target.closest("#storybook-highlights-root") !== null;

/** React writes the attributes of a field anew whenever it renders, the same ones. */
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
  // Most play functions notice a fault by waiting in vain.
  configure({ asyncUtilTimeout: fault ? 300 : 1000 });
  const watching = new AbortController();
  // The families of one action (a key's click is the key's too), and those whose actions changed something.
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
    // The browser itself only tells of the pointer that rests over the page.
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
  // On the window before anything renders: no listener of a component comes first.
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
