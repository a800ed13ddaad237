// The columns of the editor and of its placeholder.

/** Sections, form and badge: 200, 560 and 304 px if there is room for all. */
export const editorGrid =
  "grid grid-cols-1 items-start gap-x-7 gap-y-4 md:grid-cols-[minmax(0,1fr)_19rem] lg:grid-cols-[12.5rem_minmax(0,1fr)_19rem]";
