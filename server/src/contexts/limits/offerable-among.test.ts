import { type StandingFlag, standingFlags } from '@portal/commission';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { offerableAmong, setFlag } from './index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Those who may have no bonus hear of none (agents-loyalty-money.md 0 and H; R13, R16, R17). */
const unheard: readonly StandingFlag[] = [
  'TRIAL',
  'FROZEN',
  'NO_BONUS',
  'RG_TIMEOUT',
  'RG_EXCLUDED',
  'CONSENT_PENDING',
];

const rows = standingFlags.flatMap((flag) =>
  (['site', 'person'] as const).map((cause) => ({
    flag,
    cause,
    hears: cause === 'site' && !unheard.includes(flag),
  })),
);

describe('who may have gifts hears of offers', () => {
  it.each(rows)('$flag for the cause $cause: $hears', async ({ flag, cause, hears }) => {
    const memberId = `mbr_${flag.toLowerCase().replaceAll('_', '')}${cause}` as const;
    const other = `${memberId}other` as const;
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag, cause, reason: 'A test.' }));
    const found = await test.inUnit((ctx) => offerableAmong(ctx, [memberId, other]));
    expect([...found]).toEqual(hears ? [memberId, other] : [other]);
  });

  it('until the stop ends', async () => {
    const memberId = 'mbr_endsagain';
    const endsAt = test.clock.now().add({ hours: 1 });
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'A test.', endsAt }),
    );
    const hears = () => test.inUnit(async (ctx) => (await offerableAmong(ctx, [memberId])).size);
    expect(await hears()).toBe(0);
    test.clock.advance({ hours: 1 });
    expect(await hears()).toBe(1);
  });

  it('and the pages are told by the same rule', async () => {
    const browser = server.browser();
    const { id: memberId } = await registerMember(browser);
    const told = async () => (await browser.call(endpoints.readMemberInfo)).value['hearsOffers'];
    expect(await told()).toBe(true);
    await test.inUnit((ctx) => setFlag(ctx, { memberId, flag: 'NO_BONUS', reason: 'A test.' }));
    expect(await told()).toBe(false);
  });
});
