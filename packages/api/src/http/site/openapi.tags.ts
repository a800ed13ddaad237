// The tags (groups of calls) of the OpenAPI document, in the order in which it lists them.

/** A tag is the part of a call's id before its dot. */
export const tags = [
  { name: "session", description: "Signing in and out, and who is signed in." },
  { name: "account", description: "One's own data, and passwords." },
  { name: "user", description: "The people who sign in: who they are, and what they may do." },
  { name: "audit", description: "Who did what, and when." },
  { name: "enquiry", description: "Requests for features, and proposals to creators." },
  { name: "lookup", description: "What everybody chooses from, and the settings of this server." },
  { name: "setup", description: "What this server runs with, and what it needs." },
  { name: "product", description: "Products of creators." },
  {
    name: "submission",
    description:
      "Builds of a product, from the first draft to the store: texts, files, pictures, price, and who may see them.",
  },
  {
    name: "preflight",
    description: "What a reviewer would find in a build, before it is sent.",
  },
  { name: "review", description: "What administrators decide about builds." },
  {
    name: "remark",
    description: "What reviewers remark about builds, and what creators answer.",
  },
  { name: "reply", description: "What reviewers say often, saved for all of them." },
  { name: "license", description: "What a company has: licenses, payments, installations." },
  {
    name: "user_permission",
    description: "Which people of a company may use which permission of an app.",
  },
  { name: "store", description: "What companies and visitors can get." },
  { name: "company", description: "The companies, and their tokens." },
  { name: "person", description: "The people of a company, as it lists them." },
  { name: "webhook", description: "What is sent to creators, and what became of it." },
  {
    name: "dispatch",
    description: "The mails and webhooks that the server sends, and sending again what failed.",
  },
] as const;
