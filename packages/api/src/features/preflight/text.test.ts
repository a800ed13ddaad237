// The rules about texts: each with texts that break it and texts that nearly do.
import { languageCodes, type LanguageCode } from "@lanyard/contract";
import { messages } from "@lanyard/contract/messages";
import { describe, expect, it } from "vitest";
import { toldBy, type RuleAbout } from "../../../test/preflight/cases.ts";
import { earlyApps } from "../../demo/demo.apps.early.ts";
import { recentApps } from "../../demo/demo.apps.recent.ts";
import { studioApps } from "../../demo/demo.apps.studio.ts";
import { detectOtherLanguage } from "./text.language.rules.ts";
import { inspectTexts, type Written } from "./text.rules.ts";

const italian =
  "Registra chi entra e chi esce dalla sede, con il badge o con il telefono, e mostra chi è presente.";
const en =
  "Records who enters and who leaves the office, with a badge or a phone, and shows who is there.";
const es =
  "Registra quién entra y quién sale de la oficina, con la tarjeta o el teléfono, y muestra quién está.";
const fr =
  "Enregistre qui entre et qui sort du bureau, avec le badge ou le téléphone, et montre qui est présent.";

const written = (
  text: string,
  language: LanguageCode = "it",
  kind: Written["kind"] = "description",
  field = "d",
) => ({ text, language, kind, field }) as const;

interface Case {
  readonly breaks: readonly (readonly [texts: readonly Written[], finding: string])[];
  readonly rests: readonly (readonly Written[])[];
}

const cases: Readonly<Record<RuleAbout<"text">, Case>> = {
  text_language: {
    breaks: [
      [[written(en)], "English"],
      [[written(italian, "en")], "Italiano"],
      [
        [
          written(
            `${italian} Chi lavora da casa si segna da solo, e chi dimentica il badge lo chiede all'ingresso.`,
            "es",
          ),
        ],
        "Italiano",
      ],
      [[written(es, "fr")], "Español"],
      [[written(fr, "en")], "Français"],
    ],
    rests: [
      [written(italian), written(en, "en"), written(es, "es"), written(fr, "fr")],
      [written("Who is there, at a glance.")],
      [
        written(
          "Integra Microsoft Teams, Google Calendar e Outlook con il badge: check-in smart, desk booking, visitor management e report in tempo reale.",
        ),
      ],
      [written("Badge & Check-in Pro: SSO, NFC, QR, API, GPS.", "fr")],
      [{ ...written(en), language: undefined, kind: "notes" }],
      [written(en, "it", "title")],
    ],
  },
  text_placeholder: {
    breaks: [
      [[written("Lorem ipsum dolor sit amet.")], "Lorem ipsum"],
      [[written("TODO: describe")], "TODO:"],
      [[written("asdf")], "asdf"],
      [[written("Test 2", "en", "title")], "Test 2"],
      [[written("Scrivi a [inserire l'indirizzo]")], "[inserire l'indirizzo]"],
      [[written("aaaaaaaaaaaaaaaa")], "aaaaaaaaaaaaaaaa"],
      [[written("Descrizione")], "Descrizione"],
      [[written("Release notes TBD", "en")], "TBD"],
      [[written(`${en} Prices: TBD.`, "en")], "TBD"],
      [[written(`${en} [TBA]`, "en")], "TBA"],
      [[written(`${en}\nTBD`, "en")], "TBD"],
      [[written("FIXME before the release", "en")], "FIXME"],
    ],
    rests: [
      [written("Todo en un solo lugar: TODO el equipo.", "es")],
      [written("A test of the fire alarm, every month.", "en")],
      [written("Telefono +39 0000000000, oppure 1111111111.")],
      [written("Il messaggio può contenere {name} e {titolo}, sostituiti all'arrivo.")],
      [written("An on-screen keyboard for kiosks: QWERTY, AZERTY and QWERTZ layouts.", "en")],
      [
        written(
          "Shifts show TBD until a manager assigns them, and TBA once the place is known but not the hour.",
          "en",
        ),
      ],
      [written(`${en} Shifts without a person are marked as “TBD”, or as TBD.`, "en")],
      [written("----------\n1. Nuovo\n=========="), written("[1] Novità", "it")],
    ],
  },
  text_repeated: {
    breaks: [
      [
        [written("Presenze", "it", "title", "n"), written("presenze!", "it", "description", "d1")],
        "",
      ],
      [
        [
          written(italian, "it", "description", "d1"),
          written(italian.toUpperCase(), "en", "description", "d2"),
        ],
        "",
      ],
      [[written(italian), { ...written(italian), kind: "notes", field: "notes" }], ""],
    ],
    rests: [
      [written("Visits", "it", "title"), written("Visits", "en", "title")],
      [written(italian), written(en, "en")],
      [written("!!!"), written("???")],
    ],
  },
};

describe.each(Object.entries(cases) as [RuleAbout<"text">, Case][])("%s", (rule, all) => {
  it.each(all.breaks)("is broken by %j", (texts, expected) => {
    expect(toldBy(inspectTexts(texts), rule)).toEqual([expected]);
  });
  it.each(all.rests.map((texts) => [texts] as const))("lets %j rest", (texts) => {
    expect(toldBy(inspectTexts(texts), rule)).toEqual([]);
  });
});

it("takes no text of the demo for one of another language", () => {
  for (const { texts } of [...earlyApps, ...recentApps, ...studioApps])
    for (const [language, , description] of texts)
      expect(detectOtherLanguage(description, language), description).toBeUndefined();
});

it("takes no message of this product for one of another language, and few in the wrong place for right", () => {
  let missed = 0;
  let all = 0;
  for (const code of languageCodes)
    for (const text of Object.values(messages[code]).filter((one) => one.length > 120)) {
      expect(detectOtherLanguage(text, code), text).toBeUndefined();
      for (const other of languageCodes.filter((one) => one !== code)) {
        all += 1;
        if (detectOtherLanguage(text, other) !== code) missed += 1;
      }
    }
  expect(all).toBeGreaterThan(100);
  expect(missed / all).toBeLessThan(0.05);
});

it("places a finding at its field", () => {
  const [finding] = inspectTexts([
    written("TBD", "it", "description", "languages[1][description]"),
  ]);
  expect(finding).toMatchObject({
    field: "languages[1][description]",
    severity: "warns",
    line: null,
  });
});
