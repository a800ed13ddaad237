// A field for one picture: shows the default, the saved or a new picture, or one that will be removed on save.
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { cx } from "class-variance-authority";
import { Image as ImageIcon, ImageUp, Trash2, Undo2 } from "../icon/drawings.ts";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button.tsx";
import { buttonLook } from "../button/button-look.ts";
import { FileInput } from "../file-drop/FileInput.tsx";
import { useFilePicker, type RejectionCode } from "../file-drop/useFilePicker.ts";
import { Field } from "../field/Field.tsx";
import { useFormState } from "../state/useFormState.ts";
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
  /** Refers to the file input, or to the group when read-only; other attributes go there too. */
  ref?: Ref<HTMLElement>;
  /**
   * Read by screen readers when the field is required, e.g. "Required", because a file input does not support
   * `aria-required`.
   */
  requiredLabel?: string;
  /** Shape of the frame: an icon (square), an avatar (round) or a 16:9 banner (wide). */
  shape?: ImageFieldShape;
  /** URL of the saved picture. */
  src?: string | undefined;
  /** Text alternative of the picture; may be empty, because the label describes it. */
  alt?: string;
  /** What happens to the picture on save; without it the field keeps its own state. */
  value?: ImageFieldValue;
  /** The initial value, when the field keeps its own state. */
  defaultValue?: ImageFieldValue;
  /** Called with the chosen file, with `removed`, or with `saved` when either is undone. */
  onValueChange?: (value: ImageFieldValue) => void;
  /** Shown when there is no picture or it fails to load. */
  fallback?: ReactNode;
  /** Allowed media types with their file extensions: `{ "image/png": [".png"] }`. */
  accept: Record<string, string[]>;
  /** Maximum file size in bytes. */
  maxBytes: number;
  /** Called with the reason when a file is rejected; explain it in `error`. */
  onRejected?: (code: RejectionCode) => void;
  /** Texts of the buttons and states. */
  labels: ImageFieldLabels;
  /** Disables choosing and removing a picture. */
  disabled?: boolean;
  /** Shows the picture without controls to change it. */
  readOnly?: boolean;
  /** Name of the file in the form data. */
  name?: string;
}

export function ImageField({
  shape = "square",
  src,
  alt = "",
  value: controlled,
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
  const [value, setValue] = useFormState(input, controlled, defaultValue, onValueChange);
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
    onFiles: ([picked]) => picked && setValue(picked),
    onRejected: ([first]) => first && onRejected?.(first.code),
  });
  const state: ImageFieldState = file
    ? "new"
    : !src
      ? "default"
      : value === "removed"
        ? "removed"
        : "existing";
  // The URL may be an empty string, e.g. for an account without a picture.
  const picture = file ?? (src || undefined);
  const shows = picture !== undefined && broken !== picture;
  const undo = () => {
    setValue("saved");
    picker.forget();
    // Without a saved picture the undo button disappears, so the focus moves to the file input.
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
