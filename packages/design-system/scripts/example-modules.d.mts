/** The examples as files that run as they stand, by component, from the text of the fixture app's examples. */
export declare const exampleModules: (code: string) => Record<string, string>;
