// A process that inspects files from strangers, so it has limited memory and time, and exits when its memory or stack
// has run out.
import type { Finding } from "@lanyard/contract";
import { serve } from "../../platform/process/process-pool.child.ts";
import type { Permissions } from "./manifest.rules.ts";
import type { PictureField } from "./picture.rules.ts";
import type { Written } from "./text.rules.ts";

export type Inspection =
  | {
      readonly kind: "listing";
      readonly path: string;
      readonly field: string;
      /** The byte of the archive at which the file begins, if the file is only the archive's end. */
      readonly from?: number;
    }
  | {
      readonly kind: "contents";
      readonly path: string;
      readonly field: string;
      readonly permissions?: Permissions | undefined;
      readonly checked: boolean;
    }
  | {
      readonly kind: "sql";
      readonly path: string;
      readonly field: string;
      /** The path of the script of the version on sale. */
      readonly earlier: string | undefined;
    }
  | {
      readonly kind: "picture";
      readonly path: string;
      readonly field: PictureField;
      readonly name: string;
      readonly checked: boolean;
    }
  | { readonly kind: "texts"; readonly texts: readonly Written[] };

type Inspectors = {
  readonly [Kind in Inspection["kind"]]: (
    task: Extract<Inspection, { kind: Kind }>,
  ) => Promise<readonly Finding[]>;
};

/**
 * Each inspector loads only the modules that it needs, so that one for archives does not use the SQL parser's memory.
 */
const inspectors: Inspectors = {
  async listing({ path, field, from }) {
    const { inspectListing } = await import("./archive.listing.rules.ts");
    return inspectListing(path, field, from);
  },
  async contents({ path, field, permissions, checked }) {
    const { inspectContents } = await import("./archive.content.rules.ts");
    return inspectContents(path, { field, permissions }, checked);
  },
  async sql({ path, earlier, field }) {
    const { inspectSql } = await import("./sql/sql.rules.ts");
    return inspectSql(path, earlier, field);
  },
  async picture({ path, field, name, checked }) {
    const { inspectPicture } = await import("./picture.rules.ts");
    return inspectPicture(path, field, { field, file: name }, checked);
  },
  async texts({ texts }) {
    const { inspectTexts } = await import("./text.rules.ts");
    return inspectTexts(texts);
  },
};

const inspect = (task: Inspection): Promise<readonly Finding[]> =>
  (inspectors[task.kind] as (task: Inspection) => Promise<readonly Finding[]>)(task);

/** A process whose stack or memory has run out once is not used again. */
const isWorn = (error: unknown): boolean =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

async function inspectOnce(task: Inspection): Promise<readonly Finding[]> {
  try {
    return await inspect(task);
  } catch (error) {
    if (isWorn(error)) process.exit(1);
    throw error;
  }
}
export type Inspect = typeof inspectOnce;

serve(inspectOnce);
