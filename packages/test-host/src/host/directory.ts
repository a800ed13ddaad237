// Choices for the host's forms: the users, groups and activities of a fictitious company.

interface Choice {
  readonly value: string;
  readonly label: string;
}
const choice = (value: string, label: string): Choice => ({ value, label });

const directory: Readonly<Record<string, readonly Choice[]>> = {
  users: [
    choice("u-1", "Ada Neri"),
    choice("u-2", "Bruno Sala"),
    choice("u-3", "Chloé Martin"),
    choice("u-4", "Diego Álvarez"),
    choice("u-5", "Emma O’Brien"),
  ],
  groups: [choice("g-1", "Reception"), choice("g-2", "Warehouse"), choice("g-3", "Night shift")],
  activities: [
    choice("a-1", "Fire drill"),
    choice("a-2", "Forklift training"),
    choice("a-3", "Visitor day"),
    choice("a-4", "Stocktaking"),
    choice("a-5", "Health check"),
  ],
};

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The entries that match the words, with the delay of a server. */
export async function searchDirectory(
  source: string,
  words = "",
  delay = 150,
): Promise<readonly Choice[]> {
  const all = Object.hasOwn(directory, source) ? directory[source] : undefined;
  if (!all) throw new Error(`There are no ${source.slice(0, 60)}`);
  await new Promise((resolve) => setTimeout(resolve, delay));
  return all.filter(({ label }) => plain(label).includes(plain(words.trim())));
}
