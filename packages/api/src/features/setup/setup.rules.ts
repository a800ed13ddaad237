// What administrators see of the installation.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Setup } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import { packageRoot } from "../../platform/env/package-root.ts";
import type { SignedIn } from "../../platform/identity/caller.ts";
import { throttle } from "../../platform/throttle/throttle.ts";
import { ask, listServices, type CheckResults } from "./setup.services.rules.ts";
import { postgresVersion } from "./setup.services.store.ts";
import { listSettings } from "./setup.settings.rules.ts";

/** Per administrator, because each check sends requests to other servers. */
const limit = { most: 30, minutes: 10 };

async function versionOfServer(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  return (manifest as { version: string }).version;
}

/** Creates the functions of the setup calls. The results of checks are kept as long as the server runs. */
export function openSetup(context: Context) {
  const results: CheckResults = new Map();
  const show = async (): Promise<Setup> => ({
    version: await versionOfServer(),
    node: process.versions.node,
    postgres: await postgresVersion(context.db),
    services: await listServices(context, results),
    settings: listSettings(context.env),
  });
  return {
    show,
    /** Refused: `too_many`. */
    check: async (admin: SignedIn): Promise<Setup> => {
      await throttle(context.db, `checks of ${admin.id}`, limit);
      await ask(context, results);
      return show();
    },
  };
}
