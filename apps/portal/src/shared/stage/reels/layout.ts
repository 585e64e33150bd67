export interface MachineLayout {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Inline space between reels. */
  readonly gap: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Thickness of the frame around the window. */
  readonly border: number;
}

interface Grid {
  readonly reels: number;
  readonly rows: number;
}

const largestCell = 190;

/**
 * Places the reel window in the stage. A wide stage has cells between square and 5:4 upright; on an
 * upright one the machine takes the whole width, and the reels grow taller instead.
 */
export function layoutMachine(
  stage: { readonly width: number; readonly height: number },
  grid: Grid,
): MachineLayout {
  const isUpright = stage.height > stage.width;
  const isSmall = Math.min(stage.width, stage.height) < 560;
  const sides = isSmall ? 12 : 48;
  const ends = isSmall ? 14 : 52;
  const gap = isSmall ? 3 : 8;
  const wide = (stage.width - sides * 2 - gap * (grid.reels - 1)) / grid.reels;
  const tall = (stage.height - ends * 2) / grid.rows;
  const cellWidth = whole(Math.min(wide, isUpright ? tall * 1.4 : tall * 1.1, largestCell));
  const cellHeight = whole(Math.min(tall, cellWidth * (isUpright ? 1.75 : 1.25)));
  const width = cellWidth * grid.reels + gap * (grid.reels - 1);
  const height = cellHeight * grid.rows;
  return {
    cellWidth,
    cellHeight,
    gap,
    width,
    height,
    border: Math.min(22, Math.max(isSmall ? 7 : 8, cellWidth * 0.13), sides - 2),
    left: Math.round((stage.width - width) / 2),
    top: Math.round((stage.height - height) / 2),
  };
}

function whole(pixels: number): number {
  return Math.floor(Math.max(24, pixels));
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
