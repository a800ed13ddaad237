// MenuList as a module of its own: what is imported elsewhere as well would not come late.
export { MenuList } from "./MenuList.tsx";
