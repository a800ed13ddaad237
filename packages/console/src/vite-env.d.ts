// Types of what Vite lets a module import, such as style sheets.
/// <reference types="vite/client" />
