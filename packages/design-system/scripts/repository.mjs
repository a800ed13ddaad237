// Where the package's sources are, as its package.json says it: taken from the address that a clone has of its origin.

/** `git@host:path` is how git writes `ssh://git@host/path`. */
const written = (origin) => origin.replace(/^([\w.-]+@)?([\w.-]+):(?!\/)/, "ssh://$1$2/");

/** Answers nothing for an address that other people cannot reach: a folder, or one without encryption. */
export const repositoryOf = (origin, directory) => {
  const address = URL.parse(written(origin));
  if (!address || !["https:", "ssh:"].includes(address.protocol)) return undefined;
  // Nobody's name, password or token leaves the house.
  address.username = address.protocol === "ssh:" ? "git" : "";
  address.password = "";
  return { type: "git", url: `git+${address.href}`, directory };
};
