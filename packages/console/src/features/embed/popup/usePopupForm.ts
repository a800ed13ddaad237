// The state of a popup's form: values, missing inputs, and values that the host sets.
import { use, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  errorElementId,
  isEmpty,
  missingInputs,
  type PopupForm,
  type PopupInput,
} from "@lanyard/host-bridge/popup-form";
import { useTopic } from "../../../components/host/notifications.ts";
import { hostPuts } from "../messages/host-puts.ts";
import { inputValue } from "./input-value.ts";
import { PopupContext, type Values } from "./popup-context.ts";
import { isRecord } from "../is-record.ts";

const getInitialValues = ({ body }: PopupForm): Values =>
  Object.fromEntries(body.map((input) => [input.name, inputValue(input, input.value)]));

export function usePopupForm(form: PopupForm) {
  const { t } = useTranslation("embed");
  const { onInput, loadFields } = use(PopupContext);
  const [values, setValues] = useState(() => getInitialValues(form));
  const [isSubmitted, setIsSubmitted] = useState(false);
  /** The error that the host has set. */
  const [error, setError] = useState("");
  const take = (next: Values) =>
    setValues((before) => ({
      ...before,
      ...Object.fromEntries(
        form.body
          .filter(({ name }) => Object.hasOwn(next, name))
          .map((input) => [input.name, inputValue(input, next[input.name])]),
      ),
    }));

  /** What the user has entered meanwhile stays. */
  const fill = useEffectEvent((hostValues: Values) =>
    take(Object.fromEntries(Object.entries(hostValues).filter(([name]) => isEmpty(values[name])))),
  );
  useEffect(() => {
    let isOpen = true;
    void loadFields(form).then((hostValues) => isOpen && fill(hostValues));
    return () => {
      isOpen = false;
    };
  }, [loadFields, form]);

  useTopic(hostPuts, ({ what, id, value }) => {
    if (what === "form" && (id === undefined || String(id) === form.id) && isRecord(value))
      take(value);
    if (what === "input" && id !== undefined) take({ [String(id)]: value });
    if (what === "element" && id === errorElementId(form.id)) {
      setError(typeof value === "string" ? value : "");
    }
  });

  const missing = missingInputs(form, values);
  return {
    values,
    error,
    /** The error of an input; none before the first attempt to submit. */
    getError: ({ name }: PopupInput) =>
      isSubmitted && missing.some((input) => input.name === name) ? t("form.required") : undefined,
    change: ({ name, change_callback: callback }: PopupInput, value: unknown) => {
      setValues((before) => ({ ...before, [name]: value }));
      if (callback !== undefined) onInput(callback, name, value);
    },
    /** Returns the values, or undefined if inputs are missing, whose errors then show. */
    submit: (): Values | undefined => {
      setIsSubmitted(true);
      setError("");
      return missing.length === 0 ? values : undefined;
    },
    firstMissing: missing[0]?.name,
  };
}
