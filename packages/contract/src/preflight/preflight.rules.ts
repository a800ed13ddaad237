// All rules of the inspection before review, one row each. The server's findings, their texts and the guide's table
// follow from it.

/**
 * `stops`: the build is not sent, and goes on sale only with a reason; `warns`: a reviewer will ask about it; `hints`: may be left as it is.
 */
export const severities = ["stops", "warns", "hints"] as const;
export type Severity = (typeof severities)[number];

export const preflightSubjects = [
  "archive",
  "permission",
  "secret",
  "sql",
  "text",
  "picture",
  "link",
  "inspection",
] as const;
export type PreflightSubject = (typeof preflightSubjects)[number];

interface Row {
  readonly about: PreflightSubject;
  readonly severity: Severity;
  /** The placeholders of the rule's texts. */
  readonly gaps?: readonly string[];
}

// oxfmt-ignore
export const preflightRules = {
  archive_unreadable: { about: "archive",    severity: "stops" },
  archive_empty:      { about: "archive",    severity: "stops" },
  archive_path:       { about: "archive",    severity: "stops" },
  archive_name:       { about: "archive",    severity: "stops" },
  archive_twins:      { about: "archive",    severity: "stops" },
  archive_bomb:       { about: "archive",    severity: "stops" },
  archive_program:    { about: "archive",    severity: "warns" },
  archive_nested:     { about: "archive",    severity: "warns" },
  archive_outside:    { about: "archive",    severity: "warns", gaps: ["address"] },
  archive_leftover:   { about: "archive",    severity: "hints" },
  archive_folder:     { about: "archive",    severity: "hints" },
  archive_manifest:   { about: "archive",    severity: "hints" },
  archive_entry:      { about: "archive",    severity: "hints" },
  archive_license:    { about: "archive",    severity: "hints" },
  archive_heavy:      { about: "archive",    severity: "hints", gaps: ["megabytes"] },
  permission_unused:  { about: "permission", severity: "warns", gaps: ["name"] },
  permission_missing: { about: "permission", severity: "warns", gaps: ["name"] },
  permission_unknown: { about: "permission", severity: "warns", gaps: ["name"] },
  secret_key:         { about: "secret",     severity: "stops" },
  secret_token:       { about: "secret",     severity: "stops", gaps: ["service"] },
  secret_address:     { about: "secret",     severity: "warns" },
  secret_value:       { about: "secret",     severity: "warns", gaps: ["name"] },
  secret_settings:    { about: "secret",     severity: "warns" },
  secret_store:       { about: "secret",     severity: "warns" },
  sql_destroys:       { about: "sql",        severity: "stops", gaps: ["name"] },
  sql_rights:         { about: "sql",        severity: "stops" },
  sql_outside:        { about: "sql",        severity: "stops", gaps: ["name"] },
  sql_empty:          { about: "sql",        severity: "stops" },
  sql_encoding:       { about: "sql",        severity: "stops" },
  sql_unreadable:     { about: "sql",        severity: "warns" },
  sql_system:         { about: "sql",        severity: "warns", gaps: ["name"] },
  sql_writes:         { about: "sql",        severity: "warns", gaps: ["name"] },
  sql_erases:         { about: "sql",        severity: "warns", gaps: ["name"] },
  sql_unseen:         { about: "sql",        severity: "hints" },
  sql_again:          { about: "sql",        severity: "hints", gaps: ["name"] },
  text_language:      { about: "text",       severity: "warns", gaps: ["language"] },
  text_placeholder:   { about: "text",       severity: "warns", gaps: ["words"] },
  text_repeated:      { about: "text",       severity: "hints" },
  picture_unreadable: { about: "picture",    severity: "stops" },
  picture_pixels:     { about: "picture",    severity: "stops", gaps: ["width", "height", "megapixels"] },
  picture_blank:      { about: "picture",    severity: "warns" },
  picture_small:      { about: "picture",    severity: "warns", gaps: ["width", "height", "least"] },
  picture_blurred:    { about: "picture",    severity: "hints" },
  picture_shape:      { about: "picture",    severity: "hints", gaps: ["width", "height"] },
  link_private:       { about: "link",       severity: "stops" },
  link_silent:        { about: "link",       severity: "warns" },
  link_failed:        { about: "link",       severity: "warns", gaps: ["status"] },
  link_open:          { about: "link",       severity: "hints" },
  inspection_ended:   { about: "inspection", severity: "stops" },
  inspection_missing: { about: "inspection", severity: "stops" },
  inspection_part:    { about: "inspection", severity: "hints" },
  inspection_more:    { about: "inspection", severity: "hints", gaps: ["count"] },
} as const satisfies Record<string, Row>;

type Rows = typeof preflightRules;
export type PreflightRule = keyof Rows;
export const ruleNames = Object.keys(preflightRules) as PreflightRule[];

/** The rules whose findings keep a build from being sent. */
export type StoppingRule = {
  [Rule in PreflightRule]: Rows[Rule]["severity"] extends "stops" ? Rule : never;
}[PreflightRule];
/** The server's texts for them. */
export type StopTexts = Readonly<Record<`finding.${StoppingRule}`, string>>;

/** The names of the placeholders in a rule's texts. */
export type RuleGap<Rule extends PreflightRule> = Rows[Rule] extends {
  readonly gaps: readonly (infer Gap extends string)[];
}
  ? Gap
  : never;

export const getRuleSeverity = (rule: PreflightRule): Severity => preflightRules[rule].severity;
/** Whether a finding keeps a build from being sent, and from going on sale without a reason. */
export const isStop = ({ severity }: { readonly severity: Severity }): boolean =>
  severity === "stops";
export const getRuleGaps = (rule: PreflightRule): readonly string[] => {
  const row: Row = preflightRules[rule];
  return row.gaps ?? [];
};

/** Limits of inspections. */
export const preflightLimits = {
  /** Inspections of one user per hour. */
  perHour: 120,
  /** Findings of one rule in one field; a single further finding says how many more there are. */
  perRule: 20,
  /** Characters of a path or a name in a finding. */
  excerpt: 200,
} as const;

/**
 * Minimum pixels for a picture to look good in the store: an icon's side, a banner's width, a screenshot's longer side.
 */
export const leastPixels = { icon: 128, banner: 640, screenshots: 640 } as const;
