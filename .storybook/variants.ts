// Gives the table of props the values of each variant: the sources name their list, and a reader wants to see what is in it.
import type { ArgTypesEnhancer } from "storybook/internal/types";
import * as designSystem from "../packages/design-system/src/index.ts";

const offered: Readonly<Record<string, unknown>> = designSystem;

/** The values behind `(typeof tones)[number]`, as the table shows a type that comes from a list. */
const valuesOf = (written: string | undefined) => {
  const name = /^\(typeof (\w+)\)\[number\]$/.exec(written ?? "")?.[1];
  const values = name === undefined ? undefined : offered[name];
  return Array.isArray(values) ? values.map(String) : undefined;
};

export const showVariants: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { table, type } = argType;
      const values = valuesOf(table?.type?.summary);
      if (!values) return [prop, argType];
      const summary = values.map((value) => `"${value}"`).join(" | ");
      const required = typeof type === "object" && type.required === true;
      return [
        prop,
        {
          ...argType,
          type: { name: "enum", value: values, required },
          table: { ...table, type: { summary } },
        },
      ];
    }),
  );
