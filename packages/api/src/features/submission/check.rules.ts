// The result of a build's inspection: what it holds for, who is kept from what by it, and how it is told.
import { createHash } from "node:crypto";
import {
  isStop,
  preflightRules,
  urlFields,
  type Finding,
  type LanguageCode,
  type Problem,
  type StoppingRule,
  type StoredPreflight,
} from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { toInstant } from "../../platform/database/instant.ts";
import type { Tx } from "../../platform/database/db.ts";
import { permissions } from "../lookup/lookup.rules.ts";
import type { Requester } from "../../platform/process/process-pool.ts";
import { refuse, type Refused } from "../../platform/refuse.ts";
import { findCheck, writeCheck } from "./check.store.ts";
import { loadBuild } from "./submission.build.store.ts";
import { comparable, type Content } from "./submission.content.ts";
import { toContent } from "./submission.content.store.ts";
import { findReleased } from "./submission.store.ts";

/** What is inspected of a build. */
export interface BuildContent {
  readonly content: Content;
  /** The content of the product's released build; undefined when there is none or it is this build. */
  readonly released: Content | undefined;
}

/** The inspection, which the app passes in; permissions in its findings are named by their ids. */
export type Inspect = (
  context: Context,
  build: BuildContent,
  requester: Requester,
) => Promise<readonly Finding[]>;

/** The content of the product's released build, unless it is this one. */
export async function releasedContent(
  tx: Tx,
  productId: number,
  submissionId: number,
): Promise<Content | undefined> {
  const other = await findReleased(tx, productId);
  const build = other && other.id !== submissionId ? await loadBuild(tx, other.id) : undefined;
  return build && toContent(build);
}

/** Changed rules make earlier results outdated. */
const rules = JSON.stringify(preflightRules);

/** Equal for contents of which the inspection sees the same. */
export function hashContent(content: Content): string {
  const {
    languages,
    notes,
    permissions: requested,
    icon,
    banner,
    screenshots,
  } = comparable(content);
  const inspected = [
    rules,
    languages,
    notes,
    requested,
    [icon, banner, screenshots],
    [content.source_code_url.key, content.db_script_url.key],
    urlFields.map((name) => content[name]),
  ];
  return createHash("sha256").update(JSON.stringify(inspected)).digest("base64url");
}

/** The kept findings about exactly this content; undefined when it has not been inspected. */
export const findFindings = async (
  tx: Tx,
  submissionId: number,
  content: Content,
): Promise<readonly Finding[] | undefined> =>
  (await findCheck(tx, submissionId, hashContent(content)))?.findings;

const isIncomplete = ({ rule }: Finding) =>
  rule === "inspection_ended" || rule === "inspection_missing";

/** Like `findFindings`; undefined also when the inspection was not completed, which may be different another time. */
export async function findCompleteFindings(
  tx: Tx,
  submissionId: number,
  content: Content,
): Promise<readonly Finding[] | undefined> {
  const findings = await findFindings(tx, submissionId, content);
  return findings?.some(isIncomplete) ? undefined : findings;
}

export const keepFindings = (
  tx: Tx,
  submissionId: number,
  content: Content,
  findings: readonly Finding[],
): Promise<void> => writeCheck(tx, { submissionId, fingerprint: hashContent(content), findings });

/** Names the permissions in findings in the reader's language. */
async function readable(
  tx: Tx,
  findings: readonly Finding[],
  language: LanguageCode,
): Promise<Finding[]> {
  const isAboutPermission = ({ rule }: Finding) =>
    rule === "permission_unused" || rule === "permission_missing";
  if (!findings.some(isAboutPermission)) return [...findings];
  const labels = new Map(
    (await permissions(tx, language)).map(({ id, label }) => [String(id), label]),
  );
  return findings.map((finding) => {
    const label = labels.get(String(finding.params["name"]));
    return isAboutPermission(finding) && label !== undefined
      ? { ...finding, params: { ...finding.params, name: label } }
      : finding;
  });
}

/** The result for the owner and administrators; null when the build's contents have not been inspected. */
export async function toPreflight(
  tx: Tx,
  submissionId: number,
  content: Content,
  language: LanguageCode,
): Promise<StoredPreflight | null> {
  const check = await findCheck(tx, submissionId, hashContent(content));
  if (!check) return null;
  const { findings, checkedAt } = check;
  return {
    stops: findings.filter(isStop).length,
    warnings: findings.filter(({ severity }) => severity === "warns").length,
    findings: await readable(tx, findings, language),
    checked_at: toInstant(checkedAt),
  };
}

function toProblem({ rule, field, file, line, params }: Finding): Problem {
  const place = `${file || field}${line === null ? "" : `:${line}`}`;
  const message = `finding.${rule as StoppingRule}` as const;
  // oxlint-disable-next-line id-denylist -- a parameter of the message.
  return { key: "finding.at", field, params: { ...params, place, said: message } };
}

/** The refusal of a build that findings stop, with all findings; undefined when none stops it. */
export async function toRefusal(
  tx: Tx,
  findings: readonly Finding[],
  language: LanguageCode,
  ...problems: readonly Problem[]
): Promise<Refused | undefined> {
  const stops = findings.filter(isStop);
  if (stops.length === 0) return undefined;
  const refused = refuse("validation", ...problems, ...stops.map(toProblem));
  return Object.assign(refused, { findings: await readable(tx, findings, language) });
}
