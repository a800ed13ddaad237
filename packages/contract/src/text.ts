// Texts as people type them: how they are stored and counted, and when there is nothing in them to see.

/** Spaces of every kind, zero-width characters, fillers, selectors, tags, direction marks, the empty braille cell. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]*$/u;

/** Whether nothing of it can be seen. */
export const isBlank = (typed: string): boolean => unseen.test(typed);

/**
 * As it is stored, and as limits count it: letters are composed, lines end with LF, nothing stands around it, and a
 * blank one is empty.
 */
export const tidyText = (typed: string): string =>
  isBlank(typed)
    ? ""
    : typed
        .normalize("NFC")
        .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
        .trim();

/** Names the refusal of a line break among the issues of a shape. */
export const oneLine = "one_line";
