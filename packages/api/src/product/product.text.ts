// The name and description of a build in one language.
export interface Text {
  readonly languageId: number;
  readonly name: string;
  readonly description: string;
}
