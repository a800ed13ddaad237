/** `declarations` is the text of a .d.ts file as written by the compiler. */
export function allowUndefined(declarations: string): string;
