// The text of a native control, however it came there: typed, set by a form library, or by the form's reset.
import { useCallback, useRef, useSyncExternalStore } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * `given` is the text where the page gives it; `first` is that of a server otherwise. What was typed before hydration is
 * not the page's yet: shown again with it, React would write over the typed text before the page hears of that. `shown` is
 * what the component says of the text: a key that changes nothing of it draws nothing anew.
 */
export function useControlText<
  Control extends TextControl,
  Shown extends string | number | undefined,
>(given: string | undefined, first: string, shown: (text: string) => Shown) {
  const control = useRef<Control>(null);
  const subscribe = useCallback((changed: () => void) => {
    const { current: node } = control;
    if (!node) return () => undefined;
    const forget = watchValue(node, changed);
    const { form } = node;
    // The controls are reset after the event.
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
    () => shown(given ?? control.current?.value ?? first),
    () => shown(given ?? first),
  );
  return { control, says };
}

/** A value that is set from a program fires no event. */
const watchValue = (node: TextControl, changed: () => void) => {
  const own = Object.getOwnPropertyDescriptor(node, "value");
  const value = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), "value");
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
    if (own) Object.defineProperty(node, "value", own);
    else Reflect.deleteProperty(node, "value");
  };
};
