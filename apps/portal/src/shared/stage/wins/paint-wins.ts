import { faded, oklch } from '../colour.ts';
import { cellCentre, type MachineLayout } from '../reels/layout.ts';

export interface ShownWin {
  /** Index of the line, or -1 for ways and scatters. */
  readonly line: number;
  readonly positions: readonly (readonly [reel: number, row: number])[];
}

interface WinScene {
  readonly layout: MachineLayout;
  readonly lines: readonly (readonly number[])[];
  readonly win: ShownWin;
  /** 0 to 1: how far the line is drawn. */
  readonly progress: number;
}

/** Golden-angle hues keep neighbouring lines apart. */
function lineHue(line: number): number {
  return (line * 137.5 + 70) % 360;
}

export function paintWin(context: CanvasRenderingContext2D, scene: WinScene): void {
  const hue = lineHue(scene.win.line);
  const rows = scene.win.line >= 0 ? scene.lines[scene.win.line] : undefined;
  if (rows !== undefined) {
    strokeLine(context, { layout: scene.layout, rows, hue, progress: scene.progress });
  }
  for (const [reel, row] of scene.win.positions) {
    frameCell(context, { layout: scene.layout, reel, row, hue });
  }
}

function strokeLine(
  context: CanvasRenderingContext2D,
  line: {
    readonly layout: MachineLayout;
    readonly rows: readonly number[];
    readonly hue: number;
    readonly progress: number;
  },
): void {
  const { layout, rows, hue } = line;
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
    { width: 11, colour: faded(oklch(0.15, 0.05, hue), 0.6) },
    { width: 7, colour: oklch(0.78, 0.19, hue) },
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
    readonly hue: number;
  },
): void {
  const { layout, hue } = cell;
  const centre = cellCentre(layout, cell);
  const width = layout.cellWidth - 6;
  const height = layout.cellHeight - 6;
  context.save();
  context.shadowColor = oklch(0.85, 0.18, hue);
  context.shadowBlur = 18;
  context.strokeStyle = oklch(0.88, 0.15, hue);
  context.lineWidth = 3.5;
  context.beginPath();
  context.roundRect(centre.x - width / 2, centre.y - height / 2, width, height, 10);
  context.stroke();
  context.restore();
}
