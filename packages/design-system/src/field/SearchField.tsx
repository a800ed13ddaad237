// A search field that reports each change at once and starts the search after a pause in typing.
import { useEffect, useRef, type ComponentProps } from "react";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { CloseButton } from "../button/CloseButton.tsx";
import { Spinner } from "../button/Spinner.tsx";
import { useEscapeFirst } from "../focus/useEscapeFirst.ts";
import { SearchGlyph } from "../icon/glyphs.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { setText } from "./set-text.ts";
import { useControlText } from "./useControlText.ts";

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  "type" | "value" | "defaultValue" | "start" | "end"
> {
  /** The text of the field; without it the field keeps its own state. */
  value?: string;
  /** The initial text, when the field keeps its own state. */
  defaultValue?: string;
  /** Called with the text after each change. */
  onValueChange?: (value: string) => void;
  /** Called with the text after a pause of `delay`, and at once on Enter or when the field is cleared. */
  onSearch?: (value: string) => void;
  /** Pause in typing before a search starts, in ms. */
  delay?: number;
  /** Whether a search is running; shows a spinner. */
  busy?: boolean;
  /** What screen readers announce while `busy`, e.g. "Searching". */
  busyLabel?: string;
  /** Name of the button that clears the field. */
  clearLabel: string;
}

export function SearchField({
  value: controlled,
  defaultValue = "",
  onValueChange,
  onSearch,
  delay = 300,
  busy = false,
  busyLabel = "",
  clearLabel,
  inputClassName,
  onChange,
  onKeyDown,
  ref,
  ...field
}: SearchFieldProps) {
  const { control: input, says: text } = useControlText<HTMLInputElement, string>(
    controlled,
    defaultValue,
    String,
  );
  const control = useComposedRefs(input, ref);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // Reads the field and the handler again, because the page may have changed both during the pause.
  const searchLatest = (query: string) => latest.current?.(input.current?.value ?? query);

  const search = (query: string, wait = 0) => {
    clearTimeout(resting.current);
    if (wait > 0) resting.current = setTimeout(() => searchLatest(query), wait);
    else onSearch?.(query);
  };
  const clear = () => {
    if (input.current) setText(input.current, "");
    search("");
    input.current?.focus();
  };
  const press: ComponentProps<"input">["onKeyDown"] = (event) => {
    onKeyDown?.(event);
    if (event.key === "Enter" && !event.defaultPrevented) search(text);
  };
  useEscapeFirst(input, () => {
    const hasWords = text !== "" && !field.readOnly;
    if (hasWords) clear();
    return hasWords;
  });
  return (
    <>
      <TextField
        {...field}
        type="search"
        {...(controlled === undefined ? { defaultValue } : { value: controlled })}
        ref={control}
        onKeyDown={press}
        onChange={(event) => {
          const { value } = event.target;
          onChange?.(event);
          onValueChange?.(value);
          search(value, delay);
        }}
        // Hides the browser's own clear button, whose name would be in the browser's language.
        inputClassName={cx("[&::-webkit-search-cancel-button]:hidden", inputClassName)}
        start={<SearchGlyph className="ms-3 size-4 shrink-0 self-center text-ink-muted" />}
        end={
          <span className="flex items-center gap-1 pe-1 empty:hidden">
            {busy && <Spinner className="text-ink-muted" />}
            {text !== "" && !field.disabled && !field.readOnly && (
              <CloseButton size="sm" label={clearLabel} onClick={clear} />
            )}
          </span>
        }
      />
      <output className="sr-only">{busy ? busyLabel : ""}</output>
    </>
  );
}
