// Types of changelog.mjs, for its test.
export declare const unwrittenVersions: (
  manifest: {
    version: string;
    components: readonly { since?: string | undefined }[];
  },
  changelog: string,
  pending: readonly string[],
) => string[];
