// The installation's settings with their sources, and whether its services respond; for administrators.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { instant } from "../wire.shapes.ts";
import {
  serviceKinds,
  serviceNames,
  serviceStates,
  settingGroups,
  settingKinds,
} from "./setup.kinds.ts";

export const setupSetting = z.object({
  /** The environment variable that changes it. */
  variable: z.string(),
  group: z.enum(settingGroups),
  kind: z.enum(settingKinds),
  /** The current value; empty when there is none, and for secrets, which are never shown. */
  value: z.string(),
  /** Whether the environment sets it; otherwise the default applies. */
  is_set: z.boolean(),
});
export type SetupSetting = z.output<typeof setupSetting>;

export const setupService = z.object({
  service: z.enum(serviceNames),
  kind: z.enum(serviceKinds),
  state: z.enum(serviceStates),
  /** When the service was last checked; null before the first check. */
  at: z.nullable(instant),
  /** Error code in English; empty when the check succeeded. */
  error: z.string(),
});
export type SetupService = z.output<typeof setupService>;

export const setup = z.object({
  version: z.string(),
  /** The versions of Node and PostgreSQL. */
  node: z.string(),
  postgres: z.string(),
  services: z.array(setupService),
  settings: z.array(setupSetting),
});
export type Setup = z.output<typeof setup>;

export const getSetup = call({
  id: "setup.show",
  method: "GET",
  path: "/api/admin/settings",
  who: "admin",
  summary:
    "Returns the server's versions and settings, without secrets, and the last known state of its services",
  output: setup,
});

export const checkSetup = call({
  id: "setup.check",
  method: "POST",
  path: `${getSetup.path}/check`,
  who: "admin",
  summary:
    "Checks whether file storage and mail server respond, and returns the settings with the result",
  output: setup,
});
