import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor } from '../../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../../test/factories/identity.ts';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { resetFactors } from './reset-factors.ts';

const test = testDatabase();
const server = runningServer(test);

describe('resetFactors', () => {
  it('refuses where none is bound, and leaves nothing of one that was', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    const reset = () => test.inUnit((ctx) => resetFactors(ctx, id));
    await expect(reset()).rejects.toMatchObject({ code: 'factor_not_bound' });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    await bindFactor(test, browser, 'member');
    expect(await reset()).toHaveLength(1);
    await expect(reset()).rejects.toMatchObject({ code: 'factor_not_bound' });
    const login = { username, password: goodPassword };
    // Nothing is asked for any more, and what was written down opens nothing.
    expect((await server.browser().enter(endpoints.logIn, login)).status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query<{ codes: bigint }>(
        'select count(*) as codes from recovery_codes where subject_id = $1',
        [id],
      );
    expect(rows).toEqual([{ codes: 0n }]);
  });
});
