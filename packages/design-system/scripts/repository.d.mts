// Types of repository.mjs, for its test.
interface Repository {
  type: "git";
  url: string;
  directory: string;
}
export declare const repositoryOf: (origin: string, directory: string) => Repository | undefined;
export declare const homepageOf: (repository: Repository) => string | undefined;
