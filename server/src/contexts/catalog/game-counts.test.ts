import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { Snapshot } from './catalogue.ts';
import { countGames } from './game-counts.ts';
import { listGames, type GameFilter } from './list-games.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  snapshot = await (await openCatalogue(test)).current();
});

const base = { currency: 'USD', locale: 'en' } as const;

const filters: readonly [string, Partial<GameFilter>][] = [
  ['none', {}],
  ['a category', { gameType: 'HOT' }],
  ['a kind', { gameClassify: 'JP' }],
  ['a vendor', { vendorCode: 'CQ9' }],
  ['a word', { title: 'dragon' }],
  ['all of them', { gameType: 'RNG', gameClassify: 'AC', vendorCode: 'AG', title: 'rush' }],
  ['a word that no game has', { title: 'zzqx' }],
];

describe('countGames', () => {
  it.each(filters)('says what each choice lists, with %s', (_name, partial) => {
    const filter = { ...base, ...partial };
    const { vendors, classifies } = countGames(snapshot, filter);
    for (const { code } of snapshot.vendors) {
      const { total } = listGames(snapshot, { ...filter, vendorCode: code });
      expect(vendors.get(code) ?? 0, code).toBe(total);
    }
    for (const kind of ['SL', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const) {
      const { total } = listGames(snapshot, { ...filter, gameClassify: kind });
      expect(classifies.get(kind) ?? 0, kind).toBe(total);
    }
  });
});
