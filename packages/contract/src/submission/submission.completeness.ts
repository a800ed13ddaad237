// What is missing before a build can be sent for review: the editor asks the same function as the server.
import type { Problem } from "../call.ts";
import { isUrl } from "../url.ts";
import { readPrice } from "./price.ts";

/** What counts, however it is held: in the editor's form or in the database. */
export interface BuildFacts {
  readonly languages: readonly {
    readonly id: number;
    readonly name: string;
    readonly description: string;
  }[];
  readonly version: string;
  readonly menu_entry_id: number | null;
  readonly notes: string;
  readonly price_amount: string | number;
  readonly price_currency: string;
  readonly expiration_id: number | null;
  readonly privacy_policy_url: string;
  readonly service_terms_url: string;
  readonly webhook_url: string;
  readonly hasArchive: boolean;
  readonly hasIcon: boolean;
  readonly hasBanner: boolean;
}

const blank = (text: string) => text.trim() === "";

/** URL fields that are filled and no URL. They are wrong in a draft too. */
export function urlProblems(
  facts: Partial<Pick<BuildFacts, "privacy_policy_url" | "service_terms_url" | "webhook_url">>,
): Problem[] {
  return (["privacy_policy_url", "service_terms_url", "webhook_url"] as const)
    .filter((field) => !blank(facts[field] ?? "") && !isUrl(facts[field] ?? ""))
    .map((field) => ({ key: "link.invalid", field }));
}

/** Every problem that keeps a build from review, in the order of the editor; empty when it can go. */
export function completenessProblems(build: BuildFacts): Problem[] {
  const problems: Problem[] = [];
  if (build.languages.length === 0) problems.push({ key: "language.required", field: "languages" });
  for (const { id, name, description } of build.languages) {
    if (blank(name)) problems.push({ key: "title.required", field: `languages[${id}][name]` });
    if (blank(description))
      problems.push({ key: "description.required", field: `languages[${id}][description]` });
  }
  if (build.menu_entry_id === null)
    problems.push({ key: "menu_entry.required", field: "menu_entry_id" });
  if (blank(build.version)) problems.push({ key: "version.required", field: "version" });
  if (!build.hasArchive) problems.push({ key: "archive.required", field: "source_code_url" });
  if (blank(build.notes)) problems.push({ key: "notes.required", field: "notes" });
  if (!build.hasIcon) problems.push({ key: "icon.required", field: "icon" });
  if (!build.hasBanner) problems.push({ key: "banner.required", field: "banner" });
  if (build.expiration_id === null)
    problems.push({ key: "expiration.required", field: "expiration_id" });
  const price = readPrice(build.price_amount);
  if ("problem" in price) problems.push(price.problem);
  if (blank(build.price_currency))
    problems.push({ key: "currency.required", field: "price_currency" });
  return [...problems, ...urlProblems(build)];
}
