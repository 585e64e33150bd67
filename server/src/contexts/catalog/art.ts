import {
  artCategories,
  bannerHeroes,
  bannerSvg,
  recipeVersion,
  tileSvg,
  vendorLogoSvg,
  type ArtCategory,
  type TileGame,
} from '@portal/art';
import type { AssetRoute } from '../../platform/http/asset-route.ts';
import type { Catalogue } from './catalogue.ts';
import type { Game } from './game.ts';

/** Addresses of a game's pictures; they change with the recipe and never otherwise. */
export function gameIcon(nodeId: string): string {
  return `/art/g/${nodeId}-${recipeVersion}.svg`;
}

export function gameWideIcon(nodeId: string): string {
  return `/art/g/${nodeId}-${recipeVersion}-wide.svg`;
}

export function vendorLogo(code: string): string {
  return `/art/v/${code}-${recipeVersion}.svg`;
}

const yearSeconds = 31_536_000;
const heldPictures = 2000;

/** Pictures are drawn when they are asked for first and held while they are popular. */
export function artRoutes(catalogue: Catalogue): readonly AssetRoute[] {
  const held = new Map<string, string>();
  return [
    asset('/art/g/{file}', async (file) => {
      const known = held.get(file);
      const drawn = known ?? (await gamePicture(catalogue, file));
      if (drawn !== undefined && known === undefined) {
        keep(held, file, drawn);
      }
      return drawn;
    }),
    asset('/art/v/{file}', async (file) => vendorPicture(catalogue, file)),
    asset('/art/b/{file}', async (file) => bannerPicture(file)),
  ];
}

function asset(path: string, draw: (file: string) => Promise<string | undefined>): AssetRoute {
  return {
    path,
    maxAgeSeconds: yearSeconds,
    read: async ({ file = '' }) => {
      const body = await draw(file);
      return body === undefined ? undefined : { body, contentType: 'image/svg+xml; charset=utf-8' };
    },
  };
}

function keep(pictures: Map<string, string>, file: string, picture: string): void {
  const oldest = pictures.size >= heldPictures ? pictures.keys().next().value : undefined;
  if (oldest !== undefined) {
    pictures.delete(oldest);
  }
  pictures.set(file, picture);
}

async function gamePicture(catalogue: Catalogue, file: string): Promise<string | undefined> {
  const [, nodeId = '', version = '', wide] = /^(\d+)-(\d+)(-wide)?\.svg$/.exec(file) ?? [];
  const snapshot = await catalogue.current();
  const game = snapshot.byNodeId.get(nodeId);
  if (game === undefined || version !== String(recipeVersion)) {
    return undefined;
  }
  return tileSvg(tileGame(game, wide === undefined ? 'tile' : 'wide'));
}

export function tileGame(game: Game, shape: TileGame['shape']): TileGame {
  return {
    nodeId: game.nodeId,
    category: artCategory(game.gameType),
    subType: game.gameClassify,
    vendor: game.vendorCode,
    title: game.name,
    shape,
  };
}

function artCategory(gameType: string): ArtCategory {
  return artCategories.find((category) => category === gameType) ?? 'HOT';
}

async function vendorPicture(catalogue: Catalogue, file: string): Promise<string | undefined> {
  const [, code = '', version = ''] = /^([A-Z0-9_]+)-(\d+)\.svg$/.exec(file) ?? [];
  const { vendors } = await catalogue.current();
  const isKnown = vendors.some((vendor) => vendor.code === code);
  return isKnown && version === String(recipeVersion) ? vendorLogoSvg(code) : undefined;
}

/** `<hero>-<any id>-<version>.svg`, for example `chips-welcome-1.svg`. */
function bannerPicture(file: string): string | undefined {
  const [, name = '', id = '', version = ''] =
    /^([a-z]+)-([a-z0-9-]{1,40})-(\d+)\.svg$/.exec(file) ?? [];
  const hero = bannerHeroes.find((candidate) => candidate === name);
  return hero === undefined || version !== String(recipeVersion) ? undefined : bannerSvg(id, hero);
}
