// What the settings of an installation are about, and the services that it needs.

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

/** How a value is to be read; a `secret` is never said. */
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

/** Which one it is: those that come with the server first. */
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

/** `unknown`: nobody has asked it yet. */
export const serviceStates = ["answers", "fails", "unknown"] as const;
export type ServiceState = (typeof serviceStates)[number];
