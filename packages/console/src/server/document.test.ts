// The document of a page: every text is in its place, and escaped.
import { expect, test } from "vitest";
import type { Settings } from "@lanyard/contract";
import { createDocument } from "./document.ts";
import { pageDataElement } from "../api/page-data.ts";

const template =
  '<html lang="it"><head><title>Lanyard</title></head><body><div id="root"></div></body></html>';
const hostile = `</title></script><script>alert("1")</script>$&$'`;
const settings: Settings = {
  product_name: hostile,
  support_email: "",
  docs_url: "",
  terms_url: "",
  privacy_url: "",
  host_origins: [],
  demo: false,
};
const page = {
  html: "<p>$&</p>",
  title: hostile,
  description: hostile,
  language: "fr",
  links: '<link rel="preload" />',
  notLoaded: { text: hostile, again: hostile, scripts: hostile },
  data: {
    settings,
    origin: "https://lanyard.example",
  },
};

test("says what it is told, and no text becomes an element", () => {
  const document = createDocument(template, page);
  expect(document).toContain('<html lang="fr">');
  expect(document).toContain('<div id="root"><p>$&</p></div>');
  expect(document).toContain('<link rel="preload" />');
  expect(document.match(/<\/title>/g)).toHaveLength(1);
  expect(document).not.toContain("<script>");
  expect(document.match(/<\/script>/g)).toHaveLength(1);
  const written = /<script[^>]*>(.*?)<\/script>/.exec(document)?.[1];
  expect(JSON.parse(written!)).toEqual(page.data);
  expect(pageDataElement(page.data)).toContain(written);
});

test("a page that is empty without scripts says so", () => {
  expect(createDocument(template, page)).not.toContain("<noscript>");
  const empty = createDocument(template, { ...page, html: "" });
  expect(empty).toMatch(/<noscript><p [^>]*>&lt;\/title&gt;/);
  expect(empty).toContain('</noscript><div id="root"></div>');
});

test("a template that lacks a place is refused", () => {
  expect(() => createDocument(template.replace("it", "en"), page)).toThrow('<html lang="it">');
  expect(() => createDocument(template + template, page)).toThrow("once");
});
