import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { raiseUnderage } from './raise-underage.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('raiseUnderage', () => {
  it('raises one case, however often it is heard while that one is open (R17)', async () => {
    const { id } = await registerMember(server.browser());
    const word = { memberId: idIn('mbr', id), age: 15, minimumAge: 18 };
    await test.inUnit((ctx) => raiseUnderage(ctx, word));
    await test.inUnit((ctx) => raiseUnderage(ctx, word));
    const { rows } = await test
      .database()
      .pool.query(
        'select sign, found::int, threshold::int, state from care_cases where member_id = $1',
        [id],
      );
    expect(rows).toEqual([{ sign: 'underage', found: 15, threshold: 18, state: 'open' }]);
  });
});
