import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { stopTooYoung } from './stop-too-young.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('stopTooYoung', () => {
  it('sets what stops play and deposits, tells it, and leaves withdrawing alone (R17)', async () => {
    const { id } = await registerMember(server.browser());
    const memberId = idIn('mbr', id);
    const word = { memberId, age: 15, minimumAge: 18, source: 'papers' } as const;
    await test.inUnit((ctx) => stopTooYoung(ctx, word));
    const { pool } = test.database();
    const flags = await pool.query(
      'select flag from standing_flags where member_id = $1 order by flag',
      [id],
    );
    expect(flags.rows).toEqual([{ flag: 'NO_BET' }, { flag: 'NO_BONUS' }, { flag: 'NO_DEPOSIT' }]);
    const told = await pool.query(`select payload from outbox where name = 'limits.too_young'`);
    expect(told.rows).toEqual([{ payload: { memberId, age: 15, minimumAge: 18 } }]);
    const trail = await pool.query(
      `select after from trail_entries where action = 'member.too_young'`,
    );
    expect(trail.rows).toEqual([{ after: { source: 'papers', age: '15', minimumAge: '18' } }]);
  });
});
