// Code and requests of an app that lead to other servers: what they answer is in no review. One way per row.
import type { Finding } from "@lanyard/contract";
import { createFinding, type Place } from "./finding.rules.ts";
import { findInText, type Match } from "./search.rules.ts";

/** The address is the group; every part has a limit, so that no text takes long. */
const address = String.raw`((?:(?:https?|wss?):)?\/\/[^\s"'\`<>\\$]{1,300})`;
const quoted = String.raw`\s{0,9}["'\`]${address}`;
const ways: readonly RegExp[] = [
  String.raw`<(?:script|iframe|frame|embed)\b[^<>]{0,400}?\ssrc\s{0,9}=\s{0,9}["']?${address}`,
  String.raw`<object\b[^<>]{0,400}?\sdata\s{0,9}=\s{0,9}["']?${address}`,
  String.raw`\bimport\s{0,9}\(${quoted}`,
  String.raw`\b(?:import|from)${quoted}`,
  String.raw`\b(?:fetch|importScripts|Worker|SharedWorker|EventSource|WebSocket|sendBeacon)\s{0,9}\(${quoted}`,
  String.raw`\bserviceWorker\s{0,9}\.\s{0,9}register\s{0,9}\(${quoted}`,
  String.raw`\.open\s{0,9}\(\s{0,9}["'][A-Za-z]{3,7}["']\s{0,9},${quoted}`,
].map((way) => new RegExp(way, "gi"));

const isCode = (file: string): boolean => /\.(?:x?html?|svg|[cm]?[jt]sx?|vue|svelte)$/i.test(file);

function findMatches(text: string): readonly Match[] {
  if (!text.includes("//")) return [];
  return ways.flatMap((way) =>
    [...text.matchAll(way)].flatMap(({ index, 1: url = "" }) => {
      const parsed = URL.parse(url, "https://here.invalid");
      if (!parsed) return [];
      return [
        {
          index,
          toFinding: (place: Place) =>
            createFinding("archive_outside", place, { address: parsed.host }),
        },
      ];
    }),
  );
}

/** What a file of an app's code loads from other servers. */
export const findOutside = (
  bytes: Buffer,
  { field, file }: { readonly field: string; readonly file: string },
): readonly Finding[] => (isCode(file) ? findInText(bytes, { field, file }, findMatches) : []);
