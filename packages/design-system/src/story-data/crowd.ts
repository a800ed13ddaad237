// Generates any number of people of a fictional company.
export interface Person {
  id: string;
  name: string;
  mail: string;
  badge: number;
  active: boolean;
}

const first = ["Ada", "Bruno", "Chiara", "Dirk", "Elena", "Farid", "Greta", "Hugo", "Inès"];
const last = ["Moretti", "Keller", "Rossi", "Novak", "Laurent", "Ortega", "Lindqvist"];

export const crowd = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const firstName = first[index % first.length] as string;
    const lastName = last[index % last.length] as string;
    return {
      id: String(number),
      name: `${firstName} ${lastName} ${number}`,
      mail: `${firstName}.${lastName}.${number}@northwind.test`.toLowerCase().replace("è", "e"),
      badge: number,
      active: index % 5 !== 3,
    };
  });
