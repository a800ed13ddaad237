// Types of what Vite lets a module import, such as style sheets, and of .mdx files.
/// <reference types="vite/client" />
/// <reference types="mdx" />

interface ImportMetaEnv {
  /** Set by the build: the hash of each text file, by file name. */
  readonly TEXT_VERSIONS?: Readonly<Record<string, string>>;
}
