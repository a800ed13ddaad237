// What a visitor asks for, as it is typed.
export interface FunctionalityRequest {
  email: string;
  object: string;
  description: string;
  privacy: boolean;
}
