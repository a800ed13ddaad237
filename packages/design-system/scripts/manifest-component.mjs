// Reads a component's summary and props from its source, like Storybook's prop tables.
import { builtinResolvers, parse, makeFsImporter } from "react-docgen";
import { babelParse } from "storybook/internal/babel";
import { fileURLToPath } from "node:url";
import { namesInType } from "./manifest-names.mjs";
import { withUnions } from "./variant-lists.mjs";

const { FindExportedDefinitionsResolver } = builtinResolvers;
const importer = makeFsImporter();
const sources = fileURLToPath(new URL("../src/", import.meta.url));

/** The source text of a type, or its name if it has none. */
const typeText = ({ raw, name }) => (raw ?? name).replaceAll(/\s+/g, " ").replaceAll(/^\| /g, "");

/** The declaration of a component's props type in its file. */
const propsOf = (code, name) => {
  const declared = babelParse(code)
    .program.body.map((statement) => statement.declaration ?? statement)
    .find(({ id }) => id?.name === `${name}Props`);
  const { typeAnnotation } = declared ?? {};
  const parts = typeAnnotation?.type === "TSIntersectionType" ? typeAnnotation.types : [];
  return {
    generics: (declared?.typeParameters?.params ?? []).map((parameter) => parameter.name),
    others: declared?.extends ?? parts.filter(({ type }) => type !== "TSTypeLiteral"),
    members: declared?.body?.body ?? parts.flatMap(({ members = [] }) => members),
  };
};

const written = (code, { start, end }) => code.slice(start, end).replaceAll(/\s+/g, " ");

/** The other types that the props extend, e.g. `ComponentProps<"button">`. */
const passedOn = (code, { others }) =>
  others.map((type) => written(code, type).replaceAll("< ", "<").replaceAll(" >", ">")).join(", ");

/**
 * The type as resolved by react-docgen, or as written if the resolved one has names that the source lacks (a generic's
 * `Option`).
 */
const typeOf = (code, { members }, name, { tsType }, unions) => {
  const { typeAnnotation } = members.find(({ key }) => key?.name === name) ?? {};
  if (!typeAnnotation) return typeText(tsType);
  const source = written(code, typeAnnotation.typeAnnotation);
  if (tsType.name === "unknown") return source;
  const names = new Set([...namesInType(source), ...unions.keys()]);
  const resolved = typeText(tsType);
  return namesInType(resolved).every((one) => names.has(one)) ? resolved : source;
};

/** Undefined when the file has no component. `unions` is the result of `variantUnions` for the sources. */
export const componentOf = (path, code, unions) => {
  const component = parse(code, {
    filename: `${sources}${path}`,
    importer,
    resolver: new FindExportedDefinitionsResolver(),
  }).find(({ displayName }) => path.endsWith(`/${displayName}.tsx`));
  if (!component) return undefined;
  // A prop without a type is a native prop for which the component sets a default.
  const own = Object.entries(component.props ?? {}).filter(([, { tsType }]) => tsType);
  const declared = propsOf(code, component.displayName);
  const props = own.map(([name, prop]) => ({
    name,
    type: withUnions(typeOf(code, declared, name, prop, unions), unions),
    required: prop.required ?? false,
    ...(prop.defaultValue && { default: prop.defaultValue.value }),
    text: (prop.description ?? "").replaceAll(/\s+/g, " "),
  }));
  const rest = passedOn(code, declared);
  return {
    name: component.displayName,
    summary: /^\/\/ (.+)/.exec(code)?.[1] ?? "",
    source: path,
    props,
    ...(declared.generics.length > 0 && { generics: declared.generics }),
    ...(rest && { passesOn: rest }),
  };
};
