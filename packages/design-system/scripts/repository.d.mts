// Types of repository.mjs, for its test.
export declare const repositoryOf: (
  origin: string,
  directory: string,
) => { type: "git"; url: string; directory: string } | undefined;
