// The name and description of a build in one language.
export interface Title {
  readonly languageId: number;
  readonly name: string;
}

export interface Text extends Title {
  readonly description: string;
}
