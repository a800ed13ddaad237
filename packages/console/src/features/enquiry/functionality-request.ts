// The values of a visitor's functionality request form.
export interface FunctionalityRequest {
  email: string;
  object: string;
  description: string;
  privacy: boolean;
}
