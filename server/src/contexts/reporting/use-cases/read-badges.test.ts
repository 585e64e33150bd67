import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function badgesOf(browser: TestBrowser) {
  return endpoints.readBadges.reply.parse((await browser.call(endpoints.readBadges)).value);
}

describe('readBadges', () => {
  it('is of the caller alone, and of a trial says nothing but promotions', async () => {
    const member = server.browser();
    await registerMember(member);
    expect(await badgesOf(member)).toMatchObject({ receiptCount: 0, claimCount: 0 });
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { platform: 'W', ageConfirmed: true });
    expect(await badgesOf(trial)).toMatchObject({ unreadMessage: 0, rewardCount: 0 });
    expect((await server.browser().call(endpoints.readBadges)).code).toBe('not_signed_in');
  });
});
