// Every optional property also accepts undefined, whatever its type.
import { expect, test } from "vitest";
import { allowUndefined } from "../scripts/optional-types.mjs";

test.each([
  ["open?: boolean;", "open?: boolean | undefined;"],
  ['"aria-disabled"?: boolean | "a;b";', '"aria-disabled"?: boolean | "a;b" | undefined;'],
  ["onOpen?: (open: boolean) => void;", "onOpen?: ((open: boolean) => void) | undefined;"],
  ["sort?: Sort | null | undefined;", "sort?: Sort | null | undefined;"],
  ["rows?: Map<string, () => void>;", "rows?: (Map<string, () => void>) | undefined;"],
  [
    "size?: {\n  /** px; or rem */\n  width?: number;\n};",
    "size?: {\n  /** px; or rem */\n  width?: number | undefined;\n} | undefined;",
  ],
  ["find: (text: string, at?: number) => string;", "find: (text: string, at?: number) => string;"],
  ["value: A extends B ? C : D;", "value: A extends B ? C : D;"],
])("%s", (before, after) => expect(allowUndefined(before)).toBe(after));
