// What administrators see of their installation.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Setup } from "@lanyard/contract";
import type { Context } from "../context.ts";
import { packageRoot } from "../shared/package-root.ts";
import type { SignedIn } from "../shared/caller.ts";
import { throttle } from "../throttle/throttle.ts";
import { ask, servicesOf, type Asked } from "./setup.services.rules.ts";
import { postgresVersion } from "./setup.services.store.ts";
import { settingsOf } from "./setup.settings.rules.ts";

/** Of one administrator: each asks other servers. */
const limit = { most: 30, minutes: 10 };

async function versionOfServer(): Promise<string> {
  const read: unknown = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  return (read as { version: string }).version;
}

/** Opens what remembers the answers of the services, as long as the server runs. */
export function openSetup(context: Context) {
  const asked: Asked = new Map();
  const show = async (): Promise<Setup> => ({
    version: await versionOfServer(),
    node: process.versions.node,
    postgres: await postgresVersion(context.db),
    services: await servicesOf(context, asked),
    settings: settingsOf(context.env),
  });
  return {
    show,
    /** Refused: `too_many`. */
    check: async (admin: SignedIn): Promise<Setup> => {
      await throttle(context.db, `checks of ${admin.id}`, limit);
      await ask(context, asked);
      return show();
    },
  };
}
