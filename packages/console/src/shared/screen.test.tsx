// Whether what the server wrote is for who reads when the console starts: they may have changed since the page's head ran.
import { afterEach, expect, test } from "vitest";
import { isForReader, keepReader } from "./screen.ts";
import { accessToken, storedLanguage } from "./storage.ts";

afterEach(() => {
  globalThis.screenOf = undefined;
  accessToken.set(null);
  storedLanguage.set("it");
});

test("a visitor's page is theirs as long as nobody signs in", () => {
  keepReader();
  expect(isForReader()).toBe(true);
  accessToken.set("of another tab");
  expect(isForReader()).toBe(false);
});

test("a page in one language is not for who has chosen another meanwhile", () => {
  storedLanguage.set("it");
  keepReader();
  storedLanguage.set("fr");
  expect(isForReader()).toBe(false);
});
