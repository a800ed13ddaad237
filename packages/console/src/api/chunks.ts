// Splits items into chunks of the size that one call accepts.
export const toChunks = <Item>(items: readonly Item[], most: number): Item[][] =>
  items.length > 0 ? [items.slice(0, most), ...toChunks(items.slice(most), most)] : [];
