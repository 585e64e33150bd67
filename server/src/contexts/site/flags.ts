import { flagSvg } from '@portal/art';
import sharp from 'sharp';
import type { AssetRoute } from '../../platform/http/asset-route.ts';

const weekSeconds = 604_800;
/** Twice the size in which a plate is shown. */
const pixels = { width: 96, height: 64 };

/** One PNG for each country code (portal.md 2, the picker of countries), drawn once. */
export function flagRoutes(): readonly AssetRoute[] {
  const drawn = new Map<string, Promise<Uint8Array>>();
  return [
    {
      path: '/art/f/{file}',
      maxAgeSeconds: weekSeconds,
      read: async ({ file = '' }) => {
        const code = /^([A-Z]{2})\.png$/u.exec(file)?.[1];
        if (code === undefined) {
          return undefined;
        }
        const picture = drawn.get(code) ?? drawFlag(code);
        drawn.set(code, picture);
        return { body: await picture, contentType: 'image/png' };
      },
    },
  ];
}

function drawFlag(code: string): Promise<Uint8Array> {
  const { width, height } = pixels;
  return sharp(Buffer.from(flagSvg(code)), { density: 144 })
    .resize(width, height)
    .png({ palette: true })
    .toBuffer();
}
