// Validates a required e-mail address, for react-hook-form.
import { isEmail } from "@lanyard/contract";
import { serializeProblem } from "./form-problem.ts";

/** Accepts an empty field, too. */
export const optionalEmail = (typed: string): string | true =>
  typed.trim() === "" || isEmail(typed.trim()) || serializeProblem({ key: "email.invalid" });

export const requiredEmail = (typed: string): string | true =>
  typed.trim() === "" ? serializeProblem({ key: "email.required" }) : optionalEmail(typed);
