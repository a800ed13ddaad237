// The layout of the account's forms: two fields per row where there is room.

export const accountGrid = "grid gap-6 sm:grid-cols-2";
export const wholeLine = "col-span-full";
