// The tags (groups of calls) of the OpenAPI document, in the order in which it lists them.

/** A tag is the part of a call's id before its dot. */
export const tags = [
  { name: "session", description: "Sign-in, sign-out and the signed-in user." },
  { name: "account", description: "User accounts and passwords." },
  { name: "user", description: "User administration: list, invitations, roles and deactivation." },
  { name: "audit", description: "The audit log: who changed what, and when." },
  {
    name: "enquiry",
    description: "Requests for functionality and for proposals, and their answers.",
  },
  {
    name: "lookup",
    description: "Option lists for forms, and the public settings of this server.",
  },
  { name: "setup", description: "The server's settings, versions and services." },
  { name: "product", description: "Products of creators: creation, lists, counts and details." },
  {
    name: "submission",
    description:
      "Builds of a product, from draft to sale: texts, files, images, price and publication.",
  },
  {
    name: "preflight",
    description: "Inspection of a build before review, and the contents of a stored build.",
  },
  { name: "review", description: "The review queue, claims on builds, and review decisions." },
  {
    name: "remark",
    description: "Remarks of reviewers about builds, and the creators' answers.",
  },
  { name: "reply", description: "Saved replies, shared by all reviewers." },
  { name: "license", description: "Licenses, payments and installations of companies." },
  {
    name: "user_permission",
    description: "Permissions of an app for the people of a company.",
  },
  { name: "store", description: "Products on sale to companies and visitors." },
  { name: "company", description: "Companies and their tokens." },
  { name: "person", description: "The list of a company's people." },
  { name: "webhook", description: "Webhooks to creators, their signing secret and delivery log." },
  {
    name: "dispatch",
    description: "Mails and webhooks sent by the server, and resending those that failed.",
  },
] as const;
