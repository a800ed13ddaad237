// The rules for a new password.
import { passwordLimits, type Problem } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Account } from "./account.rules.ts";
import { isGuessable } from "./guessable.rules.ts";

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  /** The user; a password made of their names or addresses is refused. */
  readonly owner: Pick<Account, "username" | "email" | "supportEmail">;
}

/** The problems of a new password and its confirmation. */
export async function passwordProblems(
  { env }: Context,
  { password, confirmation, owner }: NewPassword,
): Promise<Problem[]> {
  const field = "password";
  if (password === "") return [{ key: "password.required", field }];
  const problems: Problem[] = [];
  const personal = [owner.username, owner.email, owner.supportEmail, env.productName];
  if (password.length < passwordLimits.least)
    problems.push({ key: "password.too_short", field, params: { least: passwordLimits.least } });
  else if (await isGuessable(password, personal))
    problems.push({ key: "password.too_common", field });
  if (confirmation === "")
    problems.push({ key: "password.confirmation_required", field: "password_confirmation" });
  else if (confirmation !== password)
    problems.push({ key: "password.mismatch", field: "password_confirmation" });
  return problems;
}
