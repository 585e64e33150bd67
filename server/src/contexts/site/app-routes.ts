import { type AppIconShape, appIconSvg, recipeVersion } from '@portal/art';
import { directionOf } from '@portal/i18n';
import sharp from 'sharp';
import type { AssetRoute } from '../../platform/http/asset-route.ts';
import type { SiteSnapshot, SiteViewer } from './site-view.ts';

const hourSeconds = 3600;
const weekSeconds = 604_800;

/**
 * What devices ask for: two sizes of a tile, one that Android cuts, one for the home of an iPhone.
 */
const icons = {
  'tile-192': { side: 192, shape: 'tile' },
  'tile-512': { side: 512, shape: 'tile' },
  'full-512': { side: 512, shape: 'full' },
  'touch-180': { side: 180, shape: 'full' },
} as const satisfies Readonly<Record<string, { side: number; shape: AppIconShape }>>;

type IconName = keyof typeof icons;

/** The site as an app of a device: its manifest under the name of the brand, its icons. */
export function appRoutes(viewer: SiteViewer): readonly AssetRoute[] {
  const drawn = new Map<IconName, Promise<Uint8Array>>();
  return [
    {
      path: '/site.webmanifest',
      maxAgeSeconds: hourSeconds,
      read: async () => ({
        body: JSON.stringify(manifestOf(await viewer.current())),
        contentType: 'application/manifest+json',
      }),
    },
    {
      path: '/art/app/{file}',
      maxAgeSeconds: weekSeconds,
      read: async ({ file = '' }) => {
        const name = (Object.keys(icons) as IconName[]).find((icon) => `${icon}.png` === file);
        if (name === undefined) {
          return undefined;
        }
        const picture = drawn.get(name) ?? drawIcon(name);
        drawn.set(name, picture);
        return { body: await picture, contentType: 'image/png' };
      },
    },
  ];
}

function manifestOf({ configuration, languages }: SiteSnapshot) {
  const { locale } = languages.byDefault;
  return {
    id: '/',
    name: configuration.name,
    short_name: configuration.name,
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0E101B',
    theme_color: '#161929',
    icons: [iconOf('tile-192', 'any'), iconOf('tile-512', 'any'), iconOf('full-512', 'maskable')],
  };
}

function iconOf(name: IconName, purpose: 'any' | 'maskable') {
  const { side } = icons[name];
  // Devices keep icons for long: another recipe has another address.
  const src = `/art/app/${name}.png?v=${recipeVersion}`;
  return { src, sizes: `${side}x${side}`, type: 'image/png', purpose };
}

function drawIcon(name: IconName): Promise<Uint8Array> {
  const { side, shape } = icons[name];
  const svg = appIconSvg({ name: '', shape });
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer();
}
