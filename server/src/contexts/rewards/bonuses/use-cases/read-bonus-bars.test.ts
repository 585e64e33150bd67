import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { openRequirement } from '../../../turnover/index.ts';
import { type BonusBars, readBonusBars } from './read-bonus-bars.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('what open bonuses bar', () => {
  it('is each game once, of the caller alone, in the names that terms give', async () => {
    const browser = server.browser();
    const member = await registerMember(browser);
    const open = (reference: string, excludedGames: readonly string[], maxStakeMinor: bigint) =>
      test.inUnit((ctx) =>
        openRequirement(ctx, {
          memberId: member.id,
          source: 'bonus',
          reference,
          amountMinor: 1_000n,
          multiple: 1,
          excludedGames,
          maxStakeMinor,
        }),
      );
    await open('bars-1', ['games:LH-2', 'FISH:reef'], 20_000n);
    await open('bars-2', ['FISH:reef'], 5_000n);
    const { viewer } = server.built().contexts.site;
    const site = { id: viewer.peek().site.id, currency: 'THB' } as const;
    const session = { sessionId: 'ses_test', isRestricted: false, ip: '203.0.113.5' };
    const actor: MemberActor = {
      kind: 'member',
      id: member.id,
      isTrial: false,
      isAgent: false,
      ...session,
    };
    const read = test.inUnit<BonusBars, MemberActor>(readBonusBars, { site, actor });
    const games = ['FISH:reef', 'games:LH-2'];
    expect(await read).toEqual({ games, mostStakeMinor: 5_000n });
    const { value } = await browser.call(endpoints.readBonusBars);
    expect(value).toEqual({ games, mostStake: '50.00' });
    const other = server.browser();
    await registerMember(other);
    expect((await other.call(endpoints.readBonusBars)).value).toEqual({ games: [] });
  });
});
