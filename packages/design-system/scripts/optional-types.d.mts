/** `declarations` is the text of a .d.ts as the compiler writes it. */
export function allowUndefined(declarations: string): string;
