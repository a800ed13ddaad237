// Measures when the largest element of a page is painted, with an empty cache, on a desktop's and on a phone's
// connection; each round visits every page once, with the floor and the peers in between.
import type { Figures } from "./figures.ts";
import { median } from "./medians.ts";
import { hasPainted, paintedOn, watchPainting, type Painted } from "./observed.ts";
import { desktop, openReader, phone, slowDown, visit, type Profile, type Who } from "./reader.ts";
import type { World } from "./world.ts";

interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly path: string;
  readonly who: Who;
}

async function paintOf({ browser }: World, { origin, path, who }: Subject, profile: Profile) {
  const reader = await openReader(browser, origin, who, profile);
  try {
    await watchPainting(reader.page);
    await slowDown(reader, profile);
    await visit(reader, origin + path);
    // A slow CPU may still be working while the network is quiet.
    await reader.page.waitForFunction(hasPainted, undefined, { timeout: 60_000 });
    return await paintedOn(reader.page);
  } finally {
    await reader.close();
  }
}

function subjectsOf({ pages, product, peers }: World): Subject[] {
  const measured = ["landing", "login", "guide", "products", "product"];
  return [
    ...peers.flatMap(({ title, url, views }) =>
      Object.entries(views).map(([view, { path, storage }]) => ({
        name: `${title}, ${view}`,
        origin: url,
        path,
        who: { storage },
      })),
    ),
    ...pages
      .filter(({ id }) => measured.includes(id))
      .map((page) => ({ name: page.id, origin: product.url, path: page.path, who: page })),
  ];
}

const rounds = 5;
type Times = ReadonlyMap<string, readonly Painted[]>;
const largest = (times: Times, name: string) =>
  median((times.get(name) ?? []).map((painted) => painted.largest));

/** Ratios to bare React and, for pages behind the login, to react-admin's list. */
function ratios(times: Times, profile: string): [string, number][] {
  const findTime = (start: string) =>
    [...times.keys()].find((name) => name.startsWith(start)) ?? "";
  const against = (page: string, floor: string) => largest(times, page) / largest(times, floor);
  const list = [...times.keys()].find((name) => /^react-admin.* list$/.test(name)) ?? "";
  const behindLogin = ["products", "product"];
  return [
    ...["landing", "login", ...behindLogin].map((page): [string, number] => [
      `paint.${page}.${profile}`,
      against(page, findTime("bare React")),
    ]),
    ...behindLogin.map((page): [string, number] => [
      `paint.${page}.${profile}.peer`,
      against(page, list),
    ]),
  ].filter((one): one is [string, number] => !Number.isNaN(one[1]));
}

export async function paint(world: World): Promise<Figures> {
  const subjects = subjectsOf(world);
  const values: [string, number][] = [];
  const plots = [];
  for (const profile of [desktop, phone]) {
    const times = new Map<string, Painted[]>(subjects.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const subject of subjects)
        times.get(subject.name)?.push(await paintOf(world, subject, profile));
    values.push(...ratios(times, profile.name));
    plots.push({
      name: `paint-${profile.name}`,
      title: `Largest paint, ${profile.name}: ${profile.latency} ms, ${profile.megabits} Mbps, processor ÷ ${profile.slower}`,
      unit: "ms",
      bars: subjects.map(({ name }) => ({ label: name, value: Math.round(largest(times, name)) })),
    });
  }
  return { values: Object.fromEntries(values), tables: [], plots, notes: world.notes };
}
