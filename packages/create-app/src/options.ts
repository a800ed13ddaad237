// Reads the command line, or reports what is wrong with it.
import { parseArgs } from "node:util";

export interface CreateOptions {
  /** The target folder, as typed. */
  readonly folder: string;
  readonly name: string | undefined;
  /** A packed host bridge to use in place of the published one. */
  readonly bridge: string | undefined;
  readonly installs: boolean;
}
export type ParsedOptions = CreateOptions | { readonly help: true } | { readonly problem: string };

export const usage = `Usage: npm create @lanyard/app <folder>
       npm create @lanyard/app <folder> -- [options]

Creates an application for a host's frame, installs it and runs its tests,
which perform a first round trip with a mock host.

Options:
  --name <name>       the name of the package; by default, the folder's name
  --bridge <tarball>  use a packed @lanyard/host-bridge, not the published one
  --no-install        only write the files
  --help              show this help`;

export function parseOptions(args: readonly string[]): ParsedOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        bridge: { type: "string" },
        "no-install": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    const [folder, second] = positionals;
    if (!folder?.trim()) return { problem: "Name the folder to create." };
    if (second !== undefined)
      return {
        problem: `Name only one folder: ${JSON.stringify(second)} is a second one. Put names with spaces in quotes.`,
      };
    const { name, bridge } = values;
    return { folder, name, bridge, installs: !values["no-install"] };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
