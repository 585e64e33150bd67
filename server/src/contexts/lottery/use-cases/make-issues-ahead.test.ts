import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { makeIssuesAhead } from './make-issues-ahead.ts';
import { shipGames } from './ship-games.ts';

const test = testDatabase();

describe('issues after a rest of the site', () => {
  it('go on without gaps: what nobody could bet on is void, and says why', async () => {
    await test.inUnit(shipGames);
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    // The 121 that were made last for two hours.
    test.clock.advance({ minutes: 180 });
    const both = [0, 1].map(() => test.inUnit((ctx) => makeIssuesAhead(ctx)));
    await Promise.all(both);
    const { rows } = await test.database().pool.query<{
      readonly no: string;
      readonly state: string;
      readonly reason: string | null;
    }>(`select issue_no as no, state, void_reason as reason from lottery_issues
        where game_code = 'SSC1M' order by opens_at`);
    const numbers = rows.map(({ no }) => Number(no.slice(-4)));
    expect(numbers).toEqual(numbers.map((_, at) => Number(numbers[0]) + at));
    const missed = rows.filter(({ state }) => state === 'void');
    expect(missed).toHaveLength(180 - 121);
    expect(new Set(missed.map(({ reason }) => reason))).toEqual(
      new Set(['the site was not running']),
    );
  });
});
