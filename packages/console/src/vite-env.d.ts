// Types of what Vite lets a module import, such as style sheets, and of .mdx files.
/// <reference types="vite/client" />
/// <reference types="mdx" />

interface ImportMetaEnv {
  /** Of the build: the hash of each file of texts, by its name. */
  readonly TEXT_VERSIONS?: Readonly<Record<string, string>>;
}
