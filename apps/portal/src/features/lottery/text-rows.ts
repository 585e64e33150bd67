/** In pixels: a finger's height, as each text may be a button. */
export const textRowHeight = 44;
/** In pixels; the sheet of the window says the same. */
const windowHeight = 220;
/** Rows beyond both edges, so that a quick scroll shows no gap. */
const spare = 3;
/** Longer texts have a row of their own. */
const longestInThree = 9;

/** The rows of a list that lie in view: few, however long the list is. */
export function rowsInView(texts: readonly string[], top: number) {
  const perRow = (texts[0]?.length ?? 0) > longestInThree ? 1 : 3;
  const total = Math.ceil(texts.length / perRow);
  const highest = Math.max(0, total - 1);
  const first = Math.min(highest, Math.max(0, Math.floor(top / textRowHeight) - spare));
  const count = Math.ceil(windowHeight / textRowHeight) + 2 * spare;
  const shown = Math.min(count, total - first);
  const rows = Array.from({ length: shown }, (_, at) =>
    texts.slice((first + at) * perRow, (first + at + 1) * perRow),
  );
  return { first, rows, total };
}
