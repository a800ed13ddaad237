// What the sections of the editor share: the form, the stored build, and the options of its lists.
import { createContext, use, type ReactNode } from "react";
import { useWatch, type FieldPath } from "react-hook-form";
import type { fileFields, LicenseEnded, Option, ProductDetail } from "@lanyard/contract";
import type { CheckResult } from "./check-result.ts";
import type { BuildFields } from "../fields/build-fields.ts";
import type { EditorState } from "../saving/editor.machine.ts";
import type { EditorStore } from "../saving/editor.store.ts";
import type { BuildFieldsState } from "../fields/useBuildFields.ts";

export interface BuildChoices {
  readonly menu: readonly Option[];
  readonly permissions: readonly Option[];
  readonly expirations: readonly Option[];
}

export interface BuildContextValue {
  readonly build: BuildFieldsState;
  readonly store: EditorStore;
  readonly state: EditorState;
  readonly detail: ProductDetail;
  readonly choices: BuildChoices;
  readonly readOnly: boolean;
  /** The findings of the inspection. */
  readonly checkResult?: CheckResult | undefined;
  /** Link to what the saved build would change. */
  readonly difference?: ReactNode;
  /** The expected waiting time for a build that is sent now. */
  readonly wait?: ReactNode;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
  /** Fetches a fresh link to a stored file, as the link on the page may have expired; rejects on failure. */
  readonly onDownload: (file: (typeof fileFields)[number]) => Promise<string>;
}

export const BuildContext = createContext<BuildContextValue | undefined>(undefined);

export function useBuild(): BuildContextValue {
  const value = use(BuildContext);
  if (!value) throw new Error("A section of the editor outside of BuildEditor");
  return value;
}

/** The value of one field; changes of other fields do not re-render the component. */
export const useEntered = <Name extends FieldPath<BuildFields>>(name: Name) =>
  useWatch({ control: useBuild().build.form.control, name });

/** The selected languages, and the one whose texts are open in the form and in the preview. */
export function useSelectedLanguages() {
  const { build, detail } = useBuild();
  const languages = useEntered("languages");
  const selected = detail.available_languages.filter(({ id }) => languages.includes(String(id)));
  return {
    chosen: selected,
    open: selected.find(({ id }) => String(id) === build.language) ?? selected[0],
  };
}
