import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { AssetRoute } from '../../platform/http/asset-route.ts';
import { artRoutes, gameIcon, gameWideIcon, vendorLogo } from './art.ts';

const test = testDatabase();
let routes: readonly AssetRoute[] = [];

beforeAll(async () => {
  routes = artRoutes(await openCatalogue(test));
});

async function read(address: string): Promise<string | undefined> {
  const [, , kind = '', file = ''] = address.split('/');
  const route = routes.find(({ path }) => path === `/art/${kind}/{file}`);
  const asset = await route?.read({ file });
  return asset === undefined ? undefined : String(asset.body);
}

describe('artRoutes', () => {
  it('draws the pictures that answers name', async () => {
    for (const address of [
      gameIcon('100001'),
      gameWideIcon('100001'),
      vendorLogo('AG'),
      '/art/b/chips-welcome-1.svg',
    ]) {
      expect(await read(address), address).toMatch(/^<svg .*<\/svg>$/s);
    }
  });

  it.each([
    '/art/g/999-1.svg',
    '/art/g/100001-2.svg',
    '/art/g/100001.svg',
    '/art/g/100001-1-wide.svg.svg',
    '/art/v/NOBODY-1.svg',
    '/art/v/__proto__-1.svg',
    '/art/b/nothing-welcome-1.svg',
  ])('has no picture at %s', async (address) => {
    expect(await read(address)).toBeUndefined();
  });

  it('keeps shipped tiles small: median 2.5 KB, at most 4 KB compressed', async () => {
    const sizes: number[] = [];
    for (let nodeId = 100_001; nodeId < 100_401; nodeId += 1) {
      sizes.push(gzipSync((await read(gameIcon(String(nodeId)))) ?? '').length);
    }
    const sorted = sizes.toSorted((left, right) => left - right);
    expect(sorted[200]).toBeLessThanOrEqual(2560);
    expect(sorted.at(-1)).toBeLessThanOrEqual(4096);
  });
});
