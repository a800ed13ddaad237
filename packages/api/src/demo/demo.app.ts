// The type that describes one app of the demo catalogue.
import type { LanguageCode, Status } from "@lanyard/contract";
import type { Motif } from "./pictures/icons.ts";
import type { Screen } from "./pictures/screens.ts";

export interface DemoBuild {
  readonly version: string;
  readonly status: Status;
  /** How many days ago it was last changed. */
  readonly daysAgo: number;
  readonly notes: string;
  /** In cents; 0 is free. */
  readonly price?: number;
  readonly expirationId?: number;
  readonly rejectionReason?: string;
}

export interface DemoApp {
  /** Names the app's pictures and files. */
  readonly motif: Motif;
  readonly owner: "creator" | "studio";
  readonly menuEntryId: number;
  readonly permissions: readonly number[];
  readonly screens: readonly Screen[];
  readonly mobile: boolean;
  /** The first entry is the name with which the product was created. */
  readonly texts: readonly (readonly [LanguageCode, name: string, description: string])[];
  /** E-mail addresses of the companies that may get the app; when present, the app is private. */
  readonly companyEmails?: readonly string[];
  /** Oldest first. */
  readonly builds: readonly DemoBuild[];
}

export const demoCompanyEmail = "badge@demo-company.test";
