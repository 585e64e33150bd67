import { faded, oklch } from '../colour.ts';
import { cellCentre, type MachineLayout } from '../reels/layout.ts';

export interface ShownWin {
  /** Index of the line, or -1 for ways and scatters. */
  readonly line: number;
  readonly positions: readonly (readonly [reel: number, row: number])[];
  /** What it pays, as it is written beside it. */
  readonly amountText?: string;
}

interface PaintedWin {
  readonly layout: MachineLayout;
  readonly lines: readonly (readonly number[])[];
  readonly win: ShownWin;
  /** 0 to 1: how far the line is drawn. */
  readonly progress: number;
  /** A plain win has no colour of its own: the return is not above the stake (R15). */
  readonly isPlain: boolean;
  /** Writes the amount, where a win stands alone. */
  readonly hasAmount: boolean;
}

interface Ink {
  readonly bright: string;
  readonly middle: string;
  readonly dark: string;
}

const plainInk: Ink = {
  bright: 'rgb(226 230 244 / 0.9)',
  middle: 'rgb(176 184 210)',
  dark: 'rgb(14 16 27 / 0.6)',
};

/** Golden-angle hues keep neighbouring lines apart. */
function inkOf({ win, isPlain }: PaintedWin): Ink {
  const hue = (win.line * 137.5 + 70) % 360;
  return isPlain
    ? plainInk
    : {
        bright: oklch(0.88, 0.15, hue),
        middle: oklch(0.78, 0.19, hue),
        dark: faded(oklch(0.15, 0.05, hue), 0.6),
      };
}

export function paintWin(context: CanvasRenderingContext2D, painted: PaintedWin): void {
  const { win, layout, lines, progress } = painted;
  const ink = inkOf(painted);
  const rows = win.line >= 0 ? lines[win.line] : undefined;
  if (rows !== undefined) {
    strokeLine(context, { layout, rows, ink, progress });
  }
  for (const [reel, row] of win.positions) {
    frameCell(context, { layout, reel, row, ink });
  }
  if (painted.hasAmount && win.amountText !== undefined) {
    writeAmount(context, { layout, win, text: win.amountText, ink });
  }
}

function strokeLine(
  context: CanvasRenderingContext2D,
  line: {
    readonly layout: MachineLayout;
    readonly rows: readonly number[];
    readonly ink: Ink;
    readonly progress: number;
  },
): void {
  const { layout, rows, ink } = line;
  const points = rows.map((row, reel) => cellCentre(layout, { reel, row }));
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return;
  }
  const overhang = layout.cellWidth * 0.56;
  const path = new Path2D();
  path.moveTo(first.x - overhang, first.y);
  for (const point of points) {
    path.lineTo(point.x, point.y);
  }
  path.lineTo(last.x + overhang, last.y);
  context.save();
  context.beginPath();
  context.rect(0, 0, layout.left - overhang + (layout.width + overhang * 2) * line.progress, 1e5);
  context.clip();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const strokes = [
    { width: 11, colour: ink.dark },
    { width: 7, colour: ink.middle },
    { width: 2.4, colour: 'rgb(255 255 255 / 0.92)' },
  ];
  for (const { width, colour } of strokes) {
    context.lineWidth = width * Math.min(1.1, Math.max(0.55, layout.cellWidth / 120));
    context.strokeStyle = colour;
    context.stroke(path);
  }
  context.restore();
}

function frameCell(
  context: CanvasRenderingContext2D,
  cell: {
    readonly layout: MachineLayout;
    readonly reel: number;
    readonly row: number;
    readonly ink: Ink;
  },
): void {
  const { layout, ink } = cell;
  const centre = cellCentre(layout, cell);
  const width = layout.cellWidth - 6;
  const height = layout.cellHeight - 6;
  context.save();
  context.beginPath();
  context.roundRect(centre.x - width / 2, centre.y - height / 2, width, height, 10);
  context.strokeStyle = ink.dark;
  context.lineWidth = 6.5;
  context.stroke();
  context.strokeStyle = ink.bright;
  context.lineWidth = 3.5;
  context.stroke();
  context.restore();
}

/** The amount of a win on a plate over the middle of its symbols. */
function writeAmount(
  context: CanvasRenderingContext2D,
  amount: {
    readonly layout: MachineLayout;
    readonly win: ShownWin;
    readonly text: string;
    readonly ink: Ink;
  },
): void {
  const { layout, win, text, ink } = amount;
  const [reel, row] = win.positions[Math.floor((win.positions.length - 1) / 2)] ?? [0, 0];
  const centre = cellCentre(layout, { reel, row });
  const size = Math.max(14, Math.min(24, layout.cellWidth * 0.2));
  context.save();
  context.font = `700 ${size}px system-ui, sans-serif`;
  context.direction = 'ltr';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = context.measureText(text).width + size * 1.2;
  const half = width / 2;
  const x = Math.max(layout.left + half, Math.min(layout.left + layout.width - half, centre.x));
  const y = centre.y + layout.cellHeight / 2 - size * 0.9;
  context.fillStyle = 'rgb(10 12 22 / 0.9)';
  context.strokeStyle = ink.bright;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(x - half, y - size * 0.85, width, size * 1.7, size * 0.85);
  context.fill();
  context.stroke();
  context.fillStyle = '#f3f5ff';
  context.fillText(text, x, y + 1);
  context.restore();
}
