// Builds the document of a page: index.html of the build, filled with what the server knows about the page.
import { notLoadedId, type NotLoaded } from "../components/page/not-loaded.ts";
import { pageDataElement, type PageData } from "../api/page-data.ts";
import type { Rendered } from "./render.tsx";

export interface Written extends Rendered {
  readonly language: string;
  readonly data: PageData;
  readonly notLoaded: NotLoaded;
  /** Elements for the head: what the browser should preload. */
  readonly links: string;
}

/** The notice for readers without scripts, on pages that have no server-rendered content. */
const needsScripts = ({ html, notLoaded }: Written) =>
  html === ""
    ? `<noscript><p class="p-8 text-base">${escape(notLoaded.scripts)}</p></noscript>`
    : "";

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

/**
 * Replaces each placeholder of the template by its text; throws unless the template contains the placeholder exactly
 * once.
 */
function fill(template: string, places: readonly (readonly [place: string, text: string])[]) {
  return places.reduce((document, [place, text]) => {
    const [before, after, ...rest] = document.split(place);
    if (after === undefined || rest.length > 0)
      throw new Error(`The built index.html has to contain ${place} once`);
    return before + text + after;
  }, template);
}

export const createDocument = (template: string, page: Written): string =>
  fill(template, [
    [
      '<div id="root"></div>',
      `<p id="${notLoadedId}" role="alert" class="p-8 text-base" hidden>${escape(page.notLoaded.text)} <a class="underline" href="">${escape(page.notLoaded.again)}</a></p>${needsScripts(page)}<div id="root">${page.html}</div>`,
    ],
    [
      "<title>Lanyard</title>",
      `<title>${escape(page.title)}</title><meta name="description" content="${escape(page.description)}" />${page.links}${pageDataElement(page.data)}`,
    ],
    ['<html lang="it">', `<html lang="${page.language}">`],
  ]);
