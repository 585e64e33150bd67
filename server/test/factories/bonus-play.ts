import type { RewardId } from '@portal/protocol';
import { grantDemoCredit } from '../../src/contexts/onboarding/use-cases/grant-demo-credit.ts';
import type { DomainEvents } from '../../src/platform/outbox.ts';
import { giveUpBonus } from '../../src/contexts/rewards/bonuses/use-cases/give-up-bonus.ts';
import { followPlay } from '../../src/contexts/rewards/bonuses/use-cases/follow-play.ts';
import { endBonuses } from '../../src/contexts/rewards/bonuses/use-cases/end-bonuses.ts';
import {
  reckonBonuses,
  reckonCorrected,
} from '../../src/contexts/rewards/bonuses/use-cases/reckon-bonuses.ts';
import { readBonus } from '../../src/contexts/rewards/bonuses/use-cases/list-bonuses.ts';
import type { Wagering } from '../../src/contexts/rewards/promotions/terms.ts';
import { owedOfBonuses } from '../../src/contexts/rewards/index.ts';
import type { testDatabase } from '../harness.ts';
import { applyProtected, loosePolicy } from './bets.ts';
import { newPromotion, type rewardsBench } from './rewards.ts';
import { fund } from './wallet.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

const weights = [
  { category: 'LIVE', percent: 100 },
  { category: 'SPORTS', percent: 100 },
] as const;

type Member = Awaited<ReturnType<ReturnType<typeof rewardsBench>['member']>>;

const game = { category: 'SPORTS', gameCode: 'football' } as const;

/** What the vendor sends for bets by their names; each act is a second later than the last. */
export function vendorOf(test: TestDatabase, { id }: Member) {
  const policy = loosePolicy;
  const base = { provider: 'vendor:test', memberId: id, currency: 'USD', policy } as const;
  const send = async (command: Parameters<typeof applyProtected>[1]) => {
    await test.inUnit((ctx) => applyProtected(ctx, command));
    test.clock.advance({ seconds: 1 });
  };
  const named = (bet: string) => ({ refTxId: `${id}-${bet}`, roundId: `${id}-r${bet}` });
  return {
    bet: (bet: string, amountMinor: bigint) => {
      const stake = { txId: `${id}-${bet}`, roundId: `${id}-r${bet}`, amountMinor, game } as const;
      return send({ ...base, ...stake, kind: 'BET', hasLiveSession: true, closesRound: false });
    },
    win: (bet: string, amountMinor: bigint) => {
      const win = { ...base, ...named(bet), txId: `${id}-w${bet}`, amountMinor } as const;
      return send({ ...win, kind: 'WIN', closesRound: true });
    },
    voidBet: (bet: string) => {
      const gone = { ...base, ...named(bet), txId: `${id}-v${bet}` } as const;
      return send({ ...gone, kind: 'VOID', reason: 'by the test' });
    },
  };
}

/** What of the outbox concerns the bonuses of a member, told once and in its order. */
function outboxOf(test: TestDatabase, { id }: Member) {
  const heard = { last: 0n };
  return async () => {
    const { rows } = await test.database().pool.query<{
      id: string;
      name: 'turnover.requirement_moved' | 'turnover.corrected';
      payload: DomainEvents['turnover.requirement_moved'] & DomainEvents['turnover.corrected'];
    }>(
      `select id::text, name, payload from outbox
        where name in ('turnover.requirement_moved', 'turnover.corrected')
          and payload::text like '%' || $1 || '%' and id > $2 order by outbox.id`,
      [id, heard.last],
    );
    for (const { id: told, name, payload } of rows) {
      await (name === 'turnover.corrected'
        ? test.inUnit((ctx) => reckonCorrected(ctx, payload))
        : test.inUnit((ctx) => followPlay(ctx, payload)));
      heard.last = BigInt(told);
    }
  };
}

/** A member who plays with a vendor, takes bonuses and gives them up. */
export async function bonusPlayer(test: TestDatabase, bench: ReturnType<typeof rewardsBench>) {
  const member = await bench.member();
  const { id, actor } = member;
  return {
    ...vendorOf(test, member),
    member,
    fund: async (amountMinor: bigint) => {
      await test.inUnit((ctx) => fund(ctx, `member:${id}:cash`, amountMinor));
      test.clock.advance({ seconds: 1 });
    },
    /** What a demo site gives who registers there. */
    grantCredit: async (text: string) => {
      const purse = { account: `member:${id}:cash`, currency: 'USD', debt: `demo_credit:${id}` };
      await test.inUnit((ctx) => grantDemoCredit(ctx, { ...purse, memberId: id, text }));
      test.clock.advance({ seconds: 1 });
    },
    /** A gift of so much, to be played in the games above; twenty times unless told otherwise. */
    take: async (amount: string, terms: Partial<Wagering> = {}): Promise<RewardId> => {
      const { wagering } = newPromotion(test.clock.now(), {}).offer;
      const gift = { kind: 'FIXED', amount, basisPoints: null, capAmount: null } as const;
      const free = { weights: [...weights], maxStakeAmount: null, multiple: 20 };
      const reward = { ...gift, tiers: [] };
      const offer = { reward, wagering: { ...wagering, ...free, ...terms } };
      const promotion = await bench.promotion({ offer });
      await member.join(promotion);
      await member.claim(promotion);
      test.clock.advance({ seconds: 1 });
      return (await member.newestReward())?.id ?? 'rwd_missing1';
    },
    giveUp: (reward: RewardId) => test.inUnit((ctx) => giveUpBonus(ctx, reward), { actor }),
    read: (reward: RewardId) => test.inUnit((ctx) => readBonus(ctx, reward), { actor }),
    owed: () => test.inUnit((ctx) => owedOfBonuses(ctx, id)),
    hear: outboxOf(test, member),
    /** The jobs, after so long. */
    later: async (time: { readonly hours?: number; readonly minutes?: number }) => {
      test.clock.advance(time);
      await test.inUnit((ctx) => endBonuses(ctx));
      await test.inUnit((ctx) => reckonBonuses(ctx));
    },
    debt: async () => {
      const query =
        'select coalesce(sum(left_minor), 0) as left from bet_debts where member_id = $1';
      const { rows } = await test.database().pool.query<{ left: bigint | string }>(query, [id]);
      return BigInt(rows[0]?.left ?? 0);
    },
  };
}
