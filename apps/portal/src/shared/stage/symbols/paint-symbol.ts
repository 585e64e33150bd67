import { shapes, type Shape } from '../data/shapes.ts';
import type { SymbolArt } from '../data/themes.ts';
import { faded, oklch, vertical } from '../colour.ts';

const ink = 0.2;

/** Draws one symbol into a square of `size` whose corner is the context's origin. */
export function paintSymbol(context: CanvasRenderingContext2D, art: SymbolArt, size: number): void {
  context.save();
  context.scale(size / 100, size / 100);
  if ('letter' in art) {
    paintLetter(context, art.letter, art.hue);
  } else {
    const isPlated = art.isPlated === true;
    if (isPlated) {
      paintPlate(context, art.hue);
    }
    const scale = isPlated ? 0.6 : 0.66;
    context.translate(50, 50);
    context.scale(scale, scale);
    context.translate(-50, -50);
    paintShape(context, shapes[art.shape], art.hue);
  }
  context.restore();
}

/** The round medallion behind high symbols: dark well, bright rim, one arc of light. */
function paintPlate(context: CanvasRenderingContext2D, hue: number): void {
  const rim = new Path2D();
  rim.arc(50, 50, 46, 0, Math.PI * 2);
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.55)';
  context.shadowBlur = 8;
  context.shadowOffsetY = 4;
  context.fillStyle = vertical(context, { top: 4, bottom: 96 }, [
    oklch(0.88, 0.11, hue),
    oklch(0.56, 0.15, hue),
    oklch(0.34, 0.11, hue),
  ]);
  context.fill(rim);
  context.restore();
  const well = new Path2D();
  well.arc(50, 50, 40, 0, Math.PI * 2);
  const glow = context.createRadialGradient(50, 34, 4, 50, 50, 42);
  glow.addColorStop(0, oklch(0.5, 0.14, hue));
  glow.addColorStop(1, oklch(0.22, 0.08, hue));
  context.fillStyle = glow;
  context.fill(well);
  context.strokeStyle = faded(oklch(ink, 0.06, hue), 0.7);
  context.lineWidth = 1.6;
  context.stroke(well);
  context.strokeStyle = faded(oklch(0.97, 0.04, hue), 0.55);
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(50, 50, 43, Math.PI * 1.12, Math.PI * 1.58);
  context.stroke();
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, hue: number): void {
  const outline = new Path2D(shape.outline);
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.5)';
  context.shadowBlur = 10;
  context.shadowOffsetY = 5;
  context.fillStyle = vertical(context, { top: 4, bottom: 98 }, [
    oklch(0.95, 0.09, hue),
    oklch(0.76, 0.18, hue),
    oklch(0.48, 0.17, hue - 14),
  ]);
  context.fill(outline, 'evenodd');
  context.restore();
  context.save();
  context.clip(outline, 'evenodd');
  context.fillStyle = faded(oklch(0.3, 0.12, hue - 20), 0.28);
  context.beginPath();
  context.ellipse(58, 104, 70, 46, -0.18, 0, Math.PI * 2);
  context.fill();
  context.restore();
  context.lineJoin = 'round';
  context.lineCap = 'round';
  if (shape.detail !== undefined) {
    context.strokeStyle = faded(oklch(ink, 0.08, hue), 0.55);
    context.lineWidth = 3.4;
    context.stroke(new Path2D(shape.detail));
  }
  if (shape.gloss !== undefined) {
    context.fillStyle = 'rgb(255 255 255 / 0.62)';
    context.fill(new Path2D(shape.gloss));
  }
  context.strokeStyle = oklch(ink, 0.07, hue);
  context.lineWidth = 4.6;
  context.stroke(outline);
}

function paintLetter(context: CanvasRenderingContext2D, letter: string, hue: number): void {
  const isWide = letter.length > 1;
  context.font = `800 ${isWide ? 60 : 72}px "Trebuchet MS", "Segoe UI", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  const baseline = isWide ? 71 : 76;
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.55)';
  context.shadowBlur = 7;
  context.shadowOffsetY = 4;
  context.strokeStyle = oklch(ink, 0.08, hue);
  context.lineWidth = 12;
  context.strokeText(letter, 50, baseline);
  context.restore();
  context.strokeStyle = oklch(0.9, 0.1, hue);
  context.lineWidth = 5;
  context.strokeText(letter, 50, baseline);
  context.fillStyle = vertical(context, { top: 24, bottom: 80 }, [
    oklch(0.9, 0.12, hue),
    oklch(0.68, 0.19, hue),
    oklch(0.46, 0.17, hue - 12),
  ]);
  context.fillText(letter, 50, baseline);
}
