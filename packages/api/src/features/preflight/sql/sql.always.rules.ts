// Whether a condition holds for every row, in whatever form it is written, so that it has no effect.
import type { Node } from "@pgsql/types";

/** The node as text without its position in the script, so that the same constant or column on both sides is equal. */
const plain = (node: Node | undefined): string =>
  JSON.stringify(node, (key, value: unknown) => (key === "location" ? undefined : value));

const isComparable = (node: Node | undefined): boolean =>
  node !== undefined && ("A_Const" in node || "ColumnRef" in node);

/** The result of a condition of constants; undefined when it depends on the row. */
function constant(node: Node | undefined): boolean | undefined {
  if (!node) return undefined;
  if ("A_Const" in node) return node.A_Const.boolval && (node.A_Const.boolval.boolval ?? false);
  if ("A_Expr" in node) {
    const { name = [], lexpr, rexpr } = node.A_Expr;
    const [operator] = name;
    const isEqual = operator && "String" in operator && operator.String.sval === "=";
    const both = isComparable(lexpr) && isComparable(rexpr);
    return isEqual && both && plain(lexpr) === plain(rexpr) ? true : undefined;
  }
  if (!("BoolExpr" in node)) return undefined;
  const { boolop, args = [] } = node.BoolExpr;
  const parts = args.map(constant);
  if (boolop === "NOT_EXPR") return parts[0] === undefined ? undefined : !parts[0];
  const decides = boolop === "OR_EXPR";
  if (parts.includes(decides)) return decides;
  return parts.includes(undefined) ? undefined : !decides;
}

export const holdsForAll = (condition: Node | undefined): boolean =>
  condition === undefined || constant(condition) === true;
