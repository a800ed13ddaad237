// MenuList in a module of its own, because a module that is also imported statically would not be loaded lazily.
export { MenuList } from "./MenuList.tsx";
