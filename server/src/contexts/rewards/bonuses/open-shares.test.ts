import type { RewardId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { newPromotion, rewardsBench } from '../../../../test/factories/rewards.ts';
import { buildTransfer, fund } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';
import { followPlay } from './use-cases/follow-play.ts';
import { giveUpBonus } from './use-cases/give-up-bonus.ts';
import { readBonus } from './use-cases/list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Policy = 'PRO_RATA' | 'FORFEIT_ALL';

/** A member with 100.00 of their own. */
async function start() {
  const member = await bench.member();
  const { actor } = member;
  const cash = `member:${member.id}:cash`;
  const house = 'house:games:stakes';
  await test.inUnit((ctx) => fund(ctx, cash, 10_000n));
  return {
    member,
    /** 50.00 more. */
    take: async (winningsPolicy: Policy): Promise<RewardId> => {
      const gift = { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null } as const;
      const { wagering } = newPromotion(test.clock.now(), {}).offer;
      const offer = {
        reward: { ...gift, tiers: [] },
        wagering: { ...wagering, winningsPolicy },
      };
      const id = await bench.promotion({ offer });
      await member.join(id);
      await member.claim(id);
      test.clock.advance({ seconds: 1 });
      return (await member.newestReward())?.id ?? 'rwd_missing1';
    },
    play: async (netMinor: bigint) => {
      const moved =
        netMinor > 0n
          ? ({ type: 'win', from: house, to: cash, amountMinor: netMinor } as const)
          : ({ type: 'stake', from: cash, to: house, amountMinor: -netMinor } as const);
      await test.inUnit((ctx) => post(ctx, [buildTransfer(moved)]));
      test.clock.advance({ seconds: 1 });
    },
    worth: async (id: RewardId) => {
      const { givingUp } = await test.inUnit((ctx) => readBonus(ctx, id), { actor });
      return givingUp?.forfeitMinor;
    },
    giveUp: (id: RewardId) => test.inUnit((ctx) => giveUpBonus(ctx, id), { actor }),
    follow: (id: RewardId, state: 'DONE' | 'OPEN') =>
      test.inUnit((ctx) =>
        followPlay(ctx, {
          requirementId: 'wrq_00000000',
          memberId: member.id,
          source: 'bonus',
          reference: id,
          state,
        }),
      ),
  };
}

/** Two bonuses of 50.00 beside 100.00 of own money, and 200.00 won with all of it. */
async function wonWithTwo(policy: Policy) {
  const player = await start();
  const older = await player.take(policy);
  const newer = await player.take(policy);
  await player.play(20_000n);
  return { ...player, older, newer };
}

// By hand from agents-loyalty-money.md D8: own money made half of the win, each bonus a quarter.
describe('two bonuses that are open at once', () => {
  it.each(['older', 'newer'] as const)('share one win, the %s given up first', async (first) => {
    const player = await wonWithTwo('PRO_RATA');
    const second = first === 'older' ? 'newer' : 'older';
    expect(await player.worth(player.older)).toBe(10_000n);
    expect(await player.worth(player.newer)).toBe(10_000n);
    await player.giveUp(player[first]);
    expect(await player.worth(player[second])).toBe(10_000n);
    await player.giveUp(player[second]);
    expect(await player.member.cash()).toBe(20_000n);
  });

  it.each(['older', 'newer'] as const)('leave own money alone, the %s first', async (first) => {
    const player = await wonWithTwo('FORFEIT_ALL');
    await player.giveUp(player[first]);
    await player.giveUp(player[first === 'older' ? 'newer' : 'older']);
    expect(await player.member.cash()).toBe(10_000n);
  });

  it('share only what is played while both are open', async () => {
    const player = await wonWithTwo('PRO_RATA');
    await player.giveUp(player.newer);
    // 300.00, of which 100.00 belong to the bonus: a third of what comes now.
    await player.play(9000n);
    expect(await player.worth(player.older)).toBe(13_000n);
    await player.giveUp(player.older);
    expect(await player.member.cash()).toBe(26_000n);
  });

  it('keep their shares when one of them is played off, and again after a void', async () => {
    const player = await wonWithTwo('PRO_RATA');
    await player.follow(player.newer, 'DONE');
    expect(await player.worth(player.older)).toBe(10_000n);
    await player.follow(player.newer, 'OPEN');
    expect(await player.worth(player.older)).toBe(10_000n);
    expect(await player.worth(player.newer)).toBe(10_000n);
    await player.giveUp(player.newer);
    await player.giveUp(player.older);
    expect(await player.member.cash()).toBe(20_000n);
  });
});
