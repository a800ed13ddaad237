// The names of statuses and moves in the reader's language.
import { renderHook } from "@testing-library/react";
import i18next from "i18next";
import { describe, expect, test } from "vitest";
import { asLabel, useLabel, useMoveName, useStatusName } from "./status.ts";

const inLanguage = async <T,>(language: string, hook: () => T): Promise<T> => {
  await i18next.changeLanguage(language);
  return renderHook(hook).result.current;
};

test("a label begins with a capital of its language", () => {
  expect(asLabel("in review", "en")).toBe("In review");
  expect(asLabel("état", "fr")).toBe("État");
  expect(asLabel("iptal", "tr")).toBe("İptal");
  expect(asLabel("", "en")).toBe("");
});

describe.each([
  ["en", "In review", "Approve it"],
  ["it", "In revisione", "Approvare"],
  ["es", "En revisión", "Aprobar"],
  ["fr", "En cours de vérification", "Approuver"],
])("in %s", (language, waiting, approve) => {
  test("statuses and moves have their names", async () => {
    expect((await inLanguage(language, useStatusName))("waiting_for_review")).toBe(waiting);
    expect((await inLanguage(language, useMoveName))("approve")).toBe(approve);
  });

  test("a badge says the status, or who sees the product", async () => {
    const label = await inLanguage(language, useLabel);
    expect(label("waiting_for_review")).toEqual({ tone: "warning", text: waiting });
    for (const seen of ["private", "public"] as const)
      expect(label(seen)).toEqual({ tone: "info", text: i18next.t(`label.${seen}`) });
    expect(label("private").text).not.toBe(label("public").text);
  });
});
