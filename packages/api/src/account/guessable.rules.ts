// Passwords that are tried first: common words in their usual disguises, rows of keys, repetitions.

/** The words that the most common long passwords are made of, and those of this product. */
const words = new Set(
  (
    "password passwort motdepasse contrasena secret welcome benvenuto bienvenue bienvenido letmein iloveyou " +
    "tiamo jetaime administrator administrador amministratore root user guest test testing demo changeme default " +
    "login access master dragon monkey sunshine princess football baseball basketball superman batman starwars " +
    "pokemon michael charlie jordan ashley jessica jennifer liverpool chelsea arsenal juventus barcelona " +
    "realmadrid napoli ferrari mustang corvette harley computer internet samsung google facebook trustno " +
    "whatever freedom nothing forever summer winter spring autumn january february december november qwerty " +
    "azerty qwertz lanyard badge badges marketplace creator company"
  ).split(" "),
);
const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "azertyuiop",
];
const columns = "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p";
const disguises: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const plain = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);
const reversed = (text: string) => text.split("").toReversed().join("");

/** Whether the whole text is pieces of at least three keys that lie, or follow, side by side. */
function isKeys(text: string): boolean {
  const lines = [...rows, columns];
  const paths = [...lines, ...lines.map(reversed)].map((line) => line + line);
  let left = text;
  while (left.length > 0) {
    const most = Math.max(
      ...paths.map((path) => {
        let length = 0;
        while (length < left.length && path.includes(left.slice(0, length + 1))) length += 1;
        return length;
      }),
    );
    if (most < Math.min(3, left.length)) return false;
    left = left.slice(most);
  }
  return true;
}

/** Whether a password of at least ten characters is among those that are guessed first. */
export function isGuessable(password: string): boolean {
  const text = password.toLowerCase();
  // One piece over and over: aaaaaaaaaa, abcabcabcabc, passwordpassword.
  if (/^(.{1,10})\1+$/s.test(text)) return true;
  const keys = text.replaceAll(/[^a-z0-9]/g, "");
  if (keys.length >= text.length - 2 && isKeys(keys)) return true;
  // A word with numbers and signs around it: Password2026!, ***welcome***, P@ssw0rd1234.
  const bare = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  return words.has(bare) || words.has(plain(bare));
}
