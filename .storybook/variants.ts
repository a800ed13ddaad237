// Shows the values of each variant in the table of props: docgen names only the list that they come from.
import type { ArgTypesEnhancer } from "storybook/internal/types";
import * as designSystem from "../packages/design-system/src/index.ts";

const lists: Readonly<Record<string, unknown>> = designSystem;

/** The values behind `(typeof tones)[number]`. */
const valuesOf = (written: string | undefined) => {
  const name = /^\(typeof (\w+)\)\[number\]$/.exec(written ?? "")?.[1];
  const values = name === undefined ? undefined : lists[name];
  return Array.isArray(values) ? values.map(String) : undefined;
};

export const showVariants: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([prop, argType]) => {
      const { table, type } = argType;
      if (typeof type !== "object") return [prop, argType];
      const values = valuesOf(type.raw);
      if (!values) return [prop, argType];
      const summary = values.map((value) => `"${value}"`).join(" | ");
      return [
        prop,
        {
          ...argType,
          type: { name: "enum", value: values, required: type.required ?? false },
          table: { ...table, type: { summary } },
          control: { type: "select" },
          options: values,
        },
      ];
    }),
  );
