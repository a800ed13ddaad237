// What the name of a file in an archive reveals: one kind per row.
import type { PreflightRule } from "@lanyard/contract";

interface NameRule {
  readonly rule: Extract<
    PreflightRule,
    | "archive_leftover"
    | "archive_nested"
    | "archive_program"
    | "secret_key"
    | "secret_settings"
    | "secret_store"
  >;
  readonly fits: RegExp;
}

/** The first matching rule counts. The files in a matching folder are reported once, as the folder. */
export const nameRules: readonly NameRule[] = [
  {
    rule: "archive_leftover",
    fits: /(?:^|\/)(?:\.git|\.svn|\.hg|node_modules|bower_components|__MACOSX|__pycache__|\.idea|\.vscode)\//i,
  },
  {
    rule: "archive_leftover",
    // Settings for development and tests, which frameworks keep with the code: they contain no real keys.
    fits: /(?:^|\/)(?:\.env\.(?:development|test)|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]+\.(?:log|tmp|bak|swp|orig))$/i,
  },
  {
    rule: "secret_settings",
    fits: /(?:^|\/)\.env(?:\.(?!example$|sample$|template$|dist$|defaults$)[\w-]+)*$/i,
  },
  {
    rule: "secret_key",
    fits: /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]+\.ppk)$/i,
  },
  {
    rule: "secret_store",
    fits: /(?:^|\/)(?:\.htpasswd|\.netrc|\.pgpass|\.git-credentials|\.aws\/credentials|\.kube\/config|\.docker\/config\.json|[^/]+\.(?:p12|pfx|jks|keystore|kdbx))$/i,
  },
  {
    rule: "archive_program",
    fits: /\.(?:exe|com|scr|msi|msix|bat|cmd|ps1|vbs|dll|sys|so(?:\.\d+)*|dylib|app|apk|ipa|deb|rpm|dmg|pkg|run|sh|bash)$/i,
  },
  {
    rule: "archive_nested",
    fits: /(?:(?<!\.(?:m?js|css|html?|svg|json|wasm|map|xml|txt|ico|webmanifest))\.gz|\.(?:zip|jar|war|ear|7z|rar|tar|tgz|tbz2?|txz|bz2|xz|zst|lz4?|cab|iso|arj))$/i,
  },
];

/** The rule that matches a path, and the path up to the end of the match. */
export function tellingName(
  path: string,
): { readonly rule: NameRule["rule"]; readonly path: string } | undefined {
  for (const { rule, fits } of nameRules) {
    const match = fits.exec(path);
    if (match) return { rule, path: path.slice(0, match.index + match[0].length) };
  }
  return undefined;
}

/**
 * Whether a file is the precompressed copy of a page's file, which saves servers the compression; the uncompressed file
 * is in the archive too.
 */
export const isPackedPage = (path: string, paths: ReadonlySet<string>): boolean =>
  /\.gz$/i.test(path) && paths.has(path.slice(0, -".gz".length));

/** Whether a file contains the app's license, in any folder. */
export const isLicense = (path: string): boolean =>
  /(?:^|\/)(?:licen[cs]e|licenza|licencia|copying|notice)(?:[-.][\w-]+)*$/i.test(path);

/** The first bytes of executables, in hex; those of Windows are two letters, which may also begin a text. */
const programs = ["7f454c46", "feedface", "feedfacf", "cefaedfe", "cffaedfe", "23212f"];
const windowsProgram = "4d5a";
const archives = ["1f8b", "377abcaf", "52617221"];

/** A script that was bundled from a command-line tool: in a page, its first line is only a comment. */
const isBundledCommand = (bytes: Buffer, path: string): boolean =>
  /\.[cm]?js$/i.test(path) &&
  /^#!\/[\w./-]+(?:\/env(?: -S)? |\/)(?:node|deno|bun)(?=\s)/.test(
    bytes.toString("latin1", 0, 100),
  );

/** What a file is by its first bytes; the name only exempts bundled scripts. */
export function detectKind(
  bytes: Buffer,
  path: string,
): "archive_program" | "archive_nested" | undefined {
  if (isBundledCommand(bytes, path)) return undefined;
  const start = bytes.subarray(0, 4).toString("hex");
  const begins = (signature: string) => start.startsWith(signature);
  if (programs.some(begins) || (begins(windowsProgram) && bytes.includes(0)))
    return "archive_program";
  return archives.some(begins) ? "archive_nested" : undefined;
}
