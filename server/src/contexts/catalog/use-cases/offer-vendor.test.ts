import { describe, expect, it } from 'vitest';
import { openCatalogue, stopGame } from '../../../../test/factories/catalog.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { offerVendor } from './offer-vendor.ts';

const test = testDatabase();

const vendor = (name: string, ...codes: readonly string[]) => ({
  code: 'OUTSIDE',
  name,
  games: codes.map((gameCode) => ({
    gameCode,
    gameType: 'LIVE' as const,
    name: `Game ${gameCode}`,
    displayNames: { ar: 'لعبة' },
  })),
});

describe('offerVendor', () => {
  it('adds games behind the shipped ones, and what is new when it comes again', async () => {
    const catalogue = await openCatalogue(test);
    await test.inUnit((ctx) => offerVendor(ctx, vendor('Outside', 'a', 'b')));
    const before = (await catalogue.current()).byCode.get('OUTSIDE a');
    expect(before).toMatchObject({ nodeId: '900001', gameType: 'LIVE', isOpen: true });
    await stopGame(test, '900001');
    await test.inUnit((ctx) => offerVendor(ctx, vendor('Outside again', 'a', 'b', 'c')));
    test.clock.advance({ seconds: 2 });
    const { byCode } = await catalogue.current();
    const numbers = ['a', 'b', 'c'].map((code) => byCode.get(`OUTSIDE ${code}`)?.nodeId);
    expect(new Set(numbers).size).toBe(3);
    expect(byCode.get('OUTSIDE a')).toMatchObject({
      nodeId: '900001',
      vendorName: 'Outside again',
      isOpen: false,
    });
  });
});
