import type { AirKind, RidgeKind, SlotTheme } from '../data/themes.ts';
import { decorationSequence, faded, oklch, vertical } from '../colour.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place behind the machine: sky, a disc of light, three ridges and what floats in the air. */
export function paintScene(context: CanvasRenderingContext2D, theme: SlotTheme, size: Size): void {
  paintSky(context, theme, size);
  paintDisc(context, theme, size);
  paintAir(context, theme, size);
  [0, 1, 2].forEach((depth) => {
    paintRidge(context, { theme, size, depth });
  });
  const vignette = context.createRadialGradient(
    size.width / 2,
    size.height * 0.45,
    Math.min(size.width, size.height) * 0.3,
    size.width / 2,
    size.height * 0.5,
    Math.max(size.width, size.height) * 0.75,
  );
  vignette.addColorStop(0, 'rgb(6 7 14 / 0)');
  vignette.addColorStop(1, 'rgb(6 7 14 / 0.42)');
  context.fillStyle = vignette;
  context.fillRect(0, 0, size.width, size.height);
}

function paintSky(context: CanvasRenderingContext2D, theme: SlotTheme, size: Size): void {
  const { hue, warmHue } = theme;
  const lift = theme.isNight ? 0 : 0.14;
  context.fillStyle = vertical(context, { top: 0, bottom: size.height * 0.86 }, [
    oklch(0.17 + lift, 0.07, hue),
    oklch(0.3 + lift, 0.11, hue),
    oklch(0.48 + lift, 0.14, hueBetween(hue, warmHue)),
    oklch(0.7 + lift * 0.6, 0.14, warmHue),
  ]);
  context.fillRect(0, 0, size.width, size.height);
}

/** Half way on the shorter arc, so that a blue dusk turns rose and not green. */
function hueBetween(from: number, to: number): number {
  const arc = ((to - from + 540) % 360) - 180;
  return (from + arc / 2 + 360) % 360;
}

function paintDisc(context: CanvasRenderingContext2D, theme: SlotTheme, size: Size): void {
  const x = size.width * 0.78;
  // An upright stage has room over the machine, a wide one beside it.
  const y = size.height * (size.height > size.width ? 0.13 : 0.4);
  const radius = Math.min(size.width, size.height) * 0.16;
  const halo = context.createRadialGradient(x, y, radius * 0.4, x, y, radius * 3.4);
  halo.addColorStop(0, faded(oklch(0.94, 0.09, theme.warmHue), 0.75));
  halo.addColorStop(0.3, faded(oklch(0.84, 0.12, theme.warmHue), 0.3));
  halo.addColorStop(1, faded(oklch(0.8, 0.12, theme.warmHue), 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = vertical(context, { top: y - radius, bottom: y + radius }, [
    oklch(0.97, 0.05, theme.warmHue),
    oklch(0.83, 0.13, theme.warmHue),
  ]);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function paintAir(context: CanvasRenderingContext2D, theme: SlotTheme, size: Size): void {
  const next = decorationSequence(theme.hue * 131 + 7);
  for (let index = 0; index < 70; index += 1) {
    const x = next() * size.width;
    const y = next() * size.height * 0.8;
    const radius = 0.8 + next() * next() * 3.4;
    paintMote(context, theme.air, {
      x,
      y,
      radius,
      alpha: 0.25 + next() * 0.55,
      hue: theme.warmHue,
    });
  }
}

interface Mote {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly alpha: number;
  readonly hue: number;
}

function paintMote(context: CanvasRenderingContext2D, kind: AirKind, mote: Mote): void {
  const { x, y, radius, alpha, hue } = mote;
  context.beginPath();
  switch (kind) {
    case 'bubbles': {
      context.arc(x, y, radius * 2.2, 0, Math.PI * 2);
      context.strokeStyle = faded(oklch(0.95, 0.05, hue), alpha * 0.7);
      context.lineWidth = 1;
      context.stroke();
      return;
    }
    case 'petals': {
      context.ellipse(x, y, radius * 2.2, radius, x, 0, Math.PI * 2);
      context.fillStyle = faded(oklch(0.86, 0.1, hue), alpha * 0.7);
      break;
    }
    case 'embers': {
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fillStyle = faded(oklch(0.85, 0.16, hue), alpha);
      break;
    }
    case 'stars':
    case 'snow': {
      context.arc(x, y, kind === 'snow' ? radius * 1.3 : radius * 0.75, 0, Math.PI * 2);
      context.fillStyle = `rgb(255 255 255 / ${alpha})`;
      break;
    }
  }
  context.fill();
}

function paintRidge(
  context: CanvasRenderingContext2D,
  scene: { readonly theme: SlotTheme; readonly size: Size; readonly depth: number },
): void {
  const { theme, size, depth } = scene;
  const horizon = size.height * (0.66 + depth * 0.1);
  const lightness = (theme.isNight ? 0.42 : 0.52) - depth * 0.1;
  const path = ridgePath(theme.ridge, { size, depth, horizon, seed: theme.hue + depth * 17 });
  context.fillStyle = vertical(context, { top: horizon - 60, bottom: size.height }, [
    oklch(lightness, 0.09, theme.hue - depth * 8),
    oklch(lightness * 0.55, 0.06, theme.hue),
  ]);
  context.fill(path);
}

interface Ridge {
  readonly size: Size;
  readonly depth: number;
  readonly horizon: number;
  readonly seed: number;
}

function ridgePath(kind: RidgeKind, ridge: Ridge): Path2D {
  const { size, horizon } = ridge;
  const path = new Path2D();
  path.moveTo(0, size.height);
  path.lineTo(0, horizon);
  drawCrest(path, kind, ridge);
  path.lineTo(size.width, size.height);
  path.closePath();
  return path;
}

function drawCrest(path: Path2D, kind: RidgeKind, ridge: Ridge): void {
  const next = decorationSequence(ridge.seed);
  const { size, depth, horizon } = ridge;
  const spans: Record<RidgeKind, number> = {
    wave: 64,
    dune: 420,
    peak: 150,
    tree: 34,
    skyline: 58,
    hill: 260,
    column: 120,
  };
  const heights: Record<RidgeKind, number> = {
    wave: 14,
    dune: 70,
    peak: 150,
    tree: 76,
    skyline: 130,
    hill: 80,
    column: 170,
  };
  const span = spans[kind] * (1 + depth * 0.25);
  let x = -span * next();
  path.lineTo(x, horizon);
  while (x < size.width + span) {
    const rise = heights[kind] * (0.45 + next() * 0.55);
    const width = span * (0.7 + next() * 0.6);
    addSpan(path, kind, { x, width, rise, horizon });
    x += width;
  }
}

interface Span {
  readonly x: number;
  readonly width: number;
  readonly rise: number;
  readonly horizon: number;
}

function addSpan(path: Path2D, kind: RidgeKind, span: Span): void {
  const { x, width, rise, horizon } = span;
  const end = x + width;
  switch (kind) {
    case 'wave':
    case 'hill':
    case 'dune': {
      path.quadraticCurveTo(
        x + width * (kind === 'dune' ? 0.68 : 0.5),
        horizon - rise,
        end,
        horizon,
      );
      return;
    }
    case 'peak': {
      path.lineTo(x + width * 0.46, horizon - rise);
      path.lineTo(end, horizon);
      return;
    }
    case 'tree': {
      path.lineTo(x + width * 0.2, horizon - 6);
      path.lineTo(x + width * 0.5, horizon - rise);
      path.lineTo(x + width * 0.8, horizon - 6);
      path.lineTo(end, horizon);
      return;
    }
    case 'skyline': {
      path.lineTo(x, horizon - rise);
      path.lineTo(x + width * 0.86, horizon - rise);
      path.lineTo(x + width * 0.86, horizon);
      path.lineTo(end, horizon);
      return;
    }
    case 'column': {
      path.lineTo(x, horizon - rise);
      path.lineTo(x - 6, horizon - rise - 10);
      path.lineTo(x + width * 0.34, horizon - rise - 10);
      path.lineTo(x + width * 0.28, horizon - rise);
      path.lineTo(x + width * 0.28, horizon);
      path.lineTo(end, horizon);
      return;
    }
  }
}
