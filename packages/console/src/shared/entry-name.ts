// The name of the console's entry chunk: the document loads it, so first-files.ts does not list it again.
export const entryName = "console";
