import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openShownRounds } from '../http/shown-rounds.ts';
import { openBetBook } from './bet-book.ts';

const folder = mkdtempSync(join(tmpdir(), 'bet-book-'));
const path = join(folder, 'bets.jsonl');
const book = openBetBook(path);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placedAtMs = Date.parse('2026-03-02T10:00:00Z');
const span = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };

function bet(txId: string, place: { readonly atMs?: number; readonly vendorCode?: string } = {}) {
  book.open({
    vendorCode: place.vendorCode ?? 'SIM_SOFT',
    gameCode: 'fishing',
    txId,
    roundId: `round-${txId}`,
    playerId: 'mbr_player01',
    currency: 'THB',
    placedAtMs: place.atMs ?? placedAtMs,
    stakeMinor: '500',
    choice: '<b>Shark</b>',
  });
}

describe('bets of a past that a demo tells', () => {
  const told = {
    txId: 'demo-1',
    roundId: 'demo-round-1',
    playerId: 'mbr_player01',
    currency: 'THB',
    placedAt: '2026-01-02T10:00:00Z',
    stake: '20.00',
    payout: '40.00',
    state: 'SETTLED',
  } as const;
  const day = { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' };

  it('are told again as they were, once however often they came', () => {
    const past = { gameCode: 'reels', bets: [told, { ...told, txId: 'demo-2', payout: '0.00' }] };
    expect(book.recall('SIM_RS', past)).toBe(2);
    expect(book.recall('SIM_RS', past)).toBe(2);
    const { bets } = openBetBook(path).day('SIM_RS', day);
    expect(bets.map(({ txId, stake, payout }) => [txId, stake, payout])).toEqual([
      ['demo-1', '20.00', '40.00'],
      ['demo-2', '20.00', '0.00'],
    ]);
    expect(bets[0]).toMatchObject({ ...told, placedAt: '2026-01-02T10:00:00.000Z' });
  });

  it('are all refused where one is in no amount of its currency', () => {
    const bad = { ...told, txId: 'demo-9', stake: '1.2345' };
    expect(book.recall('SIM_RS', { gameCode: 'reels', bets: [told, bad] })).toBeUndefined();
    expect(book.find('demo-9')).toBeUndefined();
  });
});

describe("the vendor's own book of bets", () => {
  it('tells the bets of a day as they stand, also after a new start', () => {
    bet('a');
    bet('b');
    bet('c');
    bet('d', { vendorCode: 'SIM_RS' });
    bet('e', { atMs: Date.parse(span.to) });
    book.apply({ kind: 'WIN', refTxId: 'a', amountMinor: 1250n }, ['🦈']);
    book.apply({ kind: 'ROLLBACK', refTxId: 'b' }, []);
    book.apply({ kind: 'RETURN_STAKE', refTxId: 'c', amountMinor: 200n }, []);
    const told = openBetBook(path).day('SIM_SOFT', span);
    expect(told.next).toBeNull();
    expect(told.bets.map(({ txId, stake, payout, state }) => [txId, stake, payout, state])).toEqual(
      [
        ['a', '5.00', '12.50', 'SETTLED'],
        ['b', '5.00', '0.00', 'CANCELLED'],
        ['c', '3.00', '0.00', 'OPEN'],
      ],
    );
    expect(told.bets[0]).toMatchObject({ placedAt: '2026-03-02T10:00:00.000Z', currency: 'THB' });
    expect(book.day('SIM_SOFT', { ...span, after: 'b' }).bets).toHaveLength(1);
  });

  it('shows a round to its player once, in words that are no markup', () => {
    const shown = openShownRounds(book);
    const query = { txId: 'a', playerId: 'mbr_player01', language: 'ar' };
    const ticket = shown.prepare('SIM_SOFT', query) ?? '';
    const page = shown.open(ticket) ?? '';
    expect(page).toContain('🦈');
    expect(page).toContain('12.50 THB');
    expect(page).toContain('dir="rtl"');
    expect(page).toContain('&lt;b&gt;Shark');
    expect(shown.open(ticket)).toBeUndefined();
    expect(shown.prepare('SIM_RS', query)).toBeUndefined();
    expect(shown.prepare('SIM_SOFT', { ...query, playerId: 'mbr_player02' })).toBeUndefined();
  });
});
