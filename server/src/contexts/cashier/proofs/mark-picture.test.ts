import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoPicture } from './demo-picture.ts';
import { markPicture } from './mark-picture.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

async function pixelsOf(image: Buffer): Promise<Buffer> {
  return sharp(image).removeAlpha().raw().toBuffer();
}

/** In how many of the four quarters something differs from the plain picture. */
async function markedQuarters(image: Buffer, marked: Buffer): Promise<number> {
  const { width, height } = await sharp(image).metadata();
  const [half, middle] = [Math.floor(width / 2), Math.floor(height / 2)];
  const corners = [0, half].flatMap((left) => [0, middle].map((top) => ({ left, top })));
  const differs = await Promise.all(
    corners.map(async (corner) => {
      const area = { ...corner, width: half, height: middle };
      const { channels } = await sharp(marked).extract(area).stats();
      return channels.some(({ stdev }) => stdev > 2);
    }),
  );
  return differs.filter(Boolean).length;
}

describe('markPicture', () => {
  it.each(['#ffffff', '#0b0b0b'])(
    'stands in every quarter of a picture that is %s',
    async (colour) => {
      const image = await plain(900, 600, colour);
      const marked = await markPicture(image, 'opr_01hq8z7k3m');
      expect(await sharp(marked).metadata()).toMatchObject({
        format: 'webp',
        width: 900,
        height: 600,
      });
      expect(await markedQuarters(image, marked)).toBe(4);
    },
  );

  it('is seen on the slips of the demo', async () => {
    const slip = Buffer.from(demoPicture, 'base64');
    const kept = await sharp(slip).webp({ lossless: true }).toBuffer();
    const marked = await markPicture(kept, 'opr_01hq8z7k3m');
    const [before, after] = [await pixelsOf(kept), await pixelsOf(marked)];
    const changed = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 16).length;
    expect(changed / before.length).toBeGreaterThan(0.02);
  });

  it('is another for each who looks, and the same for one', async () => {
    const image = await plain(400, 300, '#ffffff');
    const [first, again, other] = await Promise.all(
      ['opr_01hq8z7k3m', 'opr_01hq8z7k3m', 'mbr_01hq8z7k3n'].map(async (viewerId) =>
        pixelsOf(await markPicture(image, viewerId)),
      ),
    );
    expect(first?.equals(again ?? Buffer.of())).toBe(true);
    expect(first?.equals(other ?? Buffer.of())).toBe(false);
  });

  it('leaves the smallest picture one', async () => {
    const marked = await markPicture(await plain(1, 1, '#ffffff'), 'opr_01hq8z7k3m');
    expect(await sharp(marked).metadata()).toMatchObject({ width: 1, height: 1 });
  });
});
