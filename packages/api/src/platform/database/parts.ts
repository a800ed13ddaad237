// Splits many rows for several statements.

/** A statement may take five seconds, and the machine may be busy, so many rows are written in several statements. */
const rowsPerStatement = 1_000;
export const parts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
