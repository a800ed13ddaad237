// A sample product for stories and tests: a build with all fields, and variants of it.
import {
  toStatusFlags,
  languages,
  type HistoryEntry,
  type ProductDetail,
  type Status,
} from "@lanyard/contract";

const sampleTime = "2026-10-14T08:05:09.000Z";

const texts = {
  it: {
    submission_name: "Presenze",
    submission_description:
      "Chi è in sede, chi lavora da casa e chi è in ferie.\n\nCon il badge, senza fogli di calcolo.",
  },
  en: {
    submission_name: "Attendance",
    submission_description:
      "Who is on site, who works from home and who is away.\n\nBy badge, without spreadsheets.",
  },
} as const;

const complete: ProductDetail = {
  submission: {
    submission_id: 31,
    product_id: 12,
    product_name: texts.it.submission_name,
    submission_description: texts.it.submission_description,
    version: "2.1.0",
    user_id: 7,
    username: "marta",
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 5,
    expiration_name: "Un anno",
    is_private: 0,
    ...toStatusFlags("draft"),
    status: "draft",
    rejection_reason: "",
    menu_entry_id: 3,
    menu_entry_name: "Persone",
    notes: "Turni di una settimana intera e correzione delle timbrature dimenticate.",
    mobile_available: 1,
    icon_url: "",
    banner_url: "",
    source_code_url: "/files/presenze-2.1.0.zip",
    source_code_name: "presenze-2.1.0.zip",
    db_script_url: "",
    db_script_name: "",
    privacy_policy_url: "https://example.com/privacy",
    service_terms_url: "https://example.com/terms",
    webhook_url: "",
    submission_updadet_at: sampleTime,
    languages: [
      { code: "it", ...texts.it },
      { code: "en", ...texts.en },
    ],
  },
  screenshots: [],
  enabled_accounts: [],
  builds: [
    {
      build_icon: "",
      build_name: "Presenze",
      build_version: "2.1.0",
      build_creation_date: sampleTime,
      build_notes: "Le ferie si chiedono dal badge.",
      submission_id: 31,
      status: "draft",
    },
    {
      build_icon: "",
      build_name: "Presenze",
      build_version: "2.0.0",
      build_creation_date: "2026-06-02T15:40:00.000Z",
      build_notes: "Presenze di oggi, sede per sede.",
      submission_id: 24,
      status: "superseded",
    },
  ],
  permissions: [{ permission_id: 1 }, { permission_id: 2 }],
  available_languages: languages.map((language) => ({ ...language })),
  username: { username: "marta", support_email: "aiuto@marta.test" },
  preflight: null,
};

interface Difference extends Partial<Omit<ProductDetail, "submission">> {
  readonly submission?: Partial<ProductDetail["submission"]>;
  /** Also sets the flags and the newest build's status. */
  readonly status?: Status;
}

export function sampleDetail({
  submission,
  status = "draft",
  ...rest
}: Difference = {}): ProductDetail {
  return {
    ...complete,
    builds: complete.builds.map((build, index) => (index === 0 ? { ...build, status } : build)),
    ...rest,
    submission: { ...complete.submission, status, ...toStatusFlags(status), ...submission },
  };
}

/** A product right after its creation. */
export const newDraft = (): ProductDetail =>
  sampleDetail({
    submission: {
      submission_description: "",
      version: "",
      price_amount: 0,
      expiration_id: 1,
      menu_entry_id: null,
      menu_entry_name: "",
      notes: "",
      mobile_available: 0,
      source_code_url: "",
      source_code_name: "",
      privacy_policy_url: "",
      service_terms_url: "",
      languages: [],
    },
    builds: complete.builds.slice(0, 1),
    permissions: [],
  });

export const sampleChoices = {
  menu: [
    { id: 1, label: "Produttività" },
    { id: 2, label: "Sicurezza" },
    { id: 3, label: "Persone" },
  ],
  permissions: [
    { id: 1, label: "Leggere il profilo" },
    { id: 2, label: "Leggere le presenze" },
    { id: 3, label: "Inviare notifiche" },
  ],
  expirations: [
    { id: 1, label: "Senza scadenza" },
    { id: 2, label: "Un mese" },
    { id: 3, label: "Tre mesi" },
    { id: 4, label: "Sei mesi" },
    { id: 5, label: "Un anno" },
  ],
};

const creator = { role: "creator", name: "marta" } as const;
const admin = { role: "admin", name: "ada" } as const;
const history = (
  history_id: number,
  day: string,
  entry: Pick<HistoryEntry, "action" | "actor"> & Partial<HistoryEntry>,
): HistoryEntry => ({
  history_id,
  at: `2026-${day}T08:05:09.000Z`,
  submission_id: 31,
  version: "2.1.0",
  fields: [],
  reason: "",
  ...entry,
});

/** The history of the sample product, newest first. */
export const sampleHistory: HistoryEntry[] = [
  history(6, "10-14", {
    action: "save_offer",
    actor: creator,
    fields: ["expiration_id", "price_amount"],
  }),
  history(5, "10-12", { action: "approve", actor: admin }),
  history(4, "10-11", { action: "send", actor: creator, fields: ["notes", "icon"] }),
  history(3, "10-09", {
    action: "reject",
    actor: admin,
    reason: "L’icona non si legge a 32 pixel.\nManca la descrizione del permesso.",
  }),
  history(2, "10-08", { action: "send", actor: creator, fields: ["version", "languages"] }),
  history(1, "10-02", { action: "create", actor: creator, submission_id: null, version: "" }),
];
