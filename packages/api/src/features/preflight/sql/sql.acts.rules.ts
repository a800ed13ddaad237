// What each kind of statement does to a database, one kind per row: what it creates, and what it does to objects that
// may belong to others.
import type { Node } from "@pgsql/types";
import { holdsForAll } from "./sql.always.rules.ts";
import { listName, formatName, objectName } from "./sql.names.rules.ts";

/**
 * `changes` alters or drops an object, `writes` its rows, `empties` removes its rows; what this means depends on whose
 * object it is. The other acts do not depend on that.
 */
export type Act =
  | { readonly does: "makes" | "makes_schema"; readonly name: string }
  | { readonly does: "changes" | "writes" | "empties"; readonly name: string }
  /** Fails when the script runs again, because the object already exists. */
  | { readonly does: "makes_once"; readonly name: string }
  | { readonly does: "rights" }
  | { readonly does: "outside"; readonly name: string }
  /** Runs code that the parser does not read. */
  | { readonly does: "unseen" };

type Kinds = Node extends infer Each ? (Each extends unknown ? keyof Each : never) : never;
type Body<Kind extends Kinds> = Extract<Node, Readonly<Record<Kind, unknown>>>[Kind];
type Rows = { readonly [Kind in Kinds]?: (body: Body<Kind>) => readonly (Act | false)[] };

const rights = (): readonly Act[] => [{ does: "rights" }];
const outside = (name: string) => (): readonly Act[] => [{ does: "outside", name }];
const changes = (name: string): Act => ({ does: "changes", name });
const makes = (name: string): Act => ({ does: "makes", name });
const once = (isAgain: boolean | undefined, name: string): Act | false =>
  !isAgain && { does: "makes_once", name };
const relation = (range: Parameters<typeof formatName>[0] | undefined): string =>
  formatName(range ?? {});

/** Types of objects that hold rows. */
const holders: readonly string[] = ["OBJECT_TABLE", "OBJECT_MATVIEW", "OBJECT_FOREIGN_TABLE"];

/** Types of objects whose new name becomes one that the script has created. */
const renamed: readonly string[] = [...holders, "OBJECT_VIEW", "OBJECT_SEQUENCE", "OBJECT_INDEX"];

/** Types of objects that belong to a table: dropping one changes the table. */
export const partTypes: readonly string[] = ["OBJECT_TRIGGER", "OBJECT_RULE", "OBJECT_POLICY"];

const optionNames = (options: readonly Node[] | undefined): string[] =>
  (options ?? []).flatMap((option) => ("DefElem" in option ? [option.DefElem.defname ?? ""] : []));

function optionText(options: readonly Node[] | undefined, name: string): string | undefined {
  for (const option of options ?? [])
    if ("DefElem" in option && option.DefElem.defname === name) {
      const { arg } = option.DefElem;
      if (arg && "String" in arg) return arg.String.sval?.toLowerCase();
      if (arg && "Boolean" in arg) return String(arg.Boolean.boolval ?? false);
    }
  return undefined;
}

/** Languages of functions that the parser reads as part of the statement. */
const parsedLanguages: readonly (string | undefined)[] = ["sql", undefined];

/** The statements of a function in SQL that are written as a string; undefined for any other function. */
export function quotedBody({ options = [] }: Body<"CreateFunctionStmt">): string | undefined {
  if (!parsedLanguages.includes(optionText(options, "language"))) return undefined;
  for (const option of options)
    if ("DefElem" in option && option.DefElem.defname === "as") {
      const { arg } = option.DefElem;
      const [first] = (arg && "List" in arg && arg.List.items) || [];
      return first && "String" in first ? first.String.sval : undefined;
    }
  return undefined;
}

const isOn = (args: readonly Node[] | undefined): boolean =>
  /"(?:on|true|yes|1)"/i.test(JSON.stringify(args));

export const acts: Rows = {
  CreateStmt: ({ relation: table, if_not_exists: again }) => {
    const isTemporary = table?.relpersistence === "t";
    return [makes(relation(table)), !isTemporary && once(again, relation(table))];
  },
  CreateTableAsStmt: ({ into, if_not_exists: again }) => [
    makes(relation(into?.rel)),
    once(again, relation(into?.rel)),
  ],
  ViewStmt: ({ view, replace }) => [makes(relation(view)), once(replace, relation(view))],
  CreateSeqStmt: ({ sequence, if_not_exists: again }) => [
    makes(relation(sequence)),
    once(again, relation(sequence)),
  ],
  CreateSchemaStmt: ({ schemaname = "", if_not_exists: again }) => [
    { does: "makes_schema", name: schemaname },
    once(again, schemaname),
  ],
  CreateEnumStmt: ({ typeName }) => [makes(listName(typeName))],
  CompositeTypeStmt: ({ typevar }) => [makes(relation(typevar))],
  CreateDomainStmt: ({ domainname }) => [makes(listName(domainname))],
  CreateFunctionStmt: ({ funcname, replace, options }) => [
    makes(listName(funcname)),
    once(replace, listName(funcname)),
    // A `security definer` function runs with the rights of the role that installs the app.
    optionText(options, "security") === "true" && { does: "rights" },
    !parsedLanguages.includes(optionText(options, "language")) && { does: "unseen" },
  ],
  IndexStmt: ({ idxname = "", relation: table, if_not_exists: again }) => [
    makes(idxname),
    // An index without a name gets a new one each time, so that creating it again does not fail.
    idxname !== "" && once(again, idxname),
    changes(relation(table)),
  ],
  CreateTrigStmt: ({ trigname = "", relation: table, replace }) => [
    makes(trigname),
    once(replace, trigname),
    changes(relation(table)),
  ],
  RuleStmt: ({ rulename = "", relation: table }) => [makes(rulename), changes(relation(table))],
  CreatePolicyStmt: ({ table }) => [changes(relation(table))],

  DropStmt: ({ objects = [], removeType = "" }) =>
    objects.flatMap((object): Act[] => {
      const name = objectName(object);
      if (removeType === "OBJECT_SCHEMA" || holders.includes(removeType))
        return [changes(name), { does: "empties", name }];
      // The name of a table's part begins with the name of the table.
      const isPart = partTypes.includes(removeType);
      return [changes(isPart ? name.split(".").slice(0, -1).join(".") : name)];
    }),
  TruncateStmt: ({ relations = [] }) =>
    relations.flatMap((one): Act[] => {
      const name = "RangeVar" in one ? formatName(one.RangeVar) : "";
      return [changes(name), { does: "empties", name }];
    }),
  AlterTableStmt: ({ relation: table, cmds = [] }) => {
    const kinds = cmds.flatMap((each) => ("AlterTableCmd" in each ? [each.AlterTableCmd] : []));
    const name = relation(table);
    return [
      changes(name),
      kinds.some(({ subtype }) => subtype === "AT_ChangeOwner") && { does: "rights" },
      kinds.some(({ subtype }) => subtype === "AT_DropColumn") && { does: "empties", name },
      ...kinds.map(
        ({ subtype, missing_ok: again }) => subtype === "AT_AddColumn" && once(again, name),
      ),
    ];
  },
  RenameStmt: ({ relation: table, object, renameType = "", newname = "" }) => [
    changes(table ? formatName(table) : object ? objectName(object) : ""),
    renamed.includes(renameType) &&
      table !== undefined &&
      makes(formatName({ ...table, relname: newname })),
  ],
  AlterObjectSchemaStmt: ({ relation: table, object }) => [
    changes(table ? formatName(table) : object ? objectName(object) : ""),
  ],
  AlterSeqStmt: ({ sequence }) => [changes(relation(sequence))],
  AlterEnumStmt: ({ typeName }) => [changes(listName(typeName))],
  AlterDomainStmt: ({ typeName }) => [changes(listName(typeName))],
  AlterFunctionStmt: ({ func, actions }) => [
    changes(listName(func?.objname)),
    optionNames(actions).includes("security") && { does: "rights" },
  ],
  AlterPolicyStmt: ({ table }) => [changes(relation(table))],
  CommentStmt: () => [],

  InsertStmt: ({ relation: table }) => [{ does: "writes", name: relation(table) }],
  UpdateStmt: ({ relation: table }) => [{ does: "writes", name: relation(table) }],
  MergeStmt: ({ relation: table }) => [{ does: "writes", name: relation(table) }],
  DeleteStmt: ({ relation: table, whereClause }) => [
    { does: "writes", name: relation(table) },
    holdsForAll(whereClause) && { does: "empties", name: relation(table) },
  ],
  CopyStmt: ({ relation: table, filename, is_program: runs, is_from: comes }) => [
    Boolean(runs || filename) && { does: "outside", name: "copy" },
    Boolean(comes && table) && { does: "writes", name: relation(table) },
  ],

  GrantStmt: rights,
  GrantRoleStmt: rights,
  CreateRoleStmt: rights,
  AlterRoleStmt: rights,
  AlterRoleSetStmt: rights,
  DropRoleStmt: rights,
  AlterOwnerStmt: rights,
  AlterDefaultPrivilegesStmt: rights,
  DropOwnedStmt: rights,
  ReassignOwnedStmt: rights,
  SecLabelStmt: rights,
  VariableSetStmt: ({ name = "", args }) => [
    ["role", "session_authorization"].includes(name) && { does: "rights" },
    // The database then ends strings elsewhere than the parser does.
    name === "standard_conforming_strings" && !isOn(args) && { does: "unseen" },
  ],

  CreatedbStmt: outside("create database"),
  DropdbStmt: outside("drop database"),
  AlterDatabaseStmt: outside("alter database"),
  AlterDatabaseSetStmt: outside("alter database"),
  AlterSystemStmt: outside("alter system"),
  CreateExtensionStmt: outside("create extension"),
  AlterExtensionStmt: outside("alter extension"),
  CreateTableSpaceStmt: outside("create tablespace"),
  DropTableSpaceStmt: outside("drop tablespace"),
  CreateFdwStmt: outside("create foreign data wrapper"),
  CreateForeignServerStmt: outside("create server"),
  CreateForeignTableStmt: outside("create foreign table"),
  CreateUserMappingStmt: outside("create user mapping"),
  ImportForeignSchemaStmt: outside("import foreign schema"),
  CreatePublicationStmt: outside("create publication"),
  CreateSubscriptionStmt: outside("create subscription"),
  CreateEventTrigStmt: outside("create event trigger"),
  CreatePLangStmt: outside("create language"),
  LoadStmt: outside("load"),
  CheckPointStmt: outside("checkpoint"),
  NotifyStmt: outside("notify"),

  DoStmt: () => [{ does: "unseen" }],
};

/** Functions that reach files, other databases, other sessions, or the server's settings. */
export const outsideCalls =
  /^(?:pg_catalog\.)?(?:pg_(?:read|ls|stat)_\w+|pg_(?:terminate|cancel)_backend|pg_reload_conf|pg_rotate_logfile|pg_sleep\w*|pg_file_\w+|lo_(?:import|export)|dblink\w*|query_to_xml\w*|set_config)$/i;
/** Tables in which the database describes itself and its users. */
export const systemTables = /^(?:pg_catalog\.|information_schema\.|pg_)/i;
