// How the account's forms stand: two fields on a line where there is room, up to the page's edge.

export const accountGrid = "grid gap-6 sm:grid-cols-2";
export const wholeLine = "col-span-full";
