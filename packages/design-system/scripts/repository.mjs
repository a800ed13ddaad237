// The `repository` field of a package.json, from the URL of the clone's origin.

/** Git's short form `git@host:path` means `ssh://git@host/path`. */
const written = (origin) => origin.replace(/^([\w.-]+@)?([\w.-]+):(?!\/)/, "ssh://$1$2/");

/** Returns undefined for a URL that other people cannot use: a local folder, or an unencrypted protocol. */
export const repositoryOf = (origin, directory) => {
  const address = URL.parse(written(origin));
  if (!address || !["https:", "ssh:"].includes(address.protocol)) return undefined;
  // Removes user names, passwords and tokens.
  address.username = address.protocol === "ssh:" ? "git" : "";
  address.password = "";
  return { type: "git", url: `git+${address.href}`, directory };
};

/** The package's folder as a page of the repository's host; undefined if that is only reached by ssh. */
export const homepageOf = ({ url, directory }) =>
  url.startsWith("git+https:")
    ? `${url.slice("git+".length).replace(/\.git$/, "")}/tree/HEAD/${directory}#readme`
    : undefined;
