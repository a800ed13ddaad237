// Valid archives of random content, each mutated so that its content and its headers disagree.
import { inflateRawSync } from "node:zlib";
import { bytesOf, headerAt, tampered, type Field } from "./zip.ts";
import type { Hostile } from "./names.ts";

type Random = () => number;
const below = (random: Random, most: number) => Math.floor(random() * most);
const word = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + below(random, 26))).join("");

function good(random: Random): Promise<Buffer> {
  const contents = Array.from({ length: 1 + below(random, 6) }, (_, at) => ({
    path: `${word(random, 1 + below(random, 8))}${at}/${word(random, 4)}.txt`,
    content: word(random, 40 + below(random, 4_000)),
  }));
  return bytesOf(contents);
}

/** The unpacked content of a file; undefined when it cannot be unpacked. */
function unpacked(packed: Buffer): Buffer | undefined {
  try {
    return inflateRawSync(packed);
  } catch {
    return undefined;
  }
}

const significant: readonly Field[] = [
  { name: "local signature", at: "local", offset: 0, bytes: 4 },
  { name: "local method", at: "local", offset: 8, bytes: 2 },
  { name: "local name", at: "local", offset: 30, bytes: 2 },
  { name: "central method", at: "central", offset: 10, bytes: 2 },
  { name: "crc", at: "central", offset: 16, bytes: 4 },
  { name: "packed size", at: "central", offset: 20, bytes: 4 },
  { name: "size", at: "central", offset: 24, bytes: 4 },
  { name: "name length", at: "central", offset: 28, bytes: 2 },
  { name: "local offset", at: "central", offset: 42, bytes: 4 },
  { name: "end signature", at: "end", offset: 0, bytes: 4 },
  { name: "entry count", at: "end", offset: 10, bytes: 2 },
  { name: "directory offset", at: "end", offset: 16, bytes: 4 },
];

const mutations: Readonly<Record<string, (zip: Buffer, random: Random) => Buffer>> = {
  cut: (zip, random) => zip.subarray(0, below(random, zip.length)),
  "longer in front": (zip, random) =>
    Buffer.concat([Buffer.from(word(random, 1 + below(random, 99))), zip]),
  "longer behind": (zip, random) =>
    Buffer.concat([zip, Buffer.from(word(random, 1 + below(random, 99)))]),
  "a hole": (zip, random) => {
    const at = below(random, headerAt(zip, "central"));
    return Buffer.concat([zip.subarray(0, at), zip.subarray(at + 1 + below(random, 30))]);
  },
  "other content": (zip, random) => {
    // The content of the first file follows its header and name.
    const begin = 30 + zip.readUInt16LE(26) + zip.readUInt16LE(28);
    const end = begin + zip.readUInt32LE(headerAt(zip, "central") + 20);
    const content = unpacked(zip.subarray(begin, end))!;
    for (;;) {
      const result = Buffer.from(zip);
      const at = begin + below(random, end - begin);
      result[at] = result[at]! ^ (1 << below(random, 8));
      // Some changed bits leave the content as it is, e.g. those behind the last code; such a change does not count.
      if (!unpacked(result.subarray(begin, end))?.equals(content)) return result;
    }
  },
  "another field": (zip, random) => {
    const field = significant[below(random, significant.length)]!;
    return tampered(zip, field, below(random, 2 ** (8 * field.bytes)));
  },
};

/** Yields `count` mutated archives; the same random numbers yield the same archives. */
export async function* mutated(count: number, random: Random): AsyncGenerator<Hostile> {
  const kinds = Object.entries(mutations);
  for (let made = 0; made < count; made += 1) {
    const [kind, mutate] = kinds[made % kinds.length]!;
    const bytes = mutate(await good(random), random);
    yield { name: `mutation ${made}, ${kind}`, bytes: () => Promise.resolve(bytes) };
  }
}
