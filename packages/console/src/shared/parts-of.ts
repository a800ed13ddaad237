// Many things in parts, each as large as one call takes.
export const partsOf = <Item>(items: readonly Item[], most: number): Item[][] =>
  items.length > 0 ? [items.slice(0, most), ...partsOf(items.slice(most), most)] : [];
