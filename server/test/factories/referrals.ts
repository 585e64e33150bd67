import type { MemberId } from '@portal/protocol';
import { takePosition } from '../../src/contexts/agents/index.ts';
import { beginBreak } from '../../src/contexts/limits/use-cases/begin-break.ts';
import { createMember } from '../../src/contexts/members/index.ts';
import { findReferral } from '../../src/contexts/rewards/referrals/store-referrals.ts';
import {
  changeReferralRules,
  type ReferralRulesForm,
} from '../../src/contexts/rewards/referrals/use-cases/change-referral-rules.ts';
import { selectRewards } from '../../src/contexts/rewards/bonuses/store-rewards.ts';
import { foldFacts } from '../../src/contexts/turnover/index.ts';
import type { testDatabase } from '../harness.ts';
import { buildMember } from './members.ts';
import { buildOperator } from './operators.ts';
import { turnoverPlayer } from './turnover.ts';

type Test = ReturnType<typeof testDatabase>;

/** 18.00 and 8.00 for a first deposit of 100.00 and play of 1,000.00, three times to be played. */
const usualRules: ReferralRulesForm = {
  isOpen: true,
  names: { en: 'Bring a friend', ar: 'ادعُ صديقًا' },
  windowDays: 30,
  leastDepositMinor: 10_000n,
  leastValidMinor: 100_000n,
  needsPhone: false,
  monthlyLimit: 20,
  lifeLimit: 100,
  referrerMinor: 1800n,
  friendMinor: 800n,
  multiple: 3,
  shareBasisPoints: 0,
  needsIdentity: false,
};

/** Members who bring others along, and what their friends do. */
export function referralBench(test: Test) {
  let version = 0;
  let addresses = 0;

  async function member(from: {
    readonly referrerId?: MemberId;
    readonly address?: string;
    readonly name?: string;
    readonly isAgent?: boolean;
  }): Promise<MemberId> {
    addresses += 1;
    const { referrerId = null, address = `198.51.100.${addresses}`, name } = from;
    const profile = name === undefined ? {} : { payeeName: name };
    const row = buildMember({ registeredFrom: address, profile });
    await test.inUnit(async (ctx) => {
      await createMember(ctx, row);
      const invitation = { uplineId: null, linkCode: null, referrerId };
      await takePosition(ctx, { ...invitation, memberId: row.id, isAgent: from.isAgent === true });
    });
    return row.id;
  }

  return {
    rules: async (change: Partial<ReferralRulesForm> = {}) => {
      const form = { ...usualRules, ...change };
      const command = { form, version, reason: 'For a test.' };
      await test.inUnit((ctx) => changeReferralRules(ctx, command), { actor: buildOperator() });
      version += 1;
    },
    member,
    play: async (memberId: MemberId, validMinor: bigint) => {
      const player = turnoverPlayer(test, memberId.slice('mbr_'.length));
      await player.book(player.fact('1', { stakeMinor: validMinor, validMinor }));
      await test.inUnit((ctx) => foldFacts(ctx));
    },
    /** In another round than before. */
    playLater: async (memberId: MemberId, validMinor: bigint) => {
      const player = turnoverPlayer(test, memberId.slice('mbr_'.length));
      await player.book(player.fact('2', { stakeMinor: validMinor, validMinor }));
      await test.inUnit((ctx) => foldFacts(ctx));
    },
    /** Two days of a break, or for ever. */
    rest: (memberId: MemberId, kind: 'exclusion' | 'time_out') =>
      test.inUnit((ctx) => {
        const endsAt = kind === 'time_out' ? test.clock.now().add({ hours: 48 }) : null;
        return beginBreak(ctx, { memberId, kind, endsAt, reason: 'test' });
      }),
    stateOf: async (friendId: MemberId) => {
      const row = await test.inUnit((ctx) => findReferral(ctx.tx, friendId));
      return row && ([row.state, row.reason] as const);
    },
    waiting: async (memberId: MemberId) => {
      const query = { memberId, isWaiting: true, cursor: undefined, limit: 5 };
      const rows = await test.inUnit((ctx) => selectRewards(ctx.tx, query));
      return rows.map(({ amountMinor }) => amountMinor);
    },
  };
}
