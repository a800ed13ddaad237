// What a migration may do while servers of the previous version keep serving; everything else is refused.
import type {
  AlterTableCmd,
  AlterTableStmt,
  ColumnDef,
  Constraint,
  IndexStmt,
  Node,
  RangeVar,
} from "@pgsql/types";
import { parse } from "libpg-query";

export interface Migration {
  readonly tag: string;
  /** The parts of its file between the breakpoints, each with one or more statements. */
  readonly chunks: readonly string[];
}
interface Surroundings {
  /** Tables created by this migration, which nobody reads yet. */
  readonly made: Set<string>;
  /** Constraints added by this migration. */
  readonly added: Set<string>;
  /** Small tables, whose rows may be written at once. */
  readonly small: ReadonlySet<string>;
  /** Partitioned tables, whose partitions are indexed one after the other. */
  readonly divided: ReadonlySet<string>;
  /** Whether it names the earlier migration that made the things it removes superfluous. */
  readonly contracts: boolean;
}

const nameOf = (table: RangeVar | undefined) => table?.relname ?? "";

/** Whether PostgreSQL stores this default once for all rows, instead of rewriting each row. */
function isConstant(value: Node | undefined): boolean {
  if (!value) return false;
  if ("A_Const" in value || "SQLValueFunction" in value) return true;
  if ("TypeCast" in value) return isConstant(value.TypeCast.arg);
  if ("A_ArrayExpr" in value) return (value.A_ArrayExpr.elements ?? []).every(isConstant);
  if (!("FuncCall" in value)) return false;
  return (value.FuncCall.funcname ?? []).every(
    (part) => "String" in part && ["pg_catalog", "now"].includes(part.String.sval ?? ""),
  );
}

const constraintsOf = ({ constraints = [] }: ColumnDef): Constraint[] =>
  constraints.flatMap((node) => ("Constraint" in node ? [node.Constraint] : []));

function newColumn(column: ColumnDef): string | undefined {
  const constraints = constraintsOf(column);
  const initial = constraints.find(({ contype }) => contype === "CONSTR_DEFAULT");
  const type = (column.typeName?.names ?? []).at(-1);
  if (type && "String" in type && /serial/.test(type.String.sval ?? ""))
    return "a serial column writes every row: add it empty, fill it in batches";
  for (const { contype, raw_expr: value, generated_kind: kind } of constraints) {
    if (contype === "CONSTR_NULL" || (contype === "CONSTR_GENERATED" && kind === "v")) continue;
    if (contype === "CONSTR_NOTNULL" && initial) continue;
    if (contype === "CONSTR_NOTNULL") return "servers of the last version do not fill a new column";
    if (contype === "CONSTR_DEFAULT" && isConstant(value)) continue;
    if (contype === "CONSTR_DEFAULT")
      return "a default that differs from row to row writes them all";
    return "a new column brings no constraint along: add it NOT VALID, validate it later";
  }
  return undefined;
}

function newConstraint(constraint: Constraint, { added }: Surroundings): string | undefined {
  added.add(constraint.conname ?? "");
  const { contype, skip_validation: later, indexname } = constraint;
  if (contype === "CONSTR_UNIQUE" || contype === "CONSTR_PRIMARY")
    return indexname ? undefined : "build its index concurrently first, then USING INDEX";
  return later ? undefined : "NOT VALID first; validate it in the next migration";
}

const harmlessChanges = [
  "AT_ColumnDefault",
  "AT_DropNotNull",
  "AT_DropConstraint",
  "AT_SetRelOptions",
  "AT_SetStatistics",
  "AT_EnableTrig",
  "AT_DisableTrig",
  "AT_DetachPartitionFinalize",
];

/**
 * PostgreSQL cannot index a partitioned table concurrently: it needs an empty index of the whole table, to which the
 * indexes of the partitions are attached.
 */
function newIndex(
  { relation, concurrent, if_not_exists: hasIfNotExists }: IndexStmt,
  around: Surroundings,
) {
  const table = nameOf(relation);
  if (around.made.has(table) && !concurrent) return [];
  if (around.divided.has(table))
    return [
      concurrent || relation?.inh
        ? "create index on only, then concurrently on each part, then alter index attach partition"
        : undefined,
    ];
  return [
    concurrent ? undefined : "nobody can write meanwhile: create index concurrently",
    hasIfNotExists ? "IF NOT EXISTS keeps what an interrupted one has left" : undefined,
  ];
}

function change(
  command: AlterTableCmd,
  around: Surroundings,
  of: AlterTableStmt["objtype"],
): string | undefined {
  const { subtype = "", def, name = "" } = command;
  if (harmlessChanges.includes(subtype)) return undefined;
  if (subtype === "AT_AttachPartition" && of === "OBJECT_INDEX") return undefined;
  if (subtype === "AT_AddColumn" && def && "ColumnDef" in def) return newColumn(def.ColumnDef);
  if (subtype === "AT_AddConstraint" && def && "Constraint" in def)
    return newConstraint(def.Constraint, around);
  if (subtype === "AT_ValidateConstraint")
    return around.added.has(name)
      ? "validate it in the next migration: here the table stays locked meanwhile"
      : undefined;
  if (subtype === "AT_DropColumn")
    return around.contracts ? undefined : "servers of the last version still name the column";
  if (subtype === "AT_AlterColumnType") return "another type writes every row: add another column";
  if (subtype === "AT_SetNotNull")
    return "it reads every row: add constraint … not null … not valid, validate it later";
  return `${subtype} is not known to let others work`;
}

const harmlessKinds = [
  "AlterSeqStmt",
  "CommentStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateFunctionStmt",
  "CreateSchemaStmt",
  "CreateSeqStmt",
  "CreateTrigStmt",
  "GrantStmt",
  "ViewStmt",
];

function judge(node: Node, around: Surroundings): readonly (string | undefined)[] {
  const { made, small, contracts } = around;
  if ("CreateStmt" in node) {
    made.add(nameOf(node.CreateStmt.relation));
    return [];
  }
  if ("IndexStmt" in node) return newIndex(node.IndexStmt, around);
  if ("DropStmt" in node) {
    if (node.DropStmt.removeType === "OBJECT_INDEX")
      return [node.DropStmt.concurrent ? undefined : "drop index concurrently"];
    return [contracts ? undefined : "servers of the last version still use it"];
  }
  if ("AlterTableStmt" in node) {
    const { relation, cmds = [], objtype } = node.AlterTableStmt;
    if (made.has(nameOf(relation))) return [];
    return cmds.map((cmd) =>
      "AlterTableCmd" in cmd ? change(cmd.AlterTableCmd, around, objtype) : "not known",
    );
  }
  for (const write of [
    "InsertStmt" in node && node.InsertStmt,
    "UpdateStmt" in node && node.UpdateStmt,
    "DeleteStmt" in node && node.DeleteStmt,
  ])
    if (write) {
      const table = nameOf(write.relation);
      return [
        made.has(table) || small.has(table)
          ? undefined
          : `writes ${table} at once, and locks its rows: do it in batches after the start`,
      ];
    }
  if ("RenameStmt" in node) return ["servers of the last version know the old name"];
  if ("AlterEnumStmt" in node)
    return [
      node.AlterEnumStmt.oldVal ? "servers of the last version know the old name" : undefined,
    ];
  const [kind = ""] = Object.keys(node);
  return harmlessKinds.includes(kind) ? [] : [`${kind} is not known to let others work`];
}

/** Checks statements outside a transaction: one at a time, each repeatable after an interruption. */
function judgeConcurrent(statements: readonly (readonly Node[])[]): string[] {
  const dropped = new Set<string>();
  const problems: string[] = [];
  for (const chunk of statements) {
    if (chunk.length !== 1) problems.push("a breakpoint between any two concurrent statements");
    for (const node of chunk) {
      if ("DropStmt" in node && node.DropStmt.concurrent && node.DropStmt.missing_ok)
        dropped.add(JSON.stringify(node.DropStmt.objects).match(/"sval":"(\w+)"\}\}\]/)?.[1] ?? "");
      else if (!("IndexStmt" in node && node.IndexStmt.concurrent))
        problems.push("what is not concurrent has a migration of its own");
      else if (!dropped.has(node.IndexStmt.idxname ?? ""))
        problems.push(
          "an interrupted one leaves a broken index: drop index concurrently if exists",
        );
    }
  }
  return problems;
}

/** The partitioned tables that a migration creates. */
export async function dividedBy({ chunks }: Migration): Promise<string[]> {
  const { stmts = [] } = await parse(chunks.join(""));
  return stmts.flatMap(({ stmt }) =>
    stmt && "CreateStmt" in stmt && stmt.CreateStmt.partspec
      ? [nameOf(stmt.CreateStmt.relation)]
      : [],
  );
}

/** The problems of a migration; `earlier` are the tags of all migrations before it. */
export async function problemsOf(
  { tag, chunks }: Migration,
  {
    earlier,
    small,
    divided,
  }: Pick<Surroundings, "small" | "divided"> & { earlier: readonly string[] },
): Promise<string[]> {
  const expanded = /^-- contract of (\S+)$/m.exec(chunks.join("\n"))?.[1];
  const problems: string[] = [];
  if (expanded !== undefined && !earlier.includes(expanded))
    problems.push(`there is no earlier migration ${expanded}`);
  const around: Surroundings = {
    made: new Set(),
    added: new Set(),
    small,
    divided,
    contracts: expanded !== undefined,
  };
  const statements: Node[][] = [];
  for (const chunk of chunks) {
    const { stmts = [] } = await parse(chunk);
    statements.push(stmts.flatMap(({ stmt }) => (stmt ? [stmt] : [])));
  }
  for (const node of statements.flat())
    problems.push(...judge(node, around).filter((problem) => problem !== undefined));
  if (/\bconcurrently\b/i.test(chunks.join("\n"))) problems.push(...judgeConcurrent(statements));
  return problems.map((problem) => `${tag}: ${problem}`);
}
