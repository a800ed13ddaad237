// Types of what Vite lets a module import, such as style sheets, and of .mdx files.
/// <reference types="vite/client" />
/// <reference types="mdx" />
