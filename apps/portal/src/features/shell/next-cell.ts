const columns = 8;

/** The cell an arrow key goes to; -1 leaves the panel upward; undefined is no move. */
export function nextCell(move: {
  readonly key: string;
  readonly at: number;
  readonly count: number;
  readonly isRtl: boolean;
}): number | undefined {
  const { key, at, count, isRtl } = move;
  const last = count - 1;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case forward:
      return Math.min(last, at + 1);
    case back:
      return Math.max(0, at - 1);
    case 'ArrowDown':
      // The first cell is the link above the grid.
      return at === 0 ? Math.min(last, 1) : Math.min(last, at + columns);
    case 'ArrowUp':
      return at === 0 ? -1 : at <= columns ? 0 : at - columns;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
