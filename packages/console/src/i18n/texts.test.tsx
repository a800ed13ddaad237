// Texts that load late, in a fallback language, or not at all.
import i18next from "i18next";
import { beforeEach, expect, test, vi } from "vitest";
import { startTranslations } from "./i18n.ts";
import { listenToEnglish, loadTexts, getPageLanguage } from "./texts.ts";

/** How often each file fails. */
const requests: string[] = [];
const missing = new Map<string, number>();
beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  missing.clear();
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    const left = missing.get(address) ?? 0;
    missing.set(address, left - 1);
    if (left === 1) return Promise.reject(new TypeError("Failed to fetch"));
    const notFound = new Response("<!doctype html>", { status: 404 });
    return Promise.resolve(left > 0 ? notFound : Response.json({ address }));
  });
});

const it = "/assets/i18n/it.json";
const en = "/assets/i18n/en.json";

async function read(language: string): Promise<unknown> {
  const reading = loadTexts(language, "translation");
  await vi.runAllTimersAsync();
  return reading;
}

test("only the file of the language is loaded", async () => {
  expect(await read("it")).toEqual({ address: it });
  expect(requests).toEqual([it]);
});

test("a file that fails is tried three times, also when it is not found", async () => {
  missing.set(it, 2);
  expect(await read("it")).toEqual({ address: it });
  expect(requests).toEqual([it, it, it]);
});

test("English stands in for a language that cannot be loaded", async () => {
  missing.set(it, 3);
  expect(await read("it")).toEqual({ address: en });
  expect(requests).toEqual([it, it, it, en]);
});

test("who reads English in the place of another language is told, and the page is in English", async () => {
  const fr = "/assets/i18n/fr.json";
  expect(getPageLanguage("fr")).toBe("fr");
  missing.set(fr, 3);
  await read("fr");
  const listener = vi.fn();
  listenToEnglish(listener);
  expect(listener.mock.calls).toEqual([
    ["Les textes en français ne se sont pas chargés : vous les lisez en anglais."],
  ]);
  expect([getPageLanguage("fr"), getPageLanguage("es")]).toEqual(["en", "es"]);
  // Once its file comes, the page is in its own language again.
  await read("fr");
  expect(getPageLanguage("fr")).toBe("fr");
  missing.set("/assets/i18n/review.es.json", 3);
  const reading = loadTexts("es", "review");
  await vi.runAllTimersAsync();
  await reading;
  expect(listener).toHaveBeenCalledTimes(2);
  // Most of the page is still in its language.
  expect(getPageLanguage("es")).toBe("es");
  listenToEnglish(undefined);
});

test("a page without any texts says so in its reader's language", async () => {
  for (const file of [it, en]) missing.set(file, 9);
  document.body.innerHTML = '<div id="root"></div>';
  const started = vi.fn();
  void startTranslations().then(started);
  await vi.runAllTimersAsync();
  const alert = document.querySelector("[role=alert]");
  expect(alert?.textContent).toContain("La pagina non si è caricata");
  expect(alert?.querySelector("a")?.href).toBe(location.href);
  expect(started).not.toHaveBeenCalled();
  expect(i18next.hasResourceBundle("it", "translation")).toBe(false);
});
