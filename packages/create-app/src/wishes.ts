// Reads the command line, or reports what is wrong with it.
import { parseArgs } from "node:util";

export interface Wishes {
  /** The target folder, as typed. */
  readonly folder: string;
  readonly name: string | undefined;
  /** A packed host bridge to use in place of the published one. */
  readonly bridge: string | undefined;
  readonly installs: boolean;
}
export type Asked = Wishes | { readonly help: true } | { readonly problem: string };

export const usage = `Usage: npm create @lanyard/app <folder>
       npm create @lanyard/app <folder> -- [options]

Makes an application for the frame of a host: writes it, installs it and runs
its tests, which make a first round trip with a mock host.

Options:
  --name <name>       what the package is called; the folder's name unless said
  --bridge <tarball>  a packed @lanyard/host-bridge, instead of the published one
  --no-install        only write the files
  --help              show this`;

export function readWishes(args: readonly string[]): Asked {
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
    if (!folder?.trim()) return { problem: "Say which folder it is to stand in." };
    if (second !== undefined)
      return {
        problem: `One folder, please: ${JSON.stringify(second)} is a second one. A name with spaces needs quotes.`,
      };
    const { name, bridge } = values;
    return { folder, name, bridge, installs: !values["no-install"] };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
