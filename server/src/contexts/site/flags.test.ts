import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flagRoutes } from './flags.ts';

const [route] = flagRoutes();

describe('flagRoutes', () => {
  it('draws a small PNG for a country code', async () => {
    const asset = await route?.read({ file: 'TH.png' });
    expect(asset?.contentType).toBe('image/png');
    const { body = '' } = asset ?? {};
    const { format, width, height } = await sharp(Buffer.from(body)).metadata();
    expect([format, width, height]).toEqual(['png', 96, 64]);
    expect(body.length).toBeLessThan(4000);
  });

  it.each(['th.png', 'THA.png', 'TH.svg', '../TH.png', ''])('has nothing at %j', async (file) => {
    expect(await route?.read({ file })).toBeUndefined();
  });
});
