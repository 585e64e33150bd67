import { mostPartLines } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const days = { from: '2026-02-01', to: '2026-02-28' };
const rowCount = 50_000;
const mostHeldBytes = 16 * 1024 * 1024;

/**
 * The id of a bet begins with its moment, where a part goes on. A name that a spreadsheet would
 * take for a formula stands in every tenth of them.
 */
const filling = `
  insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
    currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
    balance_after_minor, settled_at)
  select (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(n::text), 1, 3) || '8' || substr(md5(n::text), 4, 15))::uuid,
    $1, t.at, 'vendor:BULK', 'tx-' || n, 'round-' || n, 'RNG',
    case when n % 10 = 0 then '=1+' || n else 'reels' end,
    'THB', 100, 0, 100, 'settled', 'LOSE', 1000, 900, t.at
  from generate_series(1, $2::int) as n,
    lateral (select timestamptz '2026-02-02' + n * interval '10 seconds' as at) t`;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still held once everything else was let go. */
function heldBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

describe('the file of a long betting record', { timeout: 60_000 }, () => {
  it('comes whole in parts, each of bounded size, and nothing of them is kept', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await test.database().pool.query(filling, [id, rowCount]);
    const seen = new Set<string>();
    let cursor: string | undefined;
    let heldFirst: number | undefined;
    do {
      const query = { ...days, ...(cursor !== undefined && { cursor }) };
      const { value } = await browser.call(endpoints.readBetsFile, { query });
      const lines = String(value['csv']).split('\r\n').filter(Boolean);
      const body = cursor === undefined ? lines.slice(1) : lines;
      expect(body.length).toBeLessThanOrEqual(mostPartLines);
      for (const line of body) {
        const [, betId = '', name = ''] = line.split(',');
        seen.add(betId);
        expect(name.startsWith('=')).toBe(false);
      }
      heldFirst ??= heldBytes();
      cursor = typeof value['nextCursor'] === 'string' ? value['nextCursor'] : undefined;
    } while (cursor !== undefined);
    expect(seen.size).toBe(rowCount);
    seen.clear();
    expect(heldBytes() - (heldFirst ?? 0)).toBeLessThan(mostHeldBytes);
  });
});
