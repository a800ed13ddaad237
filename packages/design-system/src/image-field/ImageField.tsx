// One picture: the default, the saved one, a new one, or one that is about to be removed.
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { Image as ImageIcon, ImageUp, Trash2, Undo2 } from "lucide-react";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button.tsx";
import { buttonLook } from "../button/button-look.ts";
import { FileInput } from "../file-drop/FileInput.tsx";
import { useFilePicker, type RejectionCode } from "../file-drop/useFilePicker.ts";
import { Field } from "../field/Field.tsx";
import { useFormState } from "../own-state/useFormState.ts";
import { splitField, type FieldAttributes, type FieldProps } from "../field/useField.ts";
import { FilePicture } from "./FilePicture.tsx";
import {
  imageFrame,
  type ImageFieldLabels,
  type ImageFieldShape,
  type ImageFieldState,
  type ImageFieldValue,
} from "./image-look.ts";

export interface ImageFieldProps extends FieldProps, Omit<FieldAttributes, "ref"> {
  /** Receives the file input, or the group while it is read-only; so do all further attributes. */
  ref?: Ref<HTMLElement>;
  /** What a screen reader hears of a required one, e.g. "Required": a file input has no attribute for it. */
  requiredLabel?: string;
  /** Icon, avatar or banner (16:9). */
  shape?: ImageFieldShape;
  /** Address of the saved picture. */
  src?: string | undefined;
  /** Text for the picture; the label says what it is, so it may stay empty. */
  alt?: string;
  /** What becomes of the picture when the form is saved; without it the field keeps this itself. */
  value?: ImageFieldValue;
  /** The same at first, when the field keeps it; `saved` unless told. */
  defaultValue?: ImageFieldValue;
  /** Called with the file that was chosen, with `removed`, and with `saved` when either is taken back. */
  onValueChange?: (value: ImageFieldValue) => void;
  /** Shown when there is no picture, or it cannot be loaded. */
  fallback?: ReactNode;
  /** Media types and their extensions: `{ "image/png": [".png"] }`. */
  accept: Record<string, string[]>;
  /** Largest size, in bytes. */
  maxBytes: number;
  /** Receives why a file was not taken; say so in `error`. */
  onRejected?: (code: RejectionCode) => void;
  /** Texts of its buttons and states. */
  labels: ImageFieldLabels;
  /** Takes no picture, for now. */
  disabled?: boolean;
  /** Shows the picture and nothing to change it with. */
  readOnly?: boolean;
  /** Name of the file in a form that is sent. */
  name?: string;
}

export function ImageField({
  shape = "square",
  src,
  alt = "",
  value: given,
  defaultValue = "saved",
  onValueChange,
  fallback,
  accept,
  maxBytes,
  onRejected,
  labels,
  name,
  requiredLabel,
  disabled = false,
  readOnly = false,
  "aria-describedby": describedBy,
  ...field
}: ImageFieldProps) {
  const { frame, control: rest } = splitField(field);
  const { ref, ...native } = rest;
  const locked = disabled || readOnly;
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFormState(input, given, defaultValue, onValueChange);
  const file = value instanceof File ? value : undefined;
  const inputRef = useComposedRefs(input, ref);
  const [broken, setBroken] = useState<File | string>();
  const chooseId = useId();
  const picker = useFilePicker({
    accept,
    maxBytes,
    maxFiles: 1,
    disabled: locked,
    native,
    onFiles: ([chosen]) => chosen && setValue(chosen),
    onRejected: ([first]) => first && onRejected?.(first.code),
  });
  const state: ImageFieldState = file
    ? "new"
    : !src
      ? "default"
      : value === "removed"
        ? "removed"
        : "existing";
  // An account without a picture has an empty address.
  const picture = file ?? (src || undefined);
  const shows = picture !== undefined && broken !== picture;
  const undo = () => {
    setValue("saved");
    picker.forget();
    // Without a saved picture the undo button disappears: move the focus to the input.
    if (!src) picker.inputRef.current?.focus();
  };
  return (
    <Field
      {...frame}
      {...{ disabled, readOnly }}
      live
      group={readOnly}
      groupProps={readOnly && rest}
      describedBy={cx(!readOnly && chooseId, describedBy)}
    >
      {(control) => (
        <div
          {...picker.areaProps}
          data-slot="image-field"
          data-variant={shape}
          data-state={state}
          className={cx(
            "flex gap-4",
            shape === "wide" ? "flex-col items-start" : "items-center max-[18rem]:flex-wrap",
          )}
        >
          <div
            className={imageFrame({
              shape,
              drag: picker.drag,
              invalid: Boolean(field.error),
              bare: shows && shape === "square",
            })}
          >
            {!shows ? (
              (fallback ?? <ImageIcon aria-hidden className="size-6" />)
            ) : (
              <FilePicture
                loading="lazy"
                src={src}
                file={file}
                alt={alt}
                onError={() => setBroken(picture)}
                className={cx(
                  "absolute inset-0 size-full object-cover",
                  state === "removed" && "opacity-30 grayscale",
                )}
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-2">
            {!readOnly && (
              <div className="flex flex-wrap gap-2">
                <span className={cx(buttonLook({ intent: "secondary" }), choose)}>
                  <ImageUp aria-hidden className="size-4" />
                  <span id={chooseId}>{state === "default" ? labels.choose : labels.replace}</span>
                  <FileInput
                    ref={inputRef}
                    picker={picker}
                    control={control}
                    requiredLabel={requiredLabel}
                    name={name}
                    label={native["aria-label"]}
                  />
                </span>
                {state !== "default" &&
                  (state === "existing" ? (
                    <Button
                      intent="quiet"
                      icon={<Trash2 aria-hidden />}
                      disabled={locked}
                      onClick={() => setValue("removed")}
                    >
                      {labels.remove}
                    </Button>
                  ) : (
                    <Button
                      intent="quiet"
                      icon={<Undo2 aria-hidden />}
                      disabled={locked}
                      onClick={undo}
                    >
                      {state === "new" ? labels.discard : labels.undo}
                    </Button>
                  ))}
              </div>
            )}
            <output className="text-sm text-ink-muted empty:hidden">
              {state === "removed" ? labels.toBeRemoved : state === "new" ? labels.notSaved : null}
            </output>
          </div>
        </div>
      )}
    </Field>
  );
}

const choose =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:border-line! has-disabled:bg-surface-sunken! has-disabled:text-ink-muted!";
