// Refusals that rules throw: a code for programs and problems for people. The error handler turns them into responses.
import type {
  Claim,
  Finding,
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
  /** For a payment with an outdated price: the current price. */
  readonly price?: Price;
  /** For a payment of several licenses: the current prices of those whose price is outdated. */
  readonly prices?: readonly (Price & {
    readonly product_id: number;
    readonly expiration_name: string;
  })[];
  /** For a save that the build's state does not allow: the current build. */
  readonly build?: ProductDetail;
  /** For a claim on a build that is already claimed: the existing claim. */
  readonly claim?: Claim;
  /** For a decision or claim that came too late: the move that was made before it. */
  readonly last_move?: LastMove;
  /** For a build that findings stop: all findings. */
  readonly findings?: Finding[];

  constructor(code: RefusalCode, problems: readonly Problem[]) {
    super(`${code}: ${problems.map((problem) => problem.key).join(", ")}`);
    this.code = code;
    this.problems = problems;
  }
}

/**
 * A refusal to throw: `throw refuse("not_found", { key: "product.not_found" })`. The code decides the HTTP status. With
 * `too_many` the first problem's `seconds` becomes the Retry-After header.
 */
export const refuse = (code: RefusalCode, ...problems: readonly Problem[]): Refused =>
  new Refused(code, problems);
