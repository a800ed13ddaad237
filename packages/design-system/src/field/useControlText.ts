// Observes the text of a native control, whether it is typed, set by a form library, or reset with the form.
import { useCallback, useRef, useSyncExternalStore } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * `value` is the page's text, if it controls the text; `first` is the text on a server otherwise. `value` takes
 * precedence over the DOM: text typed before hydration is not in it yet, and rendering again with the typed text would
 * make React overwrite that text before the page gets the event. `derive` computes what the component needs from the
 * text; a key press that does not change it causes no render.
 */
export function useControlText<
  Control extends TextControl,
  Derived extends string | number | undefined,
>(value: string | undefined, first: string, derive: (text: string) => Derived) {
  const control = useRef<Control>(null);
  const subscribe = useCallback((changed: () => void) => {
    const { current: node } = control;
    if (!node) return () => undefined;
    const forget = watchValue(node, changed);
    const { form } = node;
    // The browser resets the controls after the event.
    const reset = () => void setTimeout(changed);
    node.addEventListener("input", changed);
    form?.addEventListener("reset", reset);
    return () => {
      forget();
      node.removeEventListener("input", changed);
      form?.removeEventListener("reset", reset);
    };
  }, []);
  const says = useSyncExternalStore(
    subscribe,
    () => derive(value ?? control.current?.value ?? first),
    () => derive(value ?? first),
  );
  return { control, says };
}

/** Setting `value` from a script fires no event, so the setter is wrapped. */
const watchValue = (node: TextControl, changed: () => void) => {
  const ownProperty = Object.getOwnPropertyDescriptor(node, "value");
  const value =
    ownProperty ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), "value");
  if (!value) return () => undefined;
  Object.defineProperty(node, "value", {
    configurable: true,
    get: () => value.get?.call(node),
    set: (text: string) => {
      value.set?.call(node, text);
      changed();
    },
  });
  return () => {
    if (ownProperty) Object.defineProperty(node, "value", ownProperty);
    else Reflect.deleteProperty(node, "value");
  };
};
