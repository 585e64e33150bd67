import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { readVendors } from './read-vendors.ts';
import { switchVendor } from './switch-vendor.ts';

const test = testDatabase();

describe('switchVendor', () => {
  it('stops every game of one vendor within a second, and opens them again (R39)', async () => {
    const catalogue = await openCatalogue(test);
    const code = (await catalogue.current()).vendors[0]?.code ?? '';
    const openGames = async () => {
      test.clock.advance({ seconds: 1 });
      const { entries } = await catalogue.current();
      const games = entries.map(({ game }) => game);
      const others = games.filter(({ vendorCode }) => vendorCode !== code);
      expect(others.every(({ isOpen }) => isOpen)).toBe(true);
      return games.filter(({ vendorCode, isOpen }) => vendorCode === code && isOpen).length;
    };
    const before = await openGames();
    expect(await test.inUnit((ctx) => switchVendor(ctx, { code, isOpen: false }))).toBe(true);
    expect(await test.inUnit((ctx) => switchVendor(ctx, { code, isOpen: false }))).toBe(false);
    expect(await openGames()).toBe(0);
    const [vendor] = await test.inUnit((ctx) => readVendors(ctx, [code]));
    expect(vendor).toMatchObject({ code, isOpen: false, games: before, openGames: before });
    expect(await test.inUnit((ctx) => switchVendor(ctx, { code, isOpen: true }))).toBe(true);
    expect(await openGames()).toBe(before);
  });
});
