// Chunks are merged when that costs the pages less in total, and never so that one would have to run both before and
// after another.
import { describe, expect, it } from "vitest";
import { join, type Part } from "../chunks.ts";

const page = (name: string) => `/src/pages/${name}Page.tsx`;

const part = (name: string, bytes: number, pages: string[], imports: string[] = []): Part => ({
  name,
  bytes,
  modules: [`${name}.ts`],
  entries: new Set(pages.map(page)),
  imports: new Set(imports),
  joins: true,
});

function joinedOf(...parts: Part[]): Map<string, Part> {
  const all = new Map(parts.map((one) => [one.name, one]));
  join(all);
  return all;
}
const modulesOf = (parts: Map<string, Part>) =>
  [...parts.values()].map(({ modules }) => modules.toSorted().join(" ")).toSorted();

describe("files that pages share", () => {
  it("are one where the same pages load them", () => {
    const parts = joinedOf(
      part("a", 9000, ["Login", "Landing"]),
      part("b", 9000, ["Login", "Landing"]),
    );
    expect(modulesOf(parts)).toEqual(["a.ts b.ts"]);
    expect(parts.get("a")?.bytes).toBe(18_000);
  });

  it("are one where a few bytes more are less than a request", () => {
    const parts = joinedOf(part("a", 200, ["Login", "Landing"]), part("b", 90, ["Login", "Store"]));
    expect(modulesOf(parts)).toEqual(["a.ts b.ts"]);
    expect(parts.get("a")?.entries).toEqual(new Set(["Login", "Landing", "Store"].map(page)));
  });

  it("stay two where a page would load much that it does not need", () => {
    const parts = joinedOf(
      part("a", 200, ["Login", "Landing"]),
      part("b", 9000, ["Store", "Login"]),
    );
    expect(modulesOf(parts)).toEqual(["a.ts", "b.ts"]);
  });

  it("weigh less where no page but a press loads them", () => {
    const press = { ...part("b", 9000, []), entries: new Set(["/src/license/RenewModal.tsx"]) };
    expect(modulesOf(joinedOf(part("a", 200, ["Login", "Landing"]), press))).toHaveLength(2);
  });

  it("stay two where a third would have to run between them", () => {
    const same = ["Login", "Landing"];
    const between = { ...part("middle", 100, same, ["last"]), joins: false };
    const parts = joinedOf(part("first", 100, same, ["middle"]), between, part("last", 100, same));
    expect(modulesOf(parts)).toHaveLength(3);
  });

  it("are imported by their new name", () => {
    const same = ["Login", "Landing"];
    const reader = { ...part("page", 100, ["Login"], ["b"]), joins: false };
    const parts = joinedOf(part("a", 100, same), part("b", 100, same), reader);
    expect(parts.get("page")?.imports).toEqual(new Set(["a"]));
  });
});
