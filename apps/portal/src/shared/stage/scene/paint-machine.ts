import type { SlotTheme } from '../data/themes.ts';
import { faded, oklch, vertical } from '../colour.ts';
import type { MachineLayout } from '../reels/layout.ts';

/** The cabinet around the reels: a metal frame, a dark well and a lit strip behind each reel. */
export function paintCabinet(
  context: CanvasRenderingContext2D,
  cabinet: {
    readonly theme: SlotTheme;
    readonly layout: MachineLayout;
    readonly reels: number;
  },
): void {
  const { theme, layout, reels } = cabinet;
  const { border } = layout;
  const box = {
    x: layout.left - border,
    y: layout.top - border,
    width: layout.width + border * 2,
    height: layout.height + border * 2,
  };
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 0.65)';
  context.shadowBlur = 44;
  context.shadowOffsetY = 18;
  context.fillStyle = vertical(context, { top: box.y, bottom: box.y + box.height }, [
    oklch(0.9, 0.09, theme.frameHue),
    oklch(0.6, 0.11, theme.frameHue),
    oklch(0.74, 0.1, theme.frameHue),
    oklch(0.34, 0.07, theme.frameHue),
  ]);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, border * 1.2);
  context.fill();
  context.restore();
  context.strokeStyle = 'rgb(255 255 255 / 0.45)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(box.x + 1.5, box.y + 1.5, box.width - 3, box.height - 3, border * 1.1);
  context.stroke();
  context.fillStyle = oklch(0.13, 0.035, theme.hue);
  context.beginPath();
  context.roundRect(layout.left - 4, layout.top - 4, layout.width + 8, layout.height + 8, 10);
  context.fill();
  for (let reel = 0; reel < reels; reel += 1) {
    paintReelBed(context, { theme, layout, reel });
  }
}

function paintReelBed(
  context: CanvasRenderingContext2D,
  bedOf: {
    readonly theme: SlotTheme;
    readonly layout: MachineLayout;
    readonly reel: number;
  },
): void {
  const { theme, layout, reel } = bedOf;
  const x = layout.left + reel * (layout.cellWidth + layout.gap);
  const bed = context.createLinearGradient(x, 0, x + layout.cellWidth, 0);
  bed.addColorStop(0, oklch(0.22, 0.055, theme.hue));
  bed.addColorStop(0.5, oklch(0.36, 0.085, theme.hue));
  bed.addColorStop(1, oklch(0.22, 0.055, theme.hue));
  context.fillStyle = bed;
  context.beginPath();
  context.roundRect(x, layout.top, layout.cellWidth, layout.height, 7);
  context.fill();
}

const shadedShare = 0.13;

/** Shade at both ends of the window, which makes the strips look round. */
export function paintCurve(
  context: CanvasRenderingContext2D,
  theme: SlotTheme,
  layout: MachineLayout,
): void {
  const dark = faded(oklch(0.1, 0.03, theme.hue), 0.78);
  const clear = faded(oklch(0.1, 0.03, theme.hue), 0);
  const { left, top, width, height } = layout;
  const depth = height * shadedShare;
  const bottom = top + height;
  // Only where there is shade: this is painted for every frame.
  context.fillStyle = vertical(context, { top, bottom: top + depth }, [dark, clear]);
  context.fillRect(left - 4, top, width + 8, depth);
  context.fillStyle = vertical(context, { top: bottom - depth, bottom }, [clear, dark]);
  context.fillRect(left - 4, bottom - depth, width + 8, depth);
}
