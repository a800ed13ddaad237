// Small functions for screens: dates, prices, sizes, refused files, roles, the focus.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { imageTypes } from "@lanyard/contract";
import { getActor } from "../pages/build/actor.ts";
import { formatSize } from "./file-size.ts";
import { toAccept, formatRejection } from "../components/form/files.ts";
import { focusField, keepFocus } from "../components/form/focus-field.ts";
import {
  formatBuild,
  formatDay,
  formatLongDay,
  formatPrice,
  formatTime,
  formatUpdated,
} from "./format.ts";
import { parseProblem } from "../components/form/form-problem.ts";
import { requiredEmail } from "../components/form/required-email.ts";

test("dates have two digits per part, except the hour of a build", () => {
  const iso = new Date(2026, 2, 4, 5, 6, 7).toISOString();
  expect(formatUpdated(iso)).toBe("04/03/2026 - 05:06:07");
  expect(formatBuild(iso)).toBe("04/03/2026 - 5:06:07");
});

test("a price is in its currency and the reader's format; 0 is the text for free", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(formatPrice(9.5, "EUR", "Free", "en"))).toBe("€9.50");
  expect(plain(formatPrice(9.5, "USD", "Free", "fr"))).toBe("9,50 $US");
  expect(plain(formatPrice(9.5, "", "Gratis"))).toBe("9,50 USD");
  expect(formatPrice(0, "EUR", "Gratis")).toBe("Gratis");
});

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [37, "37 bytes"],
  [1_023, "1,023 bytes"],
  [2_048, "2 kB"],
  [10_188, "9.9 kB"],
  [10_240, "10 kB"],
  [15_900, "16 kB"],
  [1_024 * 1_024 - 1, "1,024 kB"],
  [1_024 * 1_024, "1 MB"],
  [2.44 * 1_024 ** 2, "2.4 MB"],
  [1_024 ** 3, "1 GB"],
  [5_000 * 1_024 ** 3, "5,000 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatSize(bytes, "en")).toBe(text);
  expect(formatSize(2.44 * 1_024 ** 2, "it")).toBe("2,4 MB");
});

test("the message of a refused file depends on its kind and limit", () => {
  expect(formatRejection("image", "wrong-type", "5 MB")).toEqual({ key: "image.type" });
  expect(formatRejection("archive", "too-large", "5 MB")).toEqual({
    key: "archive.too_large",
    params: { limit: "5 MB" },
  });
  expect(formatRejection("sql", "too-many", "5 MB")).toEqual({
    key: "screenshots.too_many",
    params: { most: 6 },
  });
});

test("a file field accepts the contract's types", () => {
  const accept = toAccept(imageTypes);
  expect(accept).toEqual(imageTypes);
  expect(Object.keys(accept).length).toBeGreaterThan(0);
});

test("a creator owns their own builds; an administrator is one for any build", () => {
  expect(getActor({ id: 1, role: "creator" }, { user_id: 1 })).toEqual({
    owner: true,
    admin: false,
  });
  expect(getActor({ id: 1, role: "admin" }, { user_id: 2 })).toEqual({
    owner: false,
    admin: true,
  });
});

describe("the focus", () => {
  const scrolled = vi.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrolled;
    document.body.innerHTML = `
      <div data-field="a&quot;]" tabindex="-1">
        <button disabled></button><input type="hidden"><i tabindex="-1"></i><input id="inner">
      </div>
      <div data-field="empty" tabindex="-1"></div>
      <input id="other">`;
  });
  const focused = () => document.activeElement?.id ?? document.activeElement?.tagName;
  const frame = () => new Promise(requestAnimationFrame);

  test("goes to the control of a field, else to the field", () => {
    focusField('a"]');
    expect(focused()).toBe("inner");
    expect(scrolled).toHaveBeenCalledWith({ block: "center" });
    focusField("empty");
    expect((document.activeElement as HTMLElement).dataset["field"]).toBe("empty");
    focusField("not there");
    expect((document.activeElement as HTMLElement).dataset["field"]).toBe("empty");
  });

  test("that was lost is restored", async () => {
    focusField('a"]');
    const giveBack = keepFocus();
    (document.activeElement as HTMLElement).blur();
    giveBack();
    expect(document.activeElement).toBe(document.body);
    await frame();
    expect(focused()).toBe("inner");
  });

  test("does not scroll the page", async () => {
    const focus = vi.spyOn(HTMLElement.prototype, "focus");
    focusField('a"]');
    const giveBack = keepFocus();
    (document.activeElement as HTMLElement).blur();
    giveBack();
    await frame();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
    focus.mockRestore();
  });

  test("that moved elsewhere stays there", async () => {
    focusField('a"]');
    const giveBack = keepFocus();
    document.getElementById("other")!.focus();
    giveBack();
    await frame();
    expect(focused()).toBe("other");
  });

  test("is restored by the latest action only", async () => {
    focusField('a"]');
    const giveBack = keepFocus();
    keepFocus();
    (document.activeElement as HTMLElement).blur();
    giveBack();
    await frame();
    expect(document.activeElement).toBe(document.body);
  });
});

test.each([
  ["", "email.required"],
  ["  ", "email.required"],
  ["ada@", "email.invalid"],
  [" ada@example.com ", undefined],
])("the e-mail %j is judged as %s", (typed, verdict) => {
  const result = requiredEmail(typed);
  expect(result === true ? undefined : parseProblem(result)).toEqual(verdict && { key: verdict });
});

test.each(["0000-00-00", "1970-01-01", "0000-00-00 00:00:00", "1970-01-01T00:00:00.000Z", "", "x"])(
  "%j is no date",
  (none) => {
    expect([formatUpdated(none), formatBuild(none)]).toEqual(["", ""]);
  },
);

test("a list of many days makes one formatter, and another for each zone, language and part", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const at = "2026-03-14T23:30:00.000Z";
  for (let row = 0; row < 781; row += 1) formatDay(at, "es", "Europe/Madrid");
  expect(made).toHaveBeenCalledTimes(1);
  expect(formatDay(at, "es", "Europe/Madrid")).toBe("15 mar 2026");
  expect(formatDay(at, "es", "America/Lima")).toBe("14 mar 2026");
  expect(formatDay(at, "fr", "Europe/Madrid")).toBe("15 mars 2026");
  expect(formatTime(at, "es", "Europe/Madrid")).toBe("0:30");
  expect(formatLongDay(at, "fr", "Europe/Madrid")).toBe("15 mars 2026");
  expect(formatLongDay(at, "es", "Europe/Madrid")).toBe("15 de marzo de 2026");
  expect(formatDay(at, "es", "Europe/Madrid")).toBe("15 mar 2026");
  expect(made).toHaveBeenCalledTimes(7);
  made.mockRestore();
});

test("the clock has 24 hours in every language", () => {
  for (const language of ["it", "en", "es", "fr"] as const)
    expect(formatTime("2026-03-14T22:26:00.000Z", language, "UTC")).toBe("22:26");
});
