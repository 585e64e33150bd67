import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const raw = (text: string) => test.database().pool.query(text);

// What a bet was struck on, and every version of it, stand as they were written (R42).
it.each([
  'update bets set member_id = member_id',
  'update bets set stake_minor = stake_minor',
  'update bets set terms = terms',
  'update bets set placed_at = placed_at',
  'update bets set tx_id = tx_id',
  'update bets set game_code = game_code',
  'update bets set balance_before_minor = 0',
  'update bets set channel = null',
  'update bets set country = null',
  'update bets set place_verdict = null',
  'update bets set possible_minor = null',
  'delete from bets',
  'truncate bets',
  'delete from bets_2026_03',
  'update bet_revisions set stake_minor = stake_minor',
  'update bet_revisions set actor = null',
  'delete from bet_revisions',
  'truncate bet_revisions',
  'update bet_revisions_2026_03 set reason = null',
])('lets the app role never "%s"', async (statement) => {
  await expect(raw(statement)).rejects.toMatchObject({ code: '42501' });
});
