// The name of an application: from its folder, as given, or refused.
import { expect, test } from "vitest";
import { createName } from "./app-name.ts";

test.each([
  ["my-app", "my-app"],
  ["My First App", "my-first-app"],
  ["Caffè & Città", "caffe-citta"],
  ["_.hidden", "hidden"],
  ["v1.2_beta", "v1.2_beta"],
  ["a".repeat(214), "a".repeat(214)],
])("the folder %j makes %j", (folder, name) => {
  expect(createName(folder)).toEqual({ name });
});

test.each(["日本", "...", "-", "a".repeat(215)])(
  "the folder %j makes none, and is told how to go on",
  (folder) => {
    expect(createName(folder)).toEqual({ problem: expect.stringContaining("--name") as unknown });
  },
);

test("a name that is said counts as it is", () => {
  expect(createName("日本", "nippon")).toEqual({ name: "nippon" });
  for (const wrong of ["Big", "a b", ".a", "-a", "@a/b", "a/b", "..", ""])
    expect(createName("fine", wrong), wrong).toHaveProperty("problem");
});

test("what npm or the application has use for is refused", () => {
  for (const reserved of ["node_modules", "vite", "typescript"]) {
    expect(createName(reserved)).toHaveProperty("problem");
    expect(createName("fine", reserved)).toHaveProperty("problem");
  }
});
