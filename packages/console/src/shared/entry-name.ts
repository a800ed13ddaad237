// The name of the console's entry chunk: the document loads it, so it is not listed again.
export const entryName = "console";
