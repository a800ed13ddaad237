// Refusals that rules throw: a code for machines and problems for people. The error handler turns them into answers.
import type {
  Claim,
  LastMove,
  Price,
  Problem,
  ProductDetail,
  RefusalCode,
} from "@lanyard/contract";

export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  readonly problems: readonly Problem[];
  /** Of a payment that named another price: the one that holds now. */
  readonly price?: Price;
  /** Of a save that the state of the build refuses: the build as it is now. */
  readonly build?: ProductDetail;
  /** Of a claim: who has the build. */
  readonly claim?: Claim;
  /** Of a decision or a claim that came too late: what was done to the build before. */
  readonly last_move?: LastMove;

  constructor(code: RefusalCode, problems: readonly Problem[]) {
    super(`${code}: ${problems.map((problem) => problem.key).join(", ")}`);
    this.code = code;
    this.problems = problems;
  }
}

/**
 * A refusal to throw: `throw refuse("not_found", { key: "product.not_found" })`. The code decides the status.
 * With `too_many` the first problem's `seconds` becomes the Retry-After header.
 */
export const refuse = (code: RefusalCode, ...problems: readonly Problem[]): Refused =>
  new Refused(code, problems);
