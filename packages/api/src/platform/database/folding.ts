// Folds the words of a search, as the function `folded` of migration 0023 folds the words that are searched.

const letters: Readonly<Record<string, string>> = {
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ß: "ss",
  ẞ: "SS",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ħ: "h",
  Ħ: "H",
  ı: "i",
};

/** Removes accents and replaces printed apostrophes with the keyboard's; keeps upper and lower case. */
export const folded = (word: string): string =>
  word
    .replaceAll(/[’‘ʼ′`´]/g, "'")
    .replaceAll(/[æÆœŒßẞøØłŁđĐħĦı]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
