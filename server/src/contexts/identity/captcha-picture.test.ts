import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCaptcha } from './captcha-picture.ts';

/** Darker than the lines across it. */
const inkBelow = 60;

async function inkOfLastRow(text: string): Promise<number> {
  const picture = sharp(Buffer.from(await drawCaptcha(text), 'base64'));
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(3 * info.height);
  return data.subarray(-info.width).filter((grey) => grey < inkBelow).length;
}

describe('drawCaptcha', () => {
  it.each(['gypgy', 'kdhbf', '23456'])('shows %s whole in a frame of 3:1', async (text) => {
    const inks: number[] = [];
    for (let drawing = 0; drawing < 9; drawing += 1) {
      inks.push(await inkOfLastRow(text));
    }
    // Lines leave the picture now and then; letters that are cut would do so in every drawing.
    expect(inks.toSorted((left, right) => left - right)[4]).toBeLessThan(8);
  });
});
