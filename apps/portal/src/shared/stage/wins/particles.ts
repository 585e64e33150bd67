import { decorationSequence, faded, oklch } from '../colour.ts';

/** What flies for a moment; its picture follows from its age alone. */
export interface Burst {
  readonly kind: 'dust' | 'coins';
  readonly x: number;
  readonly y: number;
  /** Of the reel or of the machine; what flies spreads with it. */
  readonly width: number;
  readonly atMs: number;
  readonly hue: number;
  readonly seed: number;
}

const livesMs = { dust: 480, coins: 1900 } as const;
const counts = { dust: 9, coins: 34 } as const;

export function isFlying({ kind, atMs }: Burst, nowMs: number): boolean {
  return nowMs < atMs + livesMs[kind];
}

export function paintBurst(context: CanvasRenderingContext2D, burst: Burst, nowMs: number): void {
  const seconds = (nowMs - burst.atMs) / 1000;
  const share = (nowMs - burst.atMs) / livesMs[burst.kind];
  if (share < 0 || share >= 1) {
    return;
  }
  const next = decorationSequence(burst.seed);
  for (let index = 0; index < counts[burst.kind]; index += 1) {
    const speck = { side: next() * 2 - 1, lift: next(), size: next() };
    if (burst.kind === 'dust') {
      paintDust(context, burst, { ...speck, seconds, share });
    } else {
      paintCoin(context, burst, { ...speck, seconds, share });
    }
  }
}

interface Speck {
  readonly side: number;
  readonly lift: number;
  readonly size: number;
  readonly seconds: number;
  readonly share: number;
}

/** A reel that comes to rest shakes dust off its lower edge. */
function paintDust(context: CanvasRenderingContext2D, burst: Burst, speck: Speck): void {
  const { side, lift, size, seconds, share } = speck;
  const x = burst.x + side * burst.width * (0.36 + 0.3 * share);
  const y = burst.y - (18 + lift * 46) * seconds + 60 * seconds * seconds;
  context.fillStyle = faded(oklch(0.86, 0.03, burst.hue), 0.4 * (1 - share) * (1 - share));
  context.beginPath();
  context.arc(x, y, 1.5 + size * 4.5 + share * 4, 0, Math.PI * 2);
  context.fill();
}

function paintCoin(context: CanvasRenderingContext2D, burst: Burst, speck: Speck): void {
  const { side, lift, size, seconds, share } = speck;
  const x = burst.x + side * burst.width * (0.14 + 0.5 * share);
  const y = burst.y - (330 + lift * 330) * seconds + 620 * seconds * seconds;
  const radius = 5 + size * 6;
  context.globalAlpha = Math.min(1, (1 - share) * 3);
  context.fillStyle = oklch(0.84, 0.14, burst.hue);
  context.strokeStyle = oklch(0.5, 0.11, burst.hue);
  context.lineWidth = 1.5;
  context.beginPath();
  context.ellipse(
    x,
    y,
    radius * (0.25 + 0.75 * Math.abs(Math.cos(seconds * 4 + lift * 6))),
    radius,
    0,
    0,
    Math.PI * 2,
  );
  context.fill();
  context.stroke();
  context.globalAlpha = 1;
}
