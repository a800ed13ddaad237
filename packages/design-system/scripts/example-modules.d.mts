/** The examples as runnable files by component name, from the source text of the fixture app's examples. */
export declare const exampleModules: (code: string) => Record<string, string>;
