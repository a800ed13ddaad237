// What the sections of the editor share: the form, the stored build, and the options of its lists.
import { createContext, use, type ReactNode } from "react";
import { useWatch, type FieldPath } from "react-hook-form";
import type { fileFields, LicenseEnded, Option, ProductDetail } from "@lanyard/contract";
import type { Found } from "./build-found.ts";
import type { AutosaveState } from "./useAutosave.ts";
import type { BuildFields } from "./build-fields.ts";
import type { BuildFormState } from "./useBuildForm.ts";
import type { BuildSaveState } from "./useBuildSave.ts";

export interface BuildChoices {
  readonly menu: readonly Option[];
  readonly permissions: readonly Option[];
  readonly expirations: readonly Option[];
}

export interface BuildContextValue {
  readonly build: BuildFormState;
  readonly saving: BuildSaveState;
  readonly autosave: AutosaveState;
  readonly detail: ProductDetail;
  readonly choices: BuildChoices;
  readonly readOnly: boolean;
  /** What an inspection has told. */
  readonly found?: Found | undefined;
  /** Somebody is choosing between their version and one that was saved elsewhere. */
  readonly choosing: boolean;
  /** Repeats a save that failed. */
  readonly retry: () => void;
  /** Leads to what would change with the build as it is saved. */
  readonly difference?: ReactNode;
  /** For how long a build that is sent now will wait. */
  readonly wait?: ReactNode;
  readonly onEndLicense: (licenseId: number) => Promise<LicenseEnded>;
  /** Gets the link of a stored file anew, as the one on the page may have expired; rejects when it fails. */
  readonly onDownload: (file: (typeof fileFields)[number]) => Promise<string>;
}

export const BuildContext = createContext<BuildContextValue | undefined>(undefined);

export function useBuild(): BuildContextValue {
  const value = use(BuildContext);
  if (!value) throw new Error("A section of the editor outside of BuildEditor");
  return value;
}

/** What is entered in one field: a key in another draws nothing anew. */
export const useEntered = <Name extends FieldPath<BuildFields>>(name: Name) =>
  useWatch({ control: useBuild().build.form.control, name });

/** The supported languages, and the one whose texts are open in the form and on the badge. */
export function useChosenLanguages() {
  const { build, detail } = useBuild();
  const languages = useEntered("languages");
  const chosen = detail.available_languages.filter(({ id }) => languages.includes(String(id)));
  return { chosen, open: chosen.find(({ id }) => String(id) === build.language) ?? chosen[0] };
}
