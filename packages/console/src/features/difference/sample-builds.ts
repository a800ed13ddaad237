// A sample product with a version on sale and the build that would replace it, as the server returns them.
import { banner, icon, screenshots } from "@lanyard/design-system/story-pictures";
import { toStatusFlags, languages, type ProductDetail, type Status } from "@lanyard/contract";

const build = (
  submission_id: number,
  build_version: string,
  status: Status,
): ProductDetail["builds"][number] => ({
  build_icon: "",
  build_name: "Presenze",
  build_version,
  build_creation_date: "2026-10-14T08:05:09.000Z",
  build_notes: "",
  submission_id,
  status,
});
const builds = [build(31, "2.1.0", "waiting_for_review"), build(24, "2.0.0", "ready_for_sale")];
const shots = (...places: readonly number[]): ProductDetail["screenshots"] => {
  const all = screenshots(6);
  return places.map((place) => ({ screenshot_id: place, screenshot_url: all[place - 1]!.src }));
};

export const oldBuild: ProductDetail = {
  submission: {
    submission_id: 24,
    product_id: 12,
    product_name: "Presenze",
    submission_description: "",
    version: "2.0.0",
    user_id: 7,
    username: "marta",
    price_amount: 9.5,
    price_currency: "EUR",
    expiration_id: 5,
    expiration_name: "Un anno",
    is_private: 0,
    ...toStatusFlags("ready_for_sale"),
    status: "ready_for_sale",
    rejection_reason: "",
    menu_entry_id: 3,
    menu_entry_name: "Persone",
    notes: "Presenze di oggi, sede per sede.",
    mobile_available: 1,
    icon_url: icon("green"),
    banner_url: banner("green"),
    source_code_url: "/files/1?signature=a",
    source_code_name: "presenze-2.0.0.zip",
    db_script_url: "/files/2?signature=a",
    db_script_name: "tabelle.sql",
    privacy_policy_url: "https://example.com/privacy",
    service_terms_url: "https://example.com/terms",
    webhook_url: "",
    submission_updadet_at: "2026-10-14T08:05:09.000Z",
    languages: [
      {
        code: "it",
        submission_name: "Presenze",
        submission_description:
          "Chi è in sede, chi lavora da casa e chi è in ferie.\n\nL’app si apre dal badge, senza fogli di calcolo.",
      },
      {
        code: "en",
        submission_name: "Attendance",
        submission_description: "Who is on site, who works from home and who is away.",
      },
    ],
  },
  screenshots: shots(1, 2, 3),
  enabled_accounts: [],
  builds,
  permissions: [{ permission_id: 1 }, { permission_id: 2 }],
  available_languages: languages.map((language) => ({ ...language })),
  username: { username: "marta", support_email: "aiuto@marta.test" },
  preflight: null,
};

export const newBuild: ProductDetail = {
  ...oldBuild,
  submission: {
    ...oldBuild.submission,
    ...toStatusFlags("waiting_for_review"),
    submission_id: 31,
    status: "waiting_for_review",
    version: "2.1.0",
    price_amount: 12,
    is_private: 1,
    notes: "Turni di un mese intero e correzione delle timbrature dimenticate.",
    banner_url: banner("blue"),
    source_code_url: "/files/3?signature=b",
    source_code_name: "presenze-2.1.0.zip",
    db_script_url: "/files/4?signature=b",
    privacy_policy_url: "https://example.com/it/privacy",
    languages: [
      {
        code: "it",
        submission_name: "Presenze e turni",
        submission_description:
          "Chi è in sede, chi lavora da casa e chi è in ferie, mese per mese.\n\nL’agenda si apre dal badge, senza fogli di calcolo.",
      },
      {
        code: "en",
        submission_name: "Attendance",
        submission_description: "Who is on site, who works remotely and who is away.",
      },
      {
        code: "fr",
        submission_name: "Présences",
        submission_description: "Qui est sur place, et qui télétravaille.",
      },
    ],
  },
  screenshots: shots(2, 1, 4),
  enabled_accounts: [{ enabled_account: "ufficio@aziendauno.example", license_id: null }],
  permissions: [{ permission_id: 2 }, { permission_id: 3 }],
};
