// The files of a chunk, fetched before it is imported.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { __vitePreload as whenArrived, NotArrived } from "./arrived.ts";

const load = vi.fn(() => Promise.resolve("a part"));
const fetched = vi.fn<typeof fetch>();
const loadedBefore = vi.fn((_address: string) => [{ responseStatus: 503 }]);

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://lanyard.example/docs" });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("performance", { getEntriesByName: loadedBefore });
  fetched.mockImplementation(() => Promise.resolve(new Response("export {}")));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("are fetched once, and those that the document has loaded not at all", async () => {
  loadedBefore.mockImplementation((address) => [
    { responseStatus: address === "https://lanyard.example/assets/here.js" ? 200 : 503 },
  ]);
  const files = ["assets/a.js", "assets/here.js", "assets/b.js"];
  expect(await Promise.all([whenArrived(load, files), whenArrived(load, files)])).toEqual([
    "a part",
    "a part",
  ]);
  await whenArrived(load, files);
  expect(fetched.mock.calls).toEqual([["/assets/a.js"], ["/assets/b.js"]]);
});

test.each([
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the error of a server", () => Promise.resolve(new Response("", { status: 503 }))],
  [
    "an answer that breaks off",
    () => Promise.resolve(new Response(new ReadableStream({ start: (to) => to.error("cut") }))),
  ],
])("with %s nothing is imported, and the next try fetches again", async (name, answer) => {
  const files = [`assets/${name}.js`];
  fetched.mockImplementationOnce(answer);
  await expect(whenArrived(load, files)).rejects.toThrow(NotArrived);
  expect(load).not.toHaveBeenCalled();
  expect(await whenArrived(load, files)).toBe("a part");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a file that is gone is no matter of another try", async () => {
  fetched.mockResolvedValue(new Response("", { status: 404 }));
  await expect(whenArrived(load, ["assets/gone.js"])).rejects.not.toThrow(NotArrived);
  expect(load).not.toHaveBeenCalled();
});

test("a part without further files is imported", async () => {
  expect(await whenArrived(load)).toBe("a part");
});
