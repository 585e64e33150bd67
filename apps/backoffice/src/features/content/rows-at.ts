/**
 * Rows in the order of the site, with one at a place that counts from 1; a place too high is last.
 */
export function withRowAt<Row extends { readonly id: string }>(
  rows: readonly Row[],
  row: Row,
  place: number,
): readonly Row[] {
  return withoutRow(rows, row.id).toSpliced(place - 1, 0, row);
}

export function withoutRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
): readonly Row[] {
  return rows.filter((row) => row.id !== id);
}

/** A place counts from 1. */
export function isPlace(text: string): boolean {
  return /^[1-9]\d{0,2}$/u.test(text.trim());
}
