export interface MachineLayout {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Inline space between reels. */
  readonly gap: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places the reel window in the stage: as large as fits, cells between square and 5:4 upright. */
export function layoutMachine(
  stage: { readonly width: number; readonly height: number },
  grid: { readonly reels: number; readonly rows: number },
): MachineLayout {
  const isNarrow = stage.width < 640;
  const sides = isNarrow ? 14 : 48;
  const ends = isNarrow ? 22 : 44;
  const gap = isNarrow ? 3 : 8;
  const room = stage.width - sides * 2 - gap * (grid.reels - 1);
  const tall = (stage.height - ends * 2) / grid.rows;
  const cellWidth = Math.floor(Math.max(24, Math.min(room / grid.reels, tall, 190)));
  const cellHeight = Math.floor(Math.max(24, Math.min(tall, cellWidth * 1.25)));
  const width = cellWidth * grid.reels + gap * (grid.reels - 1);
  const height = cellHeight * grid.rows;
  return {
    cellWidth,
    cellHeight,
    gap,
    width,
    height,
    left: Math.round((stage.width - width) / 2),
    top: Math.round((stage.height - height) / 2),
  };
}

/** The middle of a cell; reels and rows count from 0. */
export function cellCentre(
  layout: MachineLayout,
  cell: { readonly reel: number; readonly row: number },
): { x: number; y: number } {
  return {
    x: layout.left + cell.reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2,
    y: layout.top + (cell.row + 0.5) * layout.cellHeight,
  };
}
