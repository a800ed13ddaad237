// The guide's search: every word must occur, accents and case do not matter, hits in titles come first.
import { expect, test } from "vitest";
import { findPlaces } from "./search.ts";

const passages = {
  start: "Per iniziare\nChiedi un account. Lo apre il supporto.",
  life: "La vita di una build\nUna build è in un solo stato alla volta.",
  webhooks: "Webhook\nIndica un indirizzo e diremo al tuo server che cosa succede alla build.",
  "webhooks#verify": `Verificare la firma\n${"Chiunque può chiamarlo. ".repeat(9)}Ogni prodotto ha un segreto, e la firma è un HMAC.`,
};
const addresses = (query: string) => findPlaces(passages, query).map(({ address }) => address);

test("a place has every word, in its title or its text", () => {
  expect(addresses("build stato")).toEqual(["life"]);
  expect(addresses("build zebra")).toEqual([]);
  expect(addresses("PUÒ firma")).toEqual(["webhooks#verify"]);
  expect(addresses("puo")).toEqual(["webhooks#verify"]);
});

test("the keyboard's apostrophe finds the printed one, and the other way round", () => {
  const texts = { archive: "L’archivio\nChe cosa c'è dentro l’archivio." };
  for (const query of ["l'archivio", "l’archivio", "c’è", "c'e"])
    expect(findPlaces(texts, query).map(({ address }) => address)).toEqual(["archive"]);
});

test("titles come before texts, the places of a chapter one after the other", () => {
  expect(addresses("build")).toEqual(["life", "webhooks"]);
  expect(addresses("che")).toEqual(["webhooks"]);
  expect(addresses("i")).toEqual(["start", "life", "webhooks", "webhooks#verify"]);
});

test("the text shown is that around the first hit, cut between words", () => {
  const [place] = findPlaces(passages, "segreto");
  expect(place?.text).toMatch(/^… .*Ogni prodotto ha un segreto, e la firma è un HMAC\.$/);
  expect(findPlaces(passages, "firma segreto")[0]?.text).toContain("segreto");
  expect(findPlaces(passages, "account")[0]?.text).toBe("Chiedi un account. Lo apre il supporto.");
});
