// The text of a native control, however it came there: typed, set by a form library, or by the form's reset.
import { useCallback, useRef, useSyncExternalStore } from "react";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** `first` is the text before the control is there, on a server. */
export function useControlText<Control extends TextControl>(first: string) {
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
  const text = useSyncExternalStore(
    subscribe,
    () => control.current?.value ?? first,
    () => first,
  );
  return { control, text };
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
