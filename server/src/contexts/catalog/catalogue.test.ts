import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { openCatalogue, stopGame } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import { folded } from './folded.ts';

const test = testDatabase();

describe('createCatalogue', () => {
  it('stops a game, a vendor and all play within a second of the switch (R39)', async () => {
    const catalogue = await openCatalogue(test);
    const before = await catalogue.current();
    const [first, second] = before.entries.map((entry) => entry.game);
    const game = assertDefined(first, 'a game');
    const other = assertDefined(second, 'another game');
    expect(game.isOpen).toBe(true);
    const { pool } = test.database();

    await stopGame(test, game.nodeId);
    test.clock.advance({ seconds: 1 });
    const stopped = await catalogue.current();
    expect(stopped.byNodeId.get(game.nodeId)?.isOpen).toBe(false);
    expect(stopped.byNodeId.get(other.nodeId)?.isOpen).toBe(true);

    await pool.query('update vendors set is_open = false where code = $1', [other.vendorCode]);
    test.clock.advance({ seconds: 1 });
    expect((await catalogue.current()).byNodeId.get(other.nodeId)?.isOpen).toBe(false);

    await pool.query('update catalogue_state set is_play_open = false');
    test.clock.advance({ seconds: 1 });
    const closed = await catalogue.current();
    expect(closed.isPlayOpen).toBe(false);
    expect(closed.entries.every((entry) => !entry.game.isOpen)).toBe(true);
    await pool.query('update catalogue_state set is_play_open = true');
  });

  it('keeps the same snapshot while nothing changes', async () => {
    const catalogue = await openCatalogue(test);
    const first = await catalogue.current();
    test.clock.advance({ seconds: 5 });
    const [second, third] = await Promise.all([catalogue.current(), catalogue.current()]);
    expect(second).toBe(first);
    expect(third).toBe(first);
  });
});

describe('folded', () => {
  it.each([
    ['Café Ñandú', 'cafe nandu'],
    ['الذَّهَبِيّ', 'الذهبي'],
    ['الـــميناء', 'الميناء'],
    ['ＷＩＤＥ', 'wide'],
  ])('makes %s and %s meet', (search, title) => {
    expect(folded(search)).toBe(folded(title));
  });
});
