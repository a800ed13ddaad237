// The groups and kinds of an installation's settings, and the services that it needs.

export const settingGroups = [
  "server",
  "data",
  "mail",
  "payments",
  "review",
  "limits",
  "retention",
  "console",
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** The unit or type of a value; a `secret` is never shown. */
export const settingKinds = [
  "text",
  "secret",
  "seconds",
  "minutes",
  "days",
  "megabytes",
  "count",
] as const;
export type SettingKind = (typeof settingKinds)[number];

export const serviceNames = ["database", "replica", "files", "mail", "payments"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The implementation of each service; the built-in one comes first. */
export const serviceKinds = [
  "embedded",
  "postgres",
  "replica",
  "disk",
  "bucket",
  "outbox",
  "smtp",
  "sandbox",
  "stripe",
  "provider",
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** `unknown`: the service has not been checked yet. */
export const serviceStates = ["answers", "fails", "unknown"] as const;
export type ServiceState = (typeof serviceStates)[number];
