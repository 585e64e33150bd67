import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const fetched = (url: string) => server.built().http.app.inject({ url });

interface Manifest {
  readonly name: string;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
}

describe('the site as an app', () => {
  it('has a manifest under the name of the brand', async () => {
    const got = await fetched('/site.webmanifest');
    expect(got.statusCode).toBe(200);
    expect(got.headers['content-type']).toContain('application/manifest+json');
    expect(got.json<Manifest>()).toMatchObject({
      name: 'Merilune',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it('has each icon in the size that the manifest says, one of them for cutting', async () => {
    const { icons } = (await fetched('/site.webmanifest')).json<Manifest>();
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const picture = await fetched(src);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await fetched('/art/app/touch-180.png')).statusCode).toBe(200);
    expect((await fetched('/art/app/touch-999.png')).statusCode).toBe(404);
  });
});
