// Cursors and pages of lists: what is read from a request, and the link to the next page.
import { pageLimits } from "@lanyard/contract";
import type { FastifyReply } from "fastify";
import { describe, expect, it } from "vitest";
import { idBelow } from "./cursor.ts";
import { getPageLimit, page } from "./page.ts";

describe("a cursor", () => {
  it("is an id, or absent", () => {
    expect(idBelow(undefined)).toBeUndefined();
    expect(idBelow("1")).toBe(1);
    expect(idBelow("999999999999999")).toBe(999_999_999_999_999);
  });

  it.each(["", "0", "01", "-1", "1.5", "1e3", " 1", "1 ", "x1", "1x", "9999999999999999"])(
    "is not %j",
    (cursor) => {
      expect(() => idBelow(cursor)).toThrow(
        expect.objectContaining({
          code: "validation",
          problems: [{ key: "field.invalid", field: "cursor" }],
        }),
      );
    },
  );
});

describe("a page", () => {
  const { standard, most } = pageLimits;

  it.each([
    [undefined, standard],
    [1, 1],
    [0, 1],
    [-5, 1],
    [most, most],
    [most + 1, most],
  ])("asked for with %j holds %i", (limit, rows) => {
    expect(getPageLimit({ limit })).toBe(rows);
  });

  function pageResult(url: string, rows: readonly number[], limit: number) {
    const headers: Record<string, unknown> = {};
    const reply = {
      request: { url },
      header: (name: string, value: unknown) => (headers[name] = value),
    } as unknown as FastifyReply;
    return { rows: page(reply, rows, limit, (last) => `after-${last}`), link: headers["link"] };
  }

  it("that is the last one leads nowhere", () => {
    expect(pageResult("/api/x", [3, 2], 2)).toEqual({ rows: [3, 2], link: undefined });
    expect(pageResult("/api/x", [], 2)).toEqual({ rows: [], link: undefined });
  });

  it("with more behind it names the next one, with everything else that was asked for", () => {
    expect(pageResult("/api/x", [3, 2, 1], 2)).toEqual({
      rows: [3, 2],
      link: '</api/x?limit=2&cursor=after-2>; rel="next"',
    });
    expect(pageResult("/api/x?search=a&cursor=9&limit=7", [3, 2], 1).link).toBe(
      '</api/x?search=a&cursor=after-3&limit=1>; rel="next"',
    );
  });
});
