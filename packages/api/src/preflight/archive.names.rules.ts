// What the name of a file in an archive tells: one row a kind.
import type { PreflightRule } from "@lanyard/contract";

interface NameRule {
  readonly rule: Extract<
    PreflightRule,
    "archive_leftover" | "archive_nested" | "archive_program" | "secret_settings" | "secret_store"
  >;
  readonly fits: RegExp;
}

/** The first that fits decides; what lies in a folder that fits is told once, by the folder. */
export const nameRules: readonly NameRule[] = [
  {
    rule: "archive_leftover",
    fits: /(?:^|\/)(?:\.git|\.svn|\.hg|node_modules|bower_components|__MACOSX|__pycache__|\.idea|\.vscode)\//i,
  },
  {
    rule: "archive_leftover",
    // The settings of a developer or a test that frameworks keep with the code: they hold no keys of others.
    fits: /(?:^|\/)(?:\.env\.(?:development|test)|\.DS_Store|Thumbs\.db|desktop\.ini|[^/]+\.(?:log|tmp|bak|swp|orig))$/i,
  },
  {
    rule: "secret_settings",
    fits: /(?:^|\/)\.env(?:\.(?!example$|sample$|template$|dist$|defaults$)[\w-]+)*$/i,
  },
  {
    rule: "secret_store",
    fits: /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|\.htpasswd|\.netrc|\.pgpass|\.git-credentials|\.aws\/credentials|\.kube\/config|\.docker\/config\.json|[^/]+\.(?:p12|pfx|jks|keystore|kdbx|ppk))$/i,
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

/** What a name tells, and the part of the path that it is told by. */
export function tellingName(
  path: string,
): { readonly rule: NameRule["rule"]; readonly path: string } | undefined {
  for (const { rule, fits } of nameRules) {
    const match = fits.exec(path);
    if (match) return { rule, path: path.slice(0, match.index + match[0].length) };
  }
  return undefined;
}

/** A file of a page that was packed before, so that no server has to: it stands beside the same, unpacked. */
export const isPackedPage = (path: string, paths: ReadonlySet<string>): boolean =>
  /\.gz$/i.test(path) && paths.has(path.slice(0, -".gz".length));

/** A file that says under which license the app is used, wherever it lies. */
export const isLicense = (path: string): boolean =>
  /(?:^|\/)(?:licen[cs]e|licenza|licencia|copying|notice)(?:[-.][\w-]+)*$/i.test(path);

/** How the files of programs begin; those of Windows with two letters that begin texts too. */
const programs = ["7f454c46", "feedface", "feedfacf", "cefaedfe", "cffaedfe", "23212f"];
const windowsProgram = "4d5a";
const archives = ["1f8b", "377abcaf", "52617221"];

/** A script of a page that was bundled from a command: its first line is a comment there. */
const isBundledCommand = (bytes: Buffer, path: string): boolean =>
  /\.[cm]?js$/i.test(path) &&
  /^#!\/[\w./-]+(?:\/env(?: -S)? |\/)(?:node|deno|bun)(?=\s)/.test(
    bytes.toString("latin1", 0, 100),
  );

/** What the first bytes of a file say that it is, and in one case its name. */
export function kindOf(
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
