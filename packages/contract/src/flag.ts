// Booleans on the wire.

export type Flag = 0 | 1;
export const toFlag = (yes: boolean): Flag => (yes ? 1 : 0);
