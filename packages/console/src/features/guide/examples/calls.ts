// The calls that the guide shows, with their requests and, where it matters, their responses. Tests check them against
// the contract.
import {
  addSubmission,
  checkInstallation,
  getUserPermissions,
  getWebhookSecret,
  installProduct,
  issueAppToken,
  licenseProduct,
  listStore,
  listWebhookDeliveries,
  login,
  payLicense,
  resendWebhook,
  saveSubmission,
  uninstallProduct,
  type RequestBody,
  type Call,
  type ResponseData,
  type RequestParams,
  type RequestQuery,
} from "@lanyard/contract";

export interface Example {
  readonly call: Call;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields of a multipart form; a value with `@` in front is the name of a file. */
  readonly form?: Readonly<Record<string, string>>;
  readonly answer?: unknown;
}

interface Typed<C extends Call> {
  readonly call: C;
  readonly params?: RequestParams<C>;
  readonly query?: RequestQuery<C>;
  readonly body?: RequestBody<C>;
  readonly form?: Readonly<Record<string, string>>;
  readonly answer?: ResponseData<C>;
}
const example = <C extends Call>(typed: Typed<C>) => typed as unknown as Example;

const params = { product_id: "42" };
const company = { company_token: "YOUR_COMPANY_TOKEN" };
const price = { price_amount: 9.5, price_currency: "EUR", expiration_id: 2 } as const;
const license = {
  license_id: 7,
  product_id: 42,
  state: "installed",
  installed: 1,
  installed_version: "1.4.0",
  ...price,
  renewal: price,
  created_at: "2026-03-02T09:12:00.000Z",
  paid_at: "2026-03-02T09:12:31.000Z",
  expires_at: "2026-04-02T09:12:31.000Z",
  expiring_at: "2026-03-25T15:12:31.000Z",
} as const;

export const examples = {
  login: example({
    call: login,
    body: { email: "you@studio.example", password: "YOUR_PASSWORD" },
    answer: {
      token: "YOUR_TOKEN",
      session_id: "5f0c1a52-6c9d-4b0e-9d53-2f1f7a3c8e44",
      email: "you@studio.example",
      username: "Your Studio",
      role: "creator",
    },
  }),
  build: example({ call: addSubmission, params, answer: { id: 108, submission_id: 108 } }),
  send: example({
    call: saveSubmission,
    params: { ...params, submission_id: "108" },
    query: { require_review: "1" },
    form: {
      version: "1.5.0",
      notes: "Faster check-in at the gate.",
      source_code_url: "@build.zip",
      db_script_url: "@install.sql",
    },
  }),
  store: example({ call: listStore, body: company }),
  license: example({ call: licenseProduct, params, body: company }),
  pay: example({
    call: payLicense,
    params,
    body: { ...company, user_token: "ID_OF_THE_PERSON", ...price },
  }),
  install: example({
    call: installProduct,
    params,
    body: company,
    answer: {
      license,
      version: "1.4.0",
      source_code_url: "/files/private/…",
      db_script_url: "/files/private/…",
    },
  }),
  token: example({
    call: issueAppToken,
    params,
    body: company,
    answer: { app_token: "TOKEN_OF_THE_APP", expires_at: "2026-03-02T17:12:00.000Z" },
  }),
  appCheck: example({ call: checkInstallation, params, body: { app_token: "TOKEN_OF_THE_APP" } }),
  appPeople: example({
    call: getUserPermissions,
    params,
    body: { app_token: "TOKEN_OF_THE_APP" },
    answer: {
      permissions: [{ id: 3, label: "Open doors" }],
      user_permissions_licenses: [{ user_id: "ID_OF_A_PERSON", permission_id: 3 }],
    },
  }),
  check: example({ call: checkInstallation, params, body: company }),
  uninstall: example({ call: uninstallProduct, params, body: company }),
  secret: example({ call: getWebhookSecret, params }),
  deliveries: example({ call: listWebhookDeliveries, params }),
  resend: example({ call: resendWebhook, params: { ...params, delivery_id: "311" } }),
} as const;
export type ExampleName = keyof typeof examples;
