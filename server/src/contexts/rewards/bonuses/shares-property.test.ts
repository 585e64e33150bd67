import type { RewardId } from '@portal/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, modelParts } from '../../../../test/factories/bonus-model.ts';
import { bonusPlayer } from '../../../../test/factories/bonus-play.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const bench = rewardsBench(test);

const bonusMinor = 5000n;
/** Each share of winnings is floored by itself, and the model cuts them elsewhere. */
const roundedMinor = 10n;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      pick: fc.nat(20),
      times: fc.constantFrom(0n, 0n, 1n, 2n, 5n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), pick: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      minor: fc.bigInt({ min: 1n, max: 20_000n }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), isShared: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give up' as const), pick: fc.nat(3) }) },
);
type Step = ReturnType<typeof step.generate>['value'];

interface Placed {
  readonly name: string;
  readonly stake: bigint;
  paid: bigint;
  state: 'open' | 'settled' | 'void';
}

async function newRun() {
  const player = await bonusPlayer(test, bench);
  const acts: Act[] = [];
  const bets: Placed[] = [];
  const gifts: { readonly id: RewardId; isOver: boolean }[] = [];
  const went = new Map<string, bigint>();
  const nets = () =>
    new Map(
      bets.map(({ name, stake, paid, state }) => [name, state === 'settled' ? paid - stake : 0n]),
    );
  const cashNow = async () => await player.member.cash();
  const parts = () => modelParts(acts, nets());

  /** What a result changes of bonuses that are over is own money for those that came after. */
  async function settled(): Promise<void> {
    await player.hear();
    await player.later({ minutes: 5 });
    const now = parts();
    for (const { id, isOver } of gifts) {
      const moved = (now.get(id) ?? 0n) - (went.get(id) ?? now.get(id) ?? 0n);
      if (isOver && moved !== 0n) {
        acts.push({ act: 'back', of: id, minor: -moved });
      }
      if (isOver) {
        went.set(id, now.get(id) ?? 0n);
      }
    }
  }

  async function giveUp(gift: { readonly id: RewardId; isOver: boolean }): Promise<void> {
    const code = await player.giveUp(gift.id).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    expect([undefined, 'bonus_in_play']).toContain(code);
    if (code === undefined) {
      gift.isOver = true;
      acts.push({ act: 'end', bonus: gift.id });
    }
  }

  async function settle(bet: Placed, paid: bigint): Promise<void> {
    await player.win(bet.name, paid);
    Object.assign(bet, { paid, state: 'settled' });
    acts.push({ act: 'back', of: bet.name, minor: paid });
  }

  async function take(isShared: boolean): Promise<void> {
    const found = await cashNow();
    const winningsPolicy = isShared ? 'PRO_RATA' : 'FORFEIT_ALL';
    const id = await player.take('50.00', { winningsPolicy, multiple: 1000, days: 300 });
    gifts.push({ id, isOver: false });
    acts.push({ act: 'claim', bonus: id, minor: bonusMinor, found, isShared });
  }

  async function act(now: Step): Promise<void> {
    const open = bets.filter(({ state }) => state === 'open');
    switch (now.do) {
      case 'fund':
        await player.fund(now.minor);
        acts.push({ act: 'cash', minor: now.minor });
        break;
      case 'bet': {
        const stake = ((await cashNow()) * BigInt(now.percent)) / 100n;
        if (stake > 0n) {
          const name = `b${bets.length}`;
          await player.bet(name, stake);
          bets.push({ name, stake, paid: 0n, state: 'open' });
          acts.push({ act: 'bet', bet: name });
        }
        break;
      }
      case 'result': {
        const bet = open[now.pick % Math.max(1, open.length)];
        await (bet === undefined ? undefined : settle(bet, bet.stake * now.times));
        break;
      }
      case 'void': {
        const some = bets.filter(({ state }) => state !== 'void');
        const bet = some[now.pick % Math.max(1, some.length)];
        if (bet !== undefined && (await cashNow()) + bet.stake >= bet.paid) {
          await player.voidBet(bet.name);
          acts.push({ act: 'back', of: bet.name, minor: bet.stake - bet.paid });
          bet.state = 'void';
        }
        break;
      }
      case 'take':
        await (gifts.filter(({ isOver }) => !isOver).length < 2 ? take(now.isShared) : undefined);
        break;
      case 'give up': {
        const some = gifts.filter(({ isOver }) => !isOver);
        const gift = some[now.pick % Math.max(1, some.length)];
        await (gift === undefined ? undefined : giveUp(gift));
        break;
      }
    }
    await settled();
  }

  return {
    act,
    /** Every bet gets a result, and every bonus is given up. */
    finish: async () => {
      for (const bet of bets.filter(({ state }) => state === 'open')) {
        await settle(bet, 0n);
        await settled();
      }
      for (const gift of gifts.filter(({ isOver }) => !isOver)) {
        await giveUp(gift);
        await settled();
      }
    },
    outcome: async () => {
      const wentBack: bigint[] = [];
      for (const { id } of gifts) {
        wentBack.push((await player.read(id)).reward.forfeitMinor ?? 0n);
      }
      const cash = acts.reduce((sum, entry) => sum + (entry.act === 'cash' ? entry.minor : 0n), 0n);
      const played = [...nets().values()].reduce((sum, net) => sum + net, 0n);
      const expectedBack = gifts.map(({ id }) => parts().get(id) ?? 0n);
      const kept = expectedBack.reduce((sum, minor) => sum + bonusMinor - minor, 0n);
      return {
        wentBack,
        expectedBack,
        cash: (await cashNow()) - (await player.debt()),
        expectedCash: cash + played + kept,
      };
    },
  };
}

/** The books are proven after each run besides. */
describe('random play under bonuses, with bets of before, money that comes and late results', () => {
  it('takes what a second reckoning takes, which knows no ledger', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 22 }), async (steps) => {
        const run = await newRun();
        for (const now of steps) {
          await run.act(now);
        }
        await run.finish();
        const { wentBack, expectedBack, cash, expectedCash } = await run.outcome();
        wentBack.forEach((minor, place) => {
          expect(within(minor, expectedBack[place] ?? 0n)).toBe(true);
        });
        expect(within(cash, expectedCash)).toBe(true);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 60_000);
});

function within(left: bigint, right: bigint): boolean {
  const apart = left - right;
  return apart <= roundedMinor && -apart <= roundedMinor;
}
